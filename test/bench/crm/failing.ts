import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Fault } from '../../../server/services/crm/emulator/faults.ts';
import { demoPaths } from '../demo-paths.ts';
import { sharedDataDir } from '../faults/shared-data.ts';
import type { Figure } from '../figures.ts';
import { crmEnv, type Emulators, startEmulators } from './emulators.ts';

/** What each site's CRM does; the first is what the others are compared with. */
const FAULTS = ['none', 'late', 'refusing', 'flapping', 'garbage'] as const satisfies Fault[];
/**
 * Rounds of the run: the middle one of their ratios counts, as another program may run in one of them.
 * Milliseconds of a round, and between two refreshes while the CRM answers.
 */
const ROUNDS = 9;
const ROUND = 12_000;
const REFRESH = 12_000;
/** Requests of each kind to a page of a site before a request of the next kind. */
const IN_TURN = { cached: 4, uncached: 1 } as const;
/** Pages that are only asked for, one between two turns: whether they fail counts, not how long they take. */
const OTHERS = ['/nl', '/fr', '/nl/contact', '/nl/login', '/sitemap.xml'];
/** Turns of each site that compile the code. */
const WARM_UP = 20;
/** How many times the healthy figure is allowed. */
const TIMES = 1.5;

interface Site {
  fault: Fault;
  origin: string;
  child: ChildProcess;
  /** Milliseconds that each page took, by round and kind. */
  took: Record<Kind, number[]>[];
  /** Pages that a visitor did not get. */
  failed: number;
  turns: number;
}

type Kind = 'cached' | 'uncached';

/**
 * Public pages of sites whose CRM fails in every call, beside one whose CRM does not. They take
 * turns, so that noise affects all alike.
 */
export async function failingFigures(): Promise<Figure[]> {
  const emulators = startEmulators();
  const { list, detail } = await demoPaths();
  const sites: Site[] = [];
  try {
    for (const fault of FAULTS) sites.push(await startSite(emulators, fault));
    for (let turn = 0; turn < WARM_UP; turn += 1) {
      for (const site of sites) await visit(site, [list, detail]);
    }
    for (const [crm, site] of sites.entries()) {
      Object.assign(site, { took: [], failed: 0 });
      await emulators.order({ do: 'fault', crm, fault: site.fault });
      await emulators.order({ do: 'count', crm });
    }
    const turns = [...sites];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { took } of sites) took.push({ cached: [], uncached: [] });
      const end = performance.now() + ROUND;
      while (performance.now() < end) {
        for (const site of turns) await visit(site, [list, detail]);
        // Between passes, so that nobody's time holds what another's page left to be done.
        for (const site of turns) await visitOther(site);
        shuffle(turns);
      }
    }
    const ofHealthy = await emulators.order({ do: 'count', crm: 0 });
    const figures = figuresOf(sites[0]!, sites[0]!, [ofHealthy, ofHealthy]);
    for (const [crm, site] of sites.entries()) {
      if (crm === 0) continue;
      const calls = await emulators.order({ do: 'count', crm });
      figures.push(...figuresOf(site, sites[0]!, [calls, ofHealthy]));
    }
    return figures;
  } finally {
    emulators.stop();
    for (const { child } of sites) child.kill('SIGKILL');
  }
}

async function startSite(emulators: Emulators, fault: Fault): Promise<Site> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: sharedDataDir(),
    BENCH_REFRESH: String(REFRESH),
    ...crmEnv(await emulators.start('demo')),
  };
  const child = fork(new URL('./site-process.ts', import.meta.url), { env });
  const [port] = (await once(child, 'message')) as [number];
  const took = [{ cached: [], uncached: [] }];
  return { fault, origin: `http://127.0.0.1:${port}`, child, took, failed: 0, turns: 0 };
}

/** One after another, so that the time is the server's alone. */
async function visit(site: Site, paths: readonly string[]): Promise<void> {
  const { origin, took } = site;
  for (const path of paths) {
    for (const kind of ['uncached', 'cached'] as const) {
      // A parameter that the site does not know bypasses the page cache.
      const url = `${origin}${path}${kind === 'uncached' ? '?bench=1' : ''}`;
      for (let turn = 0; turn < IN_TURN[kind]; turn += 1) {
        const started = performance.now();
        if (!(await isShown(url))) site.failed += 1;
        took.at(-1)![kind].push(performance.now() - started);
      }
    }
  }
}

async function visitOther(site: Site): Promise<void> {
  const other = OTHERS[site.turns++ % OTHERS.length] ?? '';
  if (!(await isShown(site.origin + other))) site.failed += 1;
}

/** So that what each of them comes after differs: turned round, they would keep their neighbours. */
function shuffle(sites: Site[]): void {
  for (let at = sites.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [sites[at], sites[other]] = [sites[other]!, sites[at]!];
  }
}

async function isShown(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // No answer at all is what is counted.
    return false;
  }
}

function figuresOf(site: Site, healthy: Site, [calls, ofHealthy]: [number, number]): Figure[] {
  const isHealthy = site === healthy;
  const name = isHealthy ? 'CRM healthy' : `CRM ${site.fault}`;
  const most = isHealthy ? {} : { most: TIMES };
  const speed = (['cached', 'uncached'] as const).map((kind): Figure => {
    const [own, base] = [site, healthy].map(({ took }) =>
      took.map((round) => percentile(round[kind], 0.95)),
    );
    const ratios = own!.map((p95, round) => p95 / base![round]!);
    const all = site.took.flatMap((round) => round[kind]);
    return {
      name: `${name}: ${kind} pages, of healthy`,
      value: percentile(ratios, 0.5),
      unit: '',
      ...most,
      note:
        `the middle of ${ratios.length} rounds; p95 of all ${all.length} requests: ` +
        `${percentile(all, 0.95).toFixed(1)} ms`,
    };
  });
  return [
    { name: `${name}: pages that failed`, value: site.failed, unit: '', most: 0 },
    ...speed,
    {
      name: `${name}: calls of the CRM, of healthy`,
      value: calls / ofHealthy,
      unit: '',
      ...most,
      note: `${calls} calls`,
    },
  ];
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
