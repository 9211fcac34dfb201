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
import type { Config } from './config.ts';
import { checkJson } from './platform/files/json-file.ts';
import { StartError } from './platform/start-error.ts';
import { type ArchivedFile, readArchive, writeArchive } from './platform/sqlite/archive.ts';
import { handedInFolder } from './services/handed-in/handed-in-files.ts';
import { mailFolder } from './services/mail/written-mails.ts';
import type { Restored } from './services/stores/stores.ts';
import { SECRET_FILE } from './session-secret.ts';
import { STORES_ADAPTERS } from './store-adapters.ts';

type Settings = Pick<Config, 'dataDir' | 'stores'>;

const MANIFEST = 'backup.json';
const HANDED_IN = path.basename(handedInFolder(''));
/** Raised when a backup can no longer be read by the release before. */
const FORMAT = 1;
const manifestSchema = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The adapter that made it; there is one. */
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
  /** Number of documents that owners had handed in. */
  documents: number;
  /** Folder of what was replaced; undefined if nothing was there. */
  replaced: string | undefined;
}

/**
 * Writes all that a site must not lose into one file, for its user alone, beside running servers:
 * the stores, the session secret, documents that owners handed in, written messages. Pictures are not in it; they are made again.
 * @param now milliseconds since 1970.
 * @throws when the file is there already, or something cannot be read; no file is left then.
 */
export async function backUpSite(config: Settings, file: string, now: number): Promise<void> {
  const { dataDir, stores } = config;
  await inFolder(`${file}.`, async (folder) => {
    await STORES_ADAPTERS[stores].backUp({ dataDir }, folder);
    const secret = path.join(dataDir, SECRET_FILE);
    if (existsSync(secret)) copyFileSync(secret, path.join(folder, SECRET_FILE));
    const manifest = { format: FORMAT, madeAt: new Date(now).toISOString(), stores };
    writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifest));
    writeArchive(file, [...filesOf(folder), ...mailsOf(dataDir), ...handedInOf(dataDir)], now);
  });
}

function* filesOf(folder: string, prefix = ''): Generator<ArchivedFile> {
  for (const name of readdirSync(folder)) {
    yield { name: prefix + name, content: readFileSync(path.join(folder, name)) };
  }
}

/** Messages that are whole; another process may erase one meanwhile, and the backup fails. */
function* mailsOf(dataDir: string): Generator<ArchivedFile> {
  const dir = mailFolder(dataDir);
  if (!existsSync(dir)) return;
  for (const file of filesOf(dir, 'mail/')) if (file.name.endsWith('.eml')) yield file;
}

/** Documents that are whole, each under the id of its lead. */
function* handedInOf(dataDir: string): Generator<ArchivedFile> {
  const dir = handedInFolder(dataDir);
  if (!existsSync(dir)) return;
  for (const file of filesOf(dir, `${HANDED_IN}/`)) if (!file.name.includes('.')) yield file;
}

/**
 * Puts a backup in the place of what a site has, while no server runs.
 * @param now milliseconds since 1970; names the folder of what was there before.
 * @throws StoreError while a server runs; any Error when the backup cannot be used. Both leave what
 * is there as it is.
 */
export async function restoreSite(
  { dataDir, stores }: Settings,
  file: string,
  now: number,
): Promise<RestoredSite> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const adapter = STORES_ADAPTERS[stores];
  return adapter.whileClosed({ dataDir }, () =>
    inFolder(path.join(dataDir, 'restore-'), async (from) => {
      const { madeAt } = unpack(file, from);
      const replaced = path.join(dataDir, `replaced-${new Date(now).toISOString().slice(0, 19)}`);
      mkdirSync(replaced, { mode: 0o700 });
      const restored = await adapter.restore({ dataDir }, { from, replaced });
      const hasSecret = existsSync(path.join(from, SECRET_FILE));
      if (hasSecret) replace({ dataDir, from, replaced }, SECRET_FILE);
      const mails = readdirSync(path.join(from, 'mail')).length;
      replace({ dataDir, from, replaced }, 'mail');
      const documents = readdirSync(path.join(from, HANDED_IN)).length;
      replace({ dataDir, from, replaced }, HANDED_IN);
      const hasReplaced = readdirSync(replaced).length > 0;
      if (!hasReplaced) rmSync(replaced, { recursive: true });
      return {
        ...restored,
        madeAt,
        hasSecret,
        mails,
        documents,
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
