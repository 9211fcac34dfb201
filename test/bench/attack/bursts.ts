import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { hasNginx, NAME } from '../../support/nginx/nginx.ts';
import type { Figure } from '../figures.ts';
import { type Site, startSite, VISITOR } from './burst-door.ts';
import { BURSTS, type Paths } from './burst-requests.ts';
import type { Visited, Visiting } from './burst-visitor.ts';
import { clientAt } from './client.ts';

// What a client that asks for much at once costs a visitor with another IP address: a burst is repeated while
// the visitor reads cached and uncached pages. Directly, and behind nginx as documented. A bare Express that
// answers everybody with as many bytes is sent the same in turn: what a page takes there, the machine, nginx
// and the client take.

const ATTACKER = '127.0.0.2';
/** Milliseconds for any page of the visitor: the p99, and the slowest. */
const MAX_WAIT = 300;
/** Times that a burst is sent, and milliseconds for which it is sent again and again: p99 needs many pages. */
const ROUNDS = 5;
const PERIOD = 4000;
/** Bytes of an uncached list. */
const BYTES = '120000';
const BARE = new URL('../bare-express.ts', import.meta.url).pathname;

/** The figures of all bursts, on a site in this folder. */
export async function burstFigures(main: string, dir: string, paths: Paths): Promise<Figure[]> {
  const direct = await doorFigures(main, dir, paths, false);
  return hasNginx() ? [...direct, ...(await doorFigures(main, dir, paths, true))] : direct;
}

async function doorFigures(
  main: string,
  dir: string,
  asked: Paths,
  isBehindNginx: boolean,
): Promise<Figure[]> {
  const proxied = { SITE_URL: `https://${NAME}`, TRUST_PROXY: '1' };
  const env = { SITE_DIR: dir, ...(isBehindNginx && proxied) };
  const site = await startSite({ file: main, ready: '/readyz', env, isBehindNginx });
  const bare = await startSite({ file: BARE, ready: '/', env: { BYTES }, isBehindNginx });
  const visitor = fork(new URL('./burst-visitor.ts', import.meta.url));
  try {
    await met(site, visitor, asked, () => setTimeout(3000));
    const figures: Figure[] = [];
    for (const name of Object.keys(BURSTS)) {
      const baseline = await met(bare, visitor, asked, (at) => burst(name, at, asked));
      const own = await met(site, visitor, asked, (at) => burst(name, at, asked));
      figures.push(...compared(`${isBehindNginx ? 'nginx, ' : ''}${name}`, own, baseline));
    }
    return figures;
  } finally {
    visitor.kill();
    await bare.stop();
    await site.stop();
  }
}

async function burst(name: string, { door }: Site, asked: Paths): Promise<void> {
  const attacker = clientAt(door, ATTACKER);
  const end = performance.now() + PERIOD;
  for (let round = 0; round < ROUNDS || performance.now() < end; round += 1) {
    await BURSTS[name]?.(attacker, asked, round);
  }
}

interface Met extends Visited {
  computed: number[];
  stretched: number;
}

/** What the visitor meets during some work. */
async function met(
  site: Site,
  visitor: ChildProcess,
  { home, list }: Paths,
  work: (site: Site) => Promise<unknown>,
): Promise<Met> {
  const paths = [list, home, `${list}?x={new}`, `${home}?x={new}`];
  await site.computed();
  site.stretched();
  visitor.send({ door: site.door, address: VISITOR, paths } satisfies Visiting);
  await setTimeout(100);
  await work(site);
  visitor.send('stop');
  const [visited] = (await once(visitor, 'message')) as [Visited];
  return { ...visited, computed: await site.computed(), stretched: site.stretched() };
}

/**
 * Processor time of the thread; and time by the clock, beyond what the slowest page of a bare Express takes,
 * which is allowed to be as many times longer as the thread had to wait for a processor.
 */
function compared(name: string, own: Met, bare: Met): Figure[] {
  const times =
    own.stretched < 1.1 ? 'quiet machine' : `${own.stretched.toFixed(1)} times stretched`;
  const ofBare = (share: number) => `bare Express ${rank(bare.took, share).toFixed(0)} ms`;
  const figures = (
    [
      ['p99', 0.99],
      ['slowest', 1],
    ] as const
  ).flatMap(([which, share]): Figure[] => [
    {
      name: `${name}: ${which} of another visitor, processor`,
      value: rank(own.computed, share),
      unit: 'ms',
      most: MAX_WAIT,
      note: `${own.computed.length} pages`,
    },
    {
      name: `${name}: ${which} of another visitor, clock`,
      value: rank(own.took, share),
      unit: 'ms',
      most: Math.round(MAX_WAIT * own.stretched + rank(bare.took, 1)),
      note: `${ofBare(share)}, ${times}`,
    },
  ]);
  return [
    ...figures,
    { name: `${name}: the visitor's pages that failed`, value: own.failed, unit: '', most: 0 },
  ];
}

function rank(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
