import { parseArgs } from 'node:util';
import { parseConfig } from '../../../server/config.ts';
import { openLeadStores } from '../../../server/open-stores.ts';
import type { StoredLead } from '../../../server/services/leads/model/lead-store.ts';
import { aptInstall } from '../../../server/starter/apt.mjs';
import { hasNginx } from '../../support/nginx/nginx.ts';
import { ownPostgres } from '../../support/postgres/describe-postgres.ts';
import { temporaryDir } from '../../support/site-app.ts';
import { untilDelivered } from '../faults/shared-data.ts';
import { type CountingMailServer, countingMailServer } from '../faults/mail-server.ts';
import { type Figure, median, print } from '../figures.ts';
import { freePort } from '../server-process.ts';
import { Machine } from './machine.ts';
import { type Trial, trial } from './trial.ts';

// npm run bench:machines: a site on three machines, which are processes with folders of their own behind
// the documented nginx, with one PostgreSQL. A machine is killed each minute, PostgreSQL is restarted
// twice, the clock of one machine is a minute ahead. Beside it one machine with files, left alone.

//   npm run bench:machines [-- --minutes 20]

const { values: given } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } });
const minutes = Number(given.minutes);
if (!Number.isInteger(minutes) || minutes < 3) throw new Error('--minutes is 3 or more');
if (!hasNginx()) aptInstall('nginx-light', 'the machines stand behind it');

const SECRET = 'of all machines of the bench, long enough';
/** Milliseconds: leases of a machine that was killed run out after a minute. */
const DELIVERED_WITHIN = 240_000;

const one = await oneMachine();
const several = await threeMachines();
if (!print([...one, ...several])) process.exitCode = 1;
process.exit();

async function oneMachine(): Promise<Figure[]> {
  const mail = await countingMailServer(await freePort());
  const env = { SMTP_URL: mail.url, SESSION_SECRET: SECRET };
  const result = await trial({ machines: 1, env, minutes: 1 });
  await mail.stop();
  return rates('one machine, SQLite', result);
}

async function threeMachines(): Promise<Figure[]> {
  const mail = await countingMailServer(await freePort());
  const postgres = await ownPostgres();
  const env = {
    DATABASE_URL: await postgres.freshDatabase(),
    SMTP_URL: mail.url,
    SESSION_SECRET: SECRET,
  };
  const result = await trial({ machines: 3, env, minutes, postgres });
  const stored = await leadsOf(env);
  const figures = [
    ...rates('three machines, PostgreSQL', result),
    ...faultFigures(result),
    ...leadFigures(result.load.thanked, stored, mail),
  ];
  await mail.stop();
  await postgres.stop();
  return figures;
}

/** What is stored, once all of it is delivered: a machine is started for what the last one left. */
async function leadsOf(env: Readonly<Record<string, string>>): Promise<readonly StoredLead[]> {
  const last = new Machine({ port: await freePort(), env, isFast: false });
  await last.start();
  const stores = await openLeadStores(parseConfig({ ...env, DATA_DIR: temporaryDir() }));
  if (!stores) throw new Error('no lead was stored');
  await untilDelivered(stores.leads, DELIVERED_WITHIN);
  const leads = await stores.leads.list(Number.MAX_SAFE_INTEGER);
  await stores.leads.close();
  await last.end('SIGTERM');
  return leads;
}

function rates(where: string, { load, minutes: took, times, quietTimes, memory }: Trial): Figure[] {
  const note = (values: readonly number[]) =>
    `of ${values.length} pages, median ${Math.round(median(values))} ms`;
  return [
    {
      name: `${where}: leads per second`,
      value: load.thanked.length / (took * 60),
      unit: '',
      note: `${load.thanked.length} in ${took} min`,
    },
    {
      name: `${where}: 99th percentile before`,
      value: p99(quietTimes),
      unit: 'ms',
      note: note(quietTimes),
    },
    { name: `${where}: 99th percentile`, value: p99(times), unit: 'ms', note: note(times) },
    { name: `${where}: memory of a machine`, value: Math.max(...memory), unit: 'MB' },
  ];
}

function faultFigures({ load, kills, unexplained, refused }: Trial): Figure[] {
  const first = unexplained.slice(0, 3).map(({ what }) => what);
  return [
    {
      name: 'failed requests, not under way at one of the kills',
      value: unexplained.length,
      unit: '',
      most: 0,
      note: `of ${load.counts.requests}, ${kills} kills; ${first.join('; ')}`,
    },
    {
      name: 'failed at a kill',
      value: load.failures.length - unexplained.length - refused,
      unit: '',
    },
    { name: 'refused while the database was gone', value: refused, unit: '' },
    {
      name: 'signed-in owners who were strangers',
      value: load.strangers.length,
      unit: '',
      most: 0,
      note: `of ${load.counts.pagesOfOwners} pages`,
    },
  ];
}

function leadFigures(
  thanked: readonly string[],
  leads: readonly StoredLead[],
  { taken }: CountingMailServer,
): Figure[] {
  const known = Map.groupBy(leads, ({ email }) => email);
  const doubled = [...known.values()].filter((those) => those.length > 1).length;
  // Visitors get few of them in an hour, the agency all.
  const mails = leads.map(({ id }) => taken.get(id) ?? 0);
  return [
    {
      name: 'thanked leads lost',
      value: thanked.filter((email) => !known.has(email)).length,
      unit: '',
      most: 0,
      note: `of ${thanked.length}`,
    },
    { name: 'leads stored twice', value: doubled, unit: '', most: 0, note: `of ${leads.length}` },
    {
      name: 'mails to the agency that never came',
      value: mails.filter((times) => times === 0).length,
      unit: '',
      most: 0,
      note: `of ${mails.length}`,
    },
    {
      name: 'mails taken twice with one Message-ID',
      value: mails.filter((times) => times > 1).length,
      unit: '',
      note: 'a machine died between the mail server’s yes and its own note of it',
    },
  ];
}

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
}
