// The leads, for the agency's operator, beside the running site:
//   npm run leads -- list
//   npm run leads -- show K7M2QX
//   npm run leads -- export leads.csv
// It runs as the site's user: SQLite makes files that the site must be able to write.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PAYLOAD_NAMES } from '../../views/domain/forms/form-field.ts';
import { isLocale, LOCALES } from '../../views/domain/locale.ts';
import { readConfig } from '../config.ts';
import { createI18n } from '../platform/i18n.ts';
import { ROOT } from '../platform/root.ts';
import type { LeadStore, StoredLead } from '../services/leads/model/lead-store.ts';
import type { HandedInStore } from '../services/handed-in/handed-in-store.ts';
import type { SavedSearchStore } from '../services/alerts/saved-search-store.ts';
import { openLeadStores } from '../open-stores.ts';
import { recipientHash } from '../services/leads/friends/recipient-hash.ts';
import { knownSecret } from '../session-secret.ts';
import { commandFailure, UsageError } from './command-failure.ts';
import { eraseByPhone, eraseLead, eraseOlderThan, erasePerson } from './erase-leads.ts';
import { headingOf } from './leads-table/csv-headings.ts';
import { leadsCsv } from './leads-csv.ts';
import { leadLines, leadText, savedSearches, searchLines } from './leads-text.ts';
import { wantedLeads } from './wanted-leads.ts';

const USAGE = `usage: npm run leads -- …
  list [--all] [--set-aside]
                            the latest 50, or all; only those in quarantine
  show REFERENCE | --email ADDRESS | --phone NUMBER
                            all of one lead, or of one person's
  export FILE [--language nl|fr|en|de]
                            a table for spreadsheets, into a new file
                            list and export: [--email ADDRESS] [--phone NUMBER] [--form NAME]
                            [--office ADDRESS] [--from DATE] [--to DATE], days as 2026-11-24, in Brussels
  retry REFERENCE | --all   attempts now what is not delivered
  park REFERENCE [--reason TEXT]
                            sets one aside: nothing more is attempted or reported
  restore REFERENCE         delivers what was set aside, by an operator or by the site
  recover [FILE]            stores again what hourly copies have and the site has lost, or what FILE
                            has: a copy, or a damaged file that was set aside; nothing is replaced
  searches [--email ADDRESS]
                            what visitors have saved and get mail about, or one person
  erase [--days N]          what was received longer ago (default: LEADS_KEEP_DAYS) and is delivered
  erase --email ADDRESS | --phone NUMBER
                            all of one person
  erase REFERENCE           one lead, delivered or not
`;
const LISTED = 50;
const ALL = Number.MAX_SAFE_INTEGER;

interface LeadsCommand {
  store: LeadStore;
  searches: SavedSearchStore;
  handedIn: HandedInStore;
  dataDir: string;
  keepDays: number;
  /** The hash of a friend's address; undefined while the site has no secret. */
  recipientHash: (email: string) => string | undefined;
  now: number;
  /** The argument after the action. */
  what: string | undefined;
  all: boolean;
  'set-aside': boolean;
  days?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  language?: string | undefined;
  form?: string | undefined;
  office?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  reason?: string | undefined;
}

/** Each returns the text to print. */
const ACTIONS: Readonly<Record<string, (command: LeadsCommand) => Promise<string>>> = {
  list: async (command) => {
    const { store, all, 'set-aside': isSetAside } = command;
    const found = (await store.list(ALL)).filter(wantedLeads(command));
    const shown = isSetAside ? found.filter(({ quarantine }) => quarantine !== undefined) : found;
    const leads = shown.slice(0, all ? ALL : LISTED);
    return leads.length === 0 ? 'There are no leads.\n' : leadLines(leads);
  },
  show: async (command) => {
    const { store, what, email, phone } = command;
    if (what !== undefined || (email === undefined && phone === undefined))
      return wholeText(store, await leadOf(command));
    const found = (await store.list(ALL)).filter(wantedLeads(command));
    const texts = await Promise.all(found.map((lead) => wholeText(store, lead)));
    return texts.length === 0 ? 'There are no leads.\n' : texts.join('\n');
  },
  export: async (command) => {
    const { store, what: file } = command;
    if (file === undefined) throw new UsageError(USAGE);
    const leads = (await store.list(ALL)).filter(wantedLeads(command));
    writeFileSync(file, leadsCsv(leads, await headings(command)), { mode: 0o600, flag: 'wx' });
    return `${leads.length} leads written to ${file}\n`;
  },
  retry: async (command) => {
    const leads = command.all ? await command.store.list(ALL) : [await leadOf(command)];
    const tried: string[] = [];
    for (const { id, reference, quarantine } of leads) {
      if (quarantine === undefined && (await command.store.retry(id, command.now)))
        tried.push(reference);
    }
    if (tried.length > 0) return `Attempted within seconds if the site runs: ${tried.join(', ')}\n`;
    return 'There is nothing to deliver. What was set aside is restored with "restore".\n';
  },
  park: async (command) => {
    const { id, reference } = await leadOf(command);
    const isParked = await command.store.park(id, command.reason ?? 'by an operator');
    return isParked ? `${reference} is set aside.\n` : `${reference} is delivered already.\n`;
  },
  restore: async (command) => {
    const { id, reference } = await leadOf(command);
    const isTried = await command.store.retry(id, command.now);
    return isTried
      ? `${reference} is delivered from now on.\n`
      : `${reference} is delivered already.\n`;
  },
  recover: async ({ store, what, now }) => {
    if (!store.copies)
      throw new UsageError('The database of the leads has no copies of its own.\n');
    const { files, leads, lost } = await store.copies.recover(what, now);
    if (files === 0) throw new UsageError(`There is no ${what ?? 'hourly copy'}.\n`);
    const rest = lost === 0 ? '' : ` ${lost} more are named there, and cannot be read.`;
    return `${leads} leads were brought back; what of them was not delivered is attempted now.${rest}\n`;
  },
  searches: async ({ searches, email }) => searchLines(await savedSearches(searches, email)),
  erase: async (command) => {
    if (command.email !== undefined)
      return erasePerson(command, command.email, command.recipientHash(command.email));
    if (command.phone !== undefined) return eraseByPhone(command, command.phone);
    if (command.what !== undefined) {
      const { id, reference } = await leadOf(command);
      return `${reference}: ${await eraseLead(command, id)}`;
    }
    const days = Number(command.days ?? command.keepDays);
    if (!Number.isInteger(days) || days < 1) throw new UsageError(USAGE);
    return eraseOlderThan(command, days);
  },
};

/** The headings of an export: technical names, or in words of the language that was asked for. */
async function headings({ language }: LeadsCommand): Promise<(column: string) => string> {
  if (language === undefined) return (column) => column;
  if (!isLocale(language)) throw new UsageError(`${language} is none of ${LOCALES.join(', ')}\n`);
  const i18n = await createI18n(path.join(ROOT, 'locales'), ({ key }) => {
    throw new Error(`${language} lacks ${key}`);
  });
  const t = i18n.t(language);
  const labels = new Map<string, string>(
    PAYLOAD_NAMES.map((name) => [name, t(`forms.fields.${name}`)]),
  );
  return (column) => headingOf(column, language, (field) => labels.get(field));
}

/** A lead with what was said about its visit. */
async function wholeText(store: LeadStore, lead: StoredLead): Promise<string> {
  return leadText(lead, await store.visitSteps(lead.id));
}

async function leadOf({ store, what }: LeadsCommand): Promise<StoredLead> {
  if (what === undefined) throw new UsageError(USAGE);
  const lead = await store.find(what);
  if (!lead) throw new UsageError(`There is no lead ${what}.\n`);
  return lead;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      'set-aside': { type: 'boolean', default: false },
      days: { type: 'string' },
      email: { type: 'string' },
      phone: { type: 'string' },
      language: { type: 'string' },
      form: { type: 'string' },
      office: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const [name = '', what, ...rest] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || rest.length > 0) throw new UsageError(USAGE);
  return { action, what, ...values };
}

async function main(): Promise<string> {
  const { action, ...command } = readArguments();
  const config = readConfig();
  const { dataDir, leadsKeepDays: keepDays } = config;
  const stores = await openLeadStores(config);
  if (!stores) throw new UsageError(`There are no leads in ${dataDir} (DATA_DIR).\n`);
  const { leads: store, savedSearches: searches, handedIn } = stores;
  try {
    const secret = knownSecret(config);
    const hashed = (email: string) =>
      secret === undefined ? undefined : recipientHash(secret, email);
    const kept = { store, searches, handedIn, dataDir, keepDays };
    return await action({ ...command, ...kept, recipientHash: hashed, now: Date.now() });
  } finally {
    await store.close();
  }
}

try {
  process.stdout.write(await main());
} catch (error) {
  const isUsage = error instanceof TypeError && 'code' in error;
  const message = commandFailure(error);
  process.stderr.write(isUsage ? USAGE : `${message.trimEnd()}\n`);
  process.exitCode = 1;
}
