import path from 'node:path';

/** Absolute path of a file that was written, made or removed. */
export type Change = string;

/** What a change asks for; the bundles are watched by webpack itself. */
export type Work = 'styles' | 'static' | 'restart';

/** Programs of their own: the running server never reads them. */
const TOOLS = /^server\/(build|checks|commands|dev|starter|testing)\//;

/**
 * Sorts changed files into what has to be done about them. Components are left to webpack, which
 * tells when it has built them; everything else that the server reads is a restart.
 */
export function workFor(
  files: readonly Change[],
  places: { root: string; siteDir: string },
): Set<Work> {
  const work = new Set<Work>();
  for (const file of files) {
    const part = partOf(file, places);
    if (part === undefined) continue;
    work.add(part).add('restart');
  }
  return work;
}

function partOf(file: string, { root, siteDir }: { root: string; siteDir: string }) {
  const name = path.relative(root, file).split(path.sep).join('/');
  if (isWithin(file, siteDir)) return 'restart';
  if (name.endsWith('.css')) return 'styles';
  if (name.startsWith('public/')) return 'static';
  if (TOOLS.test(name)) return undefined;
  if (name.endsWith('.tsx') || name.startsWith('client/')) return undefined;
  return /\.(ts|json)$/.test(name) ? 'restart' : undefined;
}

function isWithin(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep);
}
