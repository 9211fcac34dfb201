import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoPaths } from '../demo-paths.ts';
import { countingMailServer } from '../faults/mail-server.ts';
import { openLeads, sharedDataDir } from '../faults/shared-data.ts';
import { type Figure, print } from '../figures.ts';
import { HEAP_OF_UNIT } from '../memory/probed-server.ts';
import { freePort, startCommand } from '../server-process.ts';
import { ChangingAgency } from './changing-agency.ts';
import type { Failure } from './broken-connections.ts';
import { FIELDS, type Sample, takeSample, typical } from './soak-sample.ts';
import { SoakVisitors } from './soak-visitors.ts';

// npm run bench:soak: whether a server takes more and more while it works as on any day: readers,
// crawlers, forms, owners, requests that are broken off, and a catalogue that changes each minute. Memory
// after a collection, open files and the size of the databases must end where they were after the first
// minutes. The server is our own, on loopback. Linux only.

//   npm run bench:soak -- [--hours 1 | --minutes 12] [--rate 4] [--homes 1000]

const { values: given } = parseArgs({
  options: {
    hours: { type: 'string' },
    minutes: { type: 'string', default: '12' },
    /** Steps of visitors in a second. */
    rate: { type: 'string', default: '4' },
    homes: { type: 'string', default: '1000' },
  },
});
const MINUTES = given.hours === undefined ? Number(given.minutes) : Number(given.hours) * 60;
/** Minutes after which everything has been loaded: ten, or a third of a short run. */
const WARM = Math.min(10, Math.ceil(MINUTES / 3));
/** Samples of which the median counts. */
const COUNTED = 5;
const MINUTE = 60_000;
/** Milliseconds that a lead is stored: an operator erases what is old. */
const KEPT = 3 * MINUTE;
/** Steps that may be under way: more wait for a machine that is busy with other work. */
const MAX_UNDER_WAY = 20;
/** Milliseconds between a request that failed and lines of the log that may be about it. */
const LOGGED_WITHIN = 2000;

const MAIN = new URL('../../../dist/server/main.cjs', import.meta.url).pathname;
const PROBE = new URL('./soak-probe.mjs', import.meta.url).pathname;

const agency = new ChangingAgency(Number(given.homes));
const dataDir = sharedDataDir();
const probeFile = path.join(dataDir, 'probe.json');
const mail = await countingMailServer(await freePort());
const { list, detail } = await demoPaths();
const log = path.join(dataDir, 'soak.log');
const server = await startCommand([process.execPath, MAIN], list, {
  log,
  env: {
    SITE_DIR: agency.dir,
    DATA_DIR: dataDir,
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
    PROBE_FILE: probeFile,
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `${HEAP_OF_UNIT} --import ${PROBE}`,
  },
});
const { origin } = server;
const pages = [list, detail, '/nl', '/fr', '/de', '/en', '/nl/contact'];
const visitors = new SoakVisitors({ origin, list, pages });
const leads = openLeads(dataDir);
const underWay = new Set<Promise<void>>();
const visiting = setInterval(() => {
  if (underWay.size >= MAX_UNDER_WAY) return;
  const step = visitors.step().finally(() => underWay.delete(step));
  underWay.add(step);
}, 1000 / Number(given.rate));
const samples: Sample[] = [];
// What is kept for each home is there after the first minutes, and not when a crawler has been everywhere.
const crawling = visitors.crawlAll(() => samples.length >= MINUTES);
try {
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    agency.change();
    await pause(MINUTE);
    await leads.eraseBefore(Date.now() - KEPT);
    const sample = await takeSample({ pid: server.pid!, dataDir, probeFile });
    samples.push(sample);
    const numbers = FIELDS.map((field) => `${field} ${sample[field].toFixed(1)}`);
    process.stdout.write(`${minute} min  ${numbers.join('  ')}\n`);
  }
} finally {
  clearInterval(visiting);
  // A server that is stopped refuses the rest of what they do: that is no failure of it.
  await Promise.all([crawling, ...underWay]);
  await server.stop();
  await leads.close();
  await mail.stop();
}
process.exitCode = print(figures()) ? 0 : 1;
const { failed, resent } = visitors.failures;
for (const failure of failed) tell('failed', failure);
for (const failure of resent) tell('sent again', failure);
process.exit();

/** With what the server has logged about that time. */
function tell(how: string, { at, what, why }: Failure): void {
  process.stdout.write(`${how}, ${new Date(at).toISOString()}: ${what}: ${why}\n`);
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  for (const line of lines) {
    const { time } = JSON.parse(line) as { time: string };
    if (Math.abs(Date.parse(time) - at) < LOGGED_WITHIN) process.stdout.write(`  ${line}\n`);
  }
}

function figures(): Figure[] {
  const warm = typical(samples.slice(Math.max(0, WARM - COUNTED), WARM));
  const end = typical(samples.slice(-COUNTED));
  const part = Math.ceil(samples.length / 4);
  const quarter = (number: number) => typical(samples.slice((number - 1) * part, number * part));
  const of = (name: string, field: keyof Sample, unit: Figure['unit'], more?: number): Figure => ({
    name: `${name} at the end`,
    value: end[field],
    unit,
    ...(more !== undefined && { most: warm[field] + more }),
    note: `${warm[field].toFixed(2)} after ${WARM} minutes`,
  });
  const { pages: read, crawled, forms, owners, aborted } = visitors.counts;
  return [
    of('memory in use after a collection', 'heapMb', 'MB', 5),
    {
      name: 'the same, in the last quarter beyond the one before',
      value: quarter(4).heapMb - quarter(3).heapMb,
      unit: 'MB',
      most: 3,
      note: 'caches that are bounded by count are full by then',
    },
    of('resident memory', 'residentMb', 'MB', 40),
    of('open files', 'files', '', 10),
    of('timers, sockets and the like', 'resources', '', 10),
    of('databases', 'databasesMb', 'MB', 0.2),
    of('their journals', 'journalsMb', 'MB'),
    {
      name: 'requests that failed',
      value: visitors.failures.failed.length,
      unit: '',
      most: 0,
      note: `${read} pages read, ${crawled} crawled, ${forms} forms, ${owners} owners, ${aborted} broken off`,
    },
    {
      name: 'requests sent again, whose idle connection was closed under them',
      value: visitors.failures.resent.length,
      unit: '',
    },
  ];
}
