// What visitors sent with forms, for the agency's operator, beside the running site:
//   npm run leads -- list
//   npm run leads -- show K7M2QX
//   npm run leads -- export leads.csv
// It runs as the site's user: SQLite makes files that the site must be able to write.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import type { LeadStore, StoredLead } from '../leads/lead-store.ts';
import { hasLeadStore, openLeadStoreBeside } from '../leads/open-lead-store.ts';
import { commandFailure, Misuse } from './command-failure.ts';
import { eraseLead, eraseOld, erasePerson } from './erase-leads.ts';
import { leadsCsv } from './leads-csv.ts';
import { leadLines, leadText } from './leads-text.ts';

const USAGE = `usage: npm run leads -- …
  list [--all] [--set-aside]
                            the latest 50, or all; only those in quarantine
  show REFERENCE            all of one lead
  export FILE               a table for spreadsheets, into a new file
  retry REFERENCE | --all   attempts now what is not delivered
  park REFERENCE [--reason TEXT]
                            sets one aside: nothing more is attempted or reported
  restore REFERENCE         delivers what was set aside, by an operator or by the site
  erase [--days N]          what was received longer ago (default: LEADS_KEEP_DAYS) and is delivered
  erase --email ADDRESS     all of one person
  erase REFERENCE           one lead, delivered or not
`;
const LISTED = 50;
const ALL = Number.MAX_SAFE_INTEGER;

/** A mistake in the arguments; its message is printed without a stack. */

interface Asked {
  store: LeadStore;
  dataDir: string;
  keepDays: number;
  now: number;
  /** The argument after the action. */
  what: string | undefined;
  all: boolean;
  'set-aside': boolean;
  days?: string | undefined;
  email?: string | undefined;
  reason?: string | undefined;
}

/** Each gives what is printed. */
const ACTIONS: Readonly<Record<string, (asked: Asked) => Promise<string>>> = {
  list: async ({ store, all, 'set-aside': isSetAside }) => {
    const found = await store.list(ALL);
    const shown = isSetAside ? found.filter(({ quarantine }) => quarantine !== undefined) : found;
    const leads = shown.slice(0, all ? ALL : LISTED);
    return leads.length === 0 ? 'There are no leads.\n' : leadLines(leads);
  },
  show: async (asked) => leadText(await leadOf(asked)),
  export: async ({ store, what: file }) => {
    if (file === undefined) throw new Misuse(USAGE);
    const leads = await store.list(ALL);
    writeFileSync(file, leadsCsv(leads), { mode: 0o600, flag: 'wx' });
    return `${leads.length} leads written to ${file}\n`;
  },
  retry: async (asked) => {
    const leads = asked.all ? await asked.store.list(ALL) : [await leadOf(asked)];
    const tried: string[] = [];
    for (const { id, reference, quarantine } of leads) {
      if (quarantine === undefined && (await asked.store.retry(id, asked.now)))
        tried.push(reference);
    }
    if (tried.length > 0) return `Attempted within seconds if the site runs: ${tried.join(', ')}\n`;
    return 'There is nothing to deliver. What was set aside is restored with "restore".\n';
  },
  park: async (asked) => {
    const { id, reference } = await leadOf(asked);
    const isParked = await asked.store.park(id, asked.reason ?? 'by an operator');
    return isParked ? `${reference} is set aside.\n` : `${reference} is delivered already.\n`;
  },
  restore: async (asked) => {
    const { id, reference } = await leadOf(asked);
    const isTried = await asked.store.retry(id, asked.now);
    return isTried
      ? `${reference} is delivered from now on.\n`
      : `${reference} is delivered already.\n`;
  },
  erase: async (asked) => {
    if (asked.email !== undefined) return erasePerson(asked, asked.email);
    if (asked.what !== undefined) {
      const { id, reference } = await leadOf(asked);
      return `${reference}: ${await eraseLead(asked, id)}`;
    }
    const days = Number(asked.days ?? asked.keepDays);
    if (!Number.isInteger(days) || days < 1) throw new Misuse(USAGE);
    return eraseOld(asked, days);
  },
};

async function leadOf({ store, what }: Asked): Promise<StoredLead> {
  if (what === undefined) throw new Misuse(USAGE);
  const lead = await store.find(what);
  if (!lead) throw new Misuse(`There is no lead ${what}.\n`);
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
      reason: { type: 'string' },
    },
  });
  const [name = '', what, ...rest] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action || rest.length > 0) throw new Misuse(USAGE);
  return { action, what, ...values };
}

async function main(): Promise<string> {
  const { action, ...asked } = readArguments();
  const { dataDir, leadsKeepDays: keepDays } = readConfig();
  if (!hasLeadStore(dataDir)) throw new Misuse(`There are no leads in ${dataDir} (DATA_DIR).\n`);
  const store = openLeadStoreBeside(dataDir);
  try {
    return await action({ ...asked, store, dataDir, keepDays, now: Date.now() });
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
