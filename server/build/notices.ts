import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../platform/files/make-folder.ts';

interface NoticesOptions {
  /** The project's folder, with package-lock.json and node_modules. */
  root: string;
  outFile: string;
}

interface Package {
  name: string;
  version: string;
  licence: string;
  /** The texts of its licence files; empty for a package without one. */
  texts: string[];
}

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

const LICENCE_FILE =
  /^(licen[cs]e|copying|notice|third-party-notices)([-.](?!.*(js|ts|json|html)$).*)?$/i;
const RULE = '='.repeat(80);

/**
 * Writes the notices that third-party licences require: name, version, licence and licence text of
 * every package that the product runs with or sends to a browser (the lock file's entries that are
 * not for development only), of the fonts in `public/fonts`, and the notice of the data in
 * `public/data`. Sorted, so that the same packages give the same file. Packages for other platforms
 * are not installed and not listed.
 */
export async function buildNotices({ root, outFile }: NoticesOptions): Promise<void> {
  const sections = [
    ...(await installedPackages(root)).map(packageSection),
    ...(await fontSections(path.join(root, 'public', 'fonts'))),
    ...(await dataSections(path.join(root, 'public', 'data'))),
  ];
  await makeFolder(path.dirname(outFile));
  await writeFile(outFile, `${[HEADING, ...sections].join(`\n${RULE}\n\n`)}\n`);
}

const HEADING =
  'This product contains software, fonts and data made by others, under the licences below.\n';

async function installedPackages(root: string): Promise<Package[]> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const found = new Map<string, Package>();
  for (const [place, entry] of Object.entries(lock.packages)) {
    if (place === '' || entry.dev || entry.link) continue;
    const known = await readPackage(path.join(root, place), place, entry);
    if (known) found.set(`${known.name}@${known.version}`, known);
  }
  return [...found.values()].sort((a, b) => order(a.name, b.name) || order(a.version, b.version));
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

async function readPackage(
  dir: string,
  place: string,
  entry: LockEntry,
): Promise<Package | undefined> {
  const files = await readdir(dir, { withFileTypes: true }).catch(nothingThere);
  if (!files) return undefined;
  const licences = files.filter((file) => file.isFile() && LICENCE_FILE.test(file.name));
  const texts = licences.map(({ name }) => readFile(path.join(dir, name), 'utf8'));
  return {
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version ?? '',
    licence: entry.license ?? 'not stated',
    texts: await Promise.all(texts),
  };
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function packageSection({ name, version, licence, texts }: Package): string {
  return [`${name} ${version}\nLicence: ${licence}\n`, ...texts.map(tidy)].join('\n');
}

async function fontSections(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).filter((name) => /(ofl|licen[cs]e).*\.txt$/i.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const text = await readFile(path.join(dir, name), 'utf8');
      return `Font: ${name.replace(/[-_.]*(ofl|licen[cs]e).*\.txt$/i, '')}\n\n${tidy(text)}`;
    }),
  );
}

async function dataSections(dir: string): Promise<string[]> {
  const text = await readFile(path.join(dir, 'NOTICE.md'), 'utf8').catch(nothingThere);
  return text === undefined ? [] : [`Data: places\n\n${tidy(text)}`];
}

function tidy(text: string): string {
  return `${text.replaceAll('\r\n', '\n').trim()}\n`;
}
