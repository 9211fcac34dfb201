import type { LeadEraser, LeadStore } from '../services/leads/model/lead-store.ts';
import { eachErased } from '../services/leads/each-erased.ts';
import { eraseEverywhere, type LeadFiles } from '../services/leads/lead-erasure.ts';
import { mailFolder } from '../services/mail/written-mails.ts';
import { phoneKey } from '../../views/domain/format/phone-key.ts';
import { timeText } from './leads-text.ts';
import { wantedLeads } from './wanted-leads.ts';

const DAY = 24 * 3_600_000;

interface Folder extends Pick<LeadFiles, 'handedIn'> {
  store: LeadStore;
  dataDir: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Erases leads that were received more than this number of days ago and wait for nothing. */
export async function eraseOlderThan(folder: Folder, days: number): Promise<string> {
  const before = folder.now - days * DAY;
  const done = await erasedText(folder, (store) => eachErased(() => store.eraseBefore(before)));
  const left = await folder.store.list(Number.MAX_SAFE_INTEGER);
  const undelivered = left.filter(({ receivedAt }) => receivedAt < before);
  const stay = undelivered.map(({ reference }) => reference).join(', ');
  return (
    `Received before ${timeText(before)} (${days} days): ${done}` +
    (stay === '' ? '' : `Not delivered yet, or of a date ahead, therefore still there: ${stay}\n`)
  );
}

/**
 * Erases all leads of one person, delivered or not, and that they were written to as a friend.
 * @param recipient the hash of the address; undefined while the site has no secret.
 */
export async function erasePerson(
  folder: Folder,
  email: string,
  recipient: string | undefined,
): Promise<string> {
  const done = await erasedText(folder, async (store) => {
    if (recipient !== undefined) await store.eraseRecipient(recipient);
    return store.eraseByEmail(email);
  });
  return (
    `With this e-mail: ${done}` +
    'What the CRM and the mailboxes of the agency have of it is not touched, nor copies elsewhere.\n'
  );
}

/** Erases all leads of a telephone number, however it is written, delivered or not. */
export async function eraseByPhone(folder: Folder, phone: string): Promise<string> {
  const found = (await folder.store.list(Number.MAX_SAFE_INTEGER)).filter(wantedLeads({ phone }));
  const done = await erasedText(folder, async (store) => {
    // Of people who gave nothing else also those that only a copy has.
    const ids = await store.eraseByEmail(phoneKey(phone));
    for (const { id } of found) ids.push(...(await store.eraseOne(id)));
    return ids;
  });
  return (
    `With this number: ${done}` +
    'What the CRM and the mailboxes of the agency have of it is not touched, nor copies elsewhere.\n'
  );
}

/** Erases one lead, delivered or not. */
export async function eraseLead(folder: Folder, id: string): Promise<string> {
  return erasedText(folder, (store) => store.eraseOne(id));
}

type Erase = (store: LeadEraser) => Promise<string[]>;

/** Also in the store's own copies, and among messages that were written instead of being sent. */
async function erasedText({ store, handedIn, dataDir }: Folder, erase: Erase): Promise<string> {
  const done = await eraseEverywhere(store, { handedIn, mailDir: mailFolder(dataDir) }, erase);
  const { leads, copies, messages, documents, damaged } = done;
  return (
    `leads erased: ${leads}; hourly copies that had them: ${copies}; ` +
    `written messages: ${messages}${documents > 0 ? `; documents: ${documents}` : ''}.\n` +
    damagedText(damaged)
  );
}

/** Nothing can be erased in a damaged file. */
function damagedText(damaged: readonly string[]): string {
  if (damaged.length === 0) return '';
  return `Damaged files may still hold them, remove these: ${damaged.join(', ')}\n`;
}
