import { createHash, randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { temporaryDir } from '../../support/site-app.ts';
import type { Figure } from '../figures.ts';
import { MixedLoad } from './mixed-load.ts';
import { ServerPair } from './server-pair.ts';
import { openLeads } from './shared-data.ts';

/** Milliseconds between two kills, at most, once both servers run. */
const BETWEEN = 3000;
/** Milliseconds within which processes of killed servers end, and a start has tidied up. */
const START_TIMEOUT = 20_000;
/** Milliseconds by which what was left is made older: as if the next start came an hour later. */
const HOUR = 3600_000;
const DATABASES = ['leads.sqlite', 'owners.sqlite', 'limits.sqlite'];

/**
 * Two servers that share their data are killed, one or both, in the middle of pages, pictures, forms
 * and sign-ins; then what they left is looked at, before and after one more start.
 */
export async function wholeKillFigures(kills: number): Promise<Figure[]> {
  // Of its own: pictures are made, as a kill may leave half of one.
  const dataDir = temporaryDir();
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  const servers = await ServerPair.start(env);
  const load = new MixedLoad(() => servers.origin);
  const running = load.run();
  try {
    for (let count = 0; count < kills; count += 1) {
      await setTimeout(randomInt(BETWEEN));
      await servers.kill(count % 2 === 0 ? [randomInt(2)] : [0, 1]);
    }
    load.stop();
    await running;
    await servers.end();
  } finally {
    load.stop();
    await servers.end();
  }
  const orphans = await stillThere(servers.orphans);
  const left = filesIn(dataDir).filter(isLeft);
  for (const file of left) makeOlder(path.join(dataDir, file));
  const { sessions, unfinished } = await afterStart(env, load.sessions);
  // Before the databases are looked at, which writes such files.
  const beside = filesIn(dataDir).filter((file) => /-(?:wal|shm|journal)$/.test(file));
  const store = openLeads(dataDir);
  const leads = await store.list(Number.MAX_SAFE_INTEGER);
  await store.close();
  const known = new Set(leads.map(({ email }) => email));
  const name = (what: string) => `${kills} times kill -9 of whole servers: ${what}`;
  const none = { unit: '', most: 0 } as const;
  return [
    {
      name: name('thanked leads lost'),
      value: load.thanked.filter((email) => !known.has(email)).length,
      ...none,
      note: `of ${load.thanked.length}`,
    },
    {
      name: name('sessions lost'),
      value: load.sessions.length - sessions,
      ...none,
      note: `of ${load.sessions.length}`,
    },
    {
      name: name('failures of a server that ran'),
      value: load.failed.length,
      ...none,
      note: noteOf(load),
    },
    { name: name('databases that are damaged'), value: damaged(dataDir).length, ...none },
    { name: name('pictures that are not whole'), value: brokenPictures(dataDir), ...none },
    { name: name('processes left'), value: orphans, ...none, note: `of ${servers.orphans.size}` },
    {
      name: name('unfinished files after the next start'),
      value: unfinished.length,
      ...none,
      note: `${left.length} before it, which were made an hour old ${unfinished.join(' ')}`.trim(),
    },
    {
      name: name('files beside databases after the last stop'),
      value: beside.length,
      ...none,
      note: beside.join(' '),
    },
  ];
}

/** How many of the processes have not ended within a while. */
async function stillThere(pids: ReadonlySet<number>): Promise<number> {
  const isThere = () => [...pids].filter((pid) => existsSync(`/proc/${pid}`)).length;
  await until(() => isThere() === 0);
  return isThere();
}

/** Sessions that are still known, and what is still unfinished, after a start that is stopped again. */
async function afterStart(env: Record<string, string> & { DATA_DIR: string }, cookies: string[]) {
  const servers = await ServerPair.start(env);
  try {
    await until(() => !filesIn(env.DATA_DIR).some(isLeft));
    const unfinished = filesIn(env.DATA_DIR).filter(isLeft);
    let sessions = 0;
    for (const cookie of cookies) {
      const answer = await fetch(`${servers.origin}/nl/login`, { headers: { cookie } });
      if ((await answer.text()).includes('owner-card')) sessions += 1;
    }
    return { sessions, unfinished };
  } finally {
    await servers.end('SIGTERM');
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const end = performance.now() + START_TIMEOUT;
  while (!isSo() && performance.now() < end) await setTimeout(100);
}

function filesIn(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true }).map(String);
}

function isLeft(file: string): boolean {
  return /\.unfinished(?:-\w+)?$|\.(?:new|part|tmp)$/.test(file);
}

function makeOlder(file: string): void {
  const time = (Date.now() - HOUR) / 1000;
  utimesSync(file, time, time);
}

/** Databases that SQLite finds damaged, and those that a server has set aside. */
function damaged(dataDir: string): string[] {
  const broken = DATABASES.filter((name) => {
    const db = new DatabaseSync(path.join(dataDir, name), { readOnly: true });
    try {
      return db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok';
    } finally {
      db.close();
    }
  });
  return [...broken, ...filesIn(dataDir).filter((file) => file.includes('.damaged-'))];
}

/** Files of the picture cache whose content is not what their name says. */
function brokenPictures(dataDir: string): number {
  const dir = path.join(dataDir, 'media/files');
  return readdirSync(dir).filter((file) => {
    const sum = createHash('sha256')
      .update(readFileSync(path.join(dir, file)))
      .digest('hex');
    return !file.endsWith(`~${sum.slice(0, 16)}`);
  }).length;
}

function noteOf({ counts: { pages, pictures, later, cut }, failed }: MixedLoad): string {
  const [first = ''] = failed;
  return `${pages} pages, ${pictures} pictures, ${later} told to wait, ${cut} cut off ${first}`.trim();
}
