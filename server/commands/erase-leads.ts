import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { LeadStore } from '../leads/lead-store.ts';
import { backupFiles, damagedFiles, openBackup } from '../leads/open-lead-store.ts';
import { DamagedError } from '../sqlite/open-database.ts';
import { timeText } from './leads-text.ts';

const DAY = 24 * 3_600_000;

interface Folder {
  store: LeadStore;
  dataDir: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Erases what was received longer ago than so many days, but for what is not delivered yet. */
export async function eraseOld(folder: Folder, days: number): Promise<string> {
  const before = folder.now - days * DAY;
  const done = await eraseEverywhere(folder, (store) => store.eraseBefore(before));
  const left = await folder.store.list(Number.MAX_SAFE_INTEGER);
  const undelivered = left.filter(({ receivedAt }) => receivedAt < before);
  const stay = undelivered.map(({ reference }) => reference).join(', ');
  return (
    `Received before ${timeText(before)} (${days} days): ${done}` +
    (stay === '' ? '' : `Not delivered yet, therefore still there: ${stay}\n`)
  );
}

/** Erases all of one person, delivered or not. */
export async function erasePerson(folder: Folder, email: string): Promise<string> {
  const done = await eraseEverywhere(folder, (store) => store.eraseByEmail(email));
  return (
    `With this e-mail: ${done}` +
    'What the CRM and the mailboxes of the agency have of it is not touched, nor copies elsewhere.\n'
  );
}

/** Erases one lead, delivered or not. */
export async function eraseLead(folder: Folder, id: string): Promise<string> {
  return eraseEverywhere(folder, (store) => store.eraseOne(id));
}

type Erase = (store: LeadStore) => Promise<string[]>;

/** Also in the hourly copies, and among messages that were written instead of being sent. */
async function eraseEverywhere({ store, dataDir }: Folder, erase: Erase): Promise<string> {
  const erased = new Set(await erase(store));
  const leads = erased.size;
  const damaged = damagedFiles(dataDir);
  let copies = 0;
  for (const file of backupFiles(dataDir)) {
    const inCopy = await eraseInCopy(file, erase);
    if (!inCopy) damaged.push(path.relative(dataDir, file));
    for (const id of inCopy ?? []) erased.add(id);
    copies += inCopy && inCopy.length > 0 ? 1 : 0;
  }
  const messages = eraseMessages(path.join(dataDir, 'mail'), erased);
  return (
    `leads erased: ${leads}; hourly copies that had them: ${copies}; ` +
    `written messages: ${messages}.\n${damagedText(damaged)}`
  );
}

/** Undefined if the copy is damaged. */
async function eraseInCopy(file: string, erase: Erase): Promise<string[] | undefined> {
  try {
    const copy = openBackup(file);
    const erased = await erase(copy);
    await copy.close();
    return erased;
  } catch (error) {
    if (error instanceof DamagedError) return undefined;
    throw error;
  }
}

/** Nothing can be erased in a damaged file. */
function damagedText(damaged: readonly string[]): string {
  if (damaged.length === 0) return '';
  return `Damaged files may still hold them, remove these: ${damaged.join(', ')}\n`;
}

/** The name of a message begins with the id of its lead. */
function eraseMessages(dir: string, ids: ReadonlySet<string>): number {
  const names = readdirSync(path.dirname(dir)).includes('mail') ? readdirSync(dir) : [];
  const erased = names.filter((name) => [...ids].some((id) => name.startsWith(id)));
  for (const name of erased) rmSync(path.join(dir, name));
  return erased.length;
}
