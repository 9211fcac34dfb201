import path from 'node:path';

/** Absolute path of a file that was written, made or removed. */
export type Change = string;

/** The reaction to a change; webpack watches the bundles' sources itself. */
export type Work = 'styles' | 'static' | 'restart';

/** Separate programs, which the running server never imports. */
const TOOLS = /^server\/(build|checks|commands|dev|starter|testing)\//;

/**
 * The reactions to a set of changed files. Components are rebuilt by webpack; everything else that
 * the server reads needs a restart.
 */
export function buildStepsFor(
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
  return file === folder || file.startsWith(folder + path.sep);
}
