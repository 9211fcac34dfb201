import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makeFolderSync } from './platform/files/make-folder.ts';
import type { Config } from './config.ts';
import { checkJson } from './platform/files/json-file.ts';
import { StartError } from './platform/start-error.ts';
import { type ArchivedFile, readArchive, writeArchive } from './platform/sqlite/archive.ts';
import { documentsIn, handedInFolder } from './services/handed-in/handed-in-files.ts';
import { mailFolder } from './services/mail/written-mails.ts';
import type { Restored } from './services/stores/stores.ts';
import { SECRET_FILE } from './session-secret.ts';
import { STORES_ADAPTERS } from './store-adapters.ts';

type Settings = Pick<Config, 'dataDir' | 'stores' | 'databaseUrl'>;

const MANIFEST = 'backup.json';
const HANDED_IN = path.basename(handedInFolder(''));
/** Raised when a backup can no longer be read by the release before. */
const FORMAT = 1;
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The files it has: those of SQLite, also of a site in PostgreSQL. */
  stores: z.literal('sqlite'),
});

/** What a backup may hold: no name leads out of the folder. */
const NAME = /^(?:(?:mail|handed-in)\/)?\w[\w.@-]{0,199}$/;

/** What a restore brought, and where it put what was there before. */
export interface RestoredSite extends Restored {
  /** ISO date and time of the backup. */
  madeAt: string;
  hasSecret: boolean;
  /** Number of messages that were written instead of sent. */
  mails: number;
  /** Folder of what was replaced; undefined if nothing was there. */
  replaced: string | undefined;
}

/**
 * Writes all that a site must not lose into one file, for its user alone, beside running servers:
 * the stores, the session secret, documents that owners handed in, written messages. Pictures are not
 * in it; they are made again.
 * @param now milliseconds since 1970.
 * @throws when the file is there already, or something cannot be read; no file is left then.
 */
export async function backUpSite(config: Settings, file: string, now: number): Promise<void> {
  const { dataDir, stores } = config;
  await inFolder(`${file}.`, async (folder) => {
    const documents = await STORES_ADAPTERS[stores].backUp(config, folder);
    const secret = path.join(dataDir, SECRET_FILE);
    if (existsSync(secret)) copyFileSync(secret, path.join(folder, SECRET_FILE));
    const manifest = { format: FORMAT, madeAt: new Date(now).toISOString(), stores: 'sqlite' };
    writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
    writeArchive(file, contentsOf(folder, { dataDir, documents }), now);
  });
}

/** One after the other is read as it is written: documents of owners have some gigabytes together. */
function* contentsOf(
  folder: string,
  { dataDir, documents }: { dataDir: string; documents: string },
): Generator<ArchivedFile> {
  yield* filesOf(folder);
  yield* mailsOf(dataDir);
  yield* handedInOf(documents);
}

function* filesOf(folder: string, prefix = '', end = ''): Generator<ArchivedFile> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(end)) continue;
    yield { name: prefix + entry.name, content: readFileSync(path.join(folder, entry.name)) };
  }
}

/** Messages that are whole; another process may erase one meanwhile, and the backup fails. */
function* mailsOf(dataDir: string): Generator<ArchivedFile> {
  const dir = mailFolder(dataDir);
  if (!existsSync(dir)) return;
  yield* filesOf(dir, 'mail/', '.eml');
}

function* handedInOf(dir: string): Generator<ArchivedFile> {
  for (const lead of documentsIn(dir)) {
    const content = readFileSync(path.join(handedInFolder(dir), lead));
    yield { name: `${HANDED_IN}/${lead}`, content };
  }
}

/**
 * Puts a backup in the place of what a site has, while no server runs.
 * @param now milliseconds since 1970; names the folder of what was there before.
 * @throws StoreError while a server runs; any Error when the backup cannot be used. Both leave what
 * is there as it is.
 */
export async function restoreSite(
  config: Settings,
  file: string,
  now: number,
): Promise<RestoredSite> {
  const { dataDir, stores } = config;
  makeFolderSync(dataDir, 0o700);
  const adapter = STORES_ADAPTERS[stores];
  return adapter.whileClosed(config, () =>
    inFolder(path.join(dataDir, 'restore-'), async (from) => {
      const { madeAt } = unpack(file, from);
      const replaced = path.join(dataDir, `replaced-${new Date(now).toISOString().slice(0, 19)}`);
      mkdirSync(replaced, { mode: 0o700 });
      const restored = await adapter.restore(config, { from, replaced });
      const hasSecret = existsSync(path.join(from, SECRET_FILE));
      if (hasSecret) replace({ dataDir, from, replaced }, SECRET_FILE);
      const mails = readdirSync(path.join(from, 'mail')).length;
      replace({ dataDir, from, replaced }, 'mail');
      const hasReplaced = readdirSync(replaced).length > 0;
      if (!hasReplaced) rmSync(replaced, { recursive: true });
      return {
        ...restored,
        madeAt,
        hasSecret,
        mails,
        replaced: hasReplaced ? replaced : undefined,
      };
    }),
  );
}

/** @throws StartError when the backup is of another format, or has what no backup has. */
function unpack(file: string, folder: string) {
  for (const name of ['mail', HANDED_IN]) mkdirSync(path.join(folder, name), { mode: 0o700 });
  for (const { name, content } of readArchive(file)) {
    if (!NAME.test(name)) throw new StartError(`${file} has a file that no backup has: ${name}`);
    writeFileSync(path.join(folder, name), content, { mode: 0o600, flush: true });
  }
  const text = readFileSync(path.join(folder, MANIFEST), 'utf8');
  const manifest = checkJson(text, manifestSchema);
  if (!manifest.ok) throw new StartError(`${file} was made by another release: ${text}`);
  return manifest.value;
}

interface Places {
  dataDir: string;
  from: string;
  replaced: string;
}

function replace({ dataDir, from, replaced }: Places, name: string): void {
  const place = path.join(dataDir, name);
  if (existsSync(place)) renameSync(place, path.join(replaced, name));
  renameSync(path.join(from, name), place);
}

/** Runs `work` with a folder for this user alone, which is removed with what is left in it. */
async function inFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(prefix);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
