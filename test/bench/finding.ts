import { monitorEventLoopDelay } from 'node:perf_hooks';
import { snapshotPort } from '../../server/catalogue/data-port.ts';
import { indexCatalogue } from '../../server/catalogue/index/catalogue-index.ts';
import { loadGazetteer } from '../../server/catalogue/index/gazetteer.ts';
import { inSlices } from '../../server/catalogue/index/in-slices.ts';
import { snapshotSteps } from '../../server/catalogue/snapshot.ts';
import type { DataPort } from '../../views/data-port.ts';
import type { ListQuery } from '../../views/domain/list-query.ts';
import type { Figure } from './figures.ts';
import { manyHomes, randomNumbers } from './many-homes.ts';
import { randomQueries, randomTexts } from './random-queries.ts';

// Finding a home among 100,000: one core, in this process, with nothing else running.

const HOMES = 100_000;
const QUERIES = 3_000;
const PAGE_SIZE = 12;
const PLACES = new URL('../../public/data/', import.meta.url).pathname;
const IGNORED = [3, 4];

/** Times of queries and suggestions, and how long the event loop stood still while it was indexed. */
export async function findingFigures(): Promise<Figure[]> {
  const { port, figures } = await indexed();
  const random = randomNumbers(2);
  const queries = randomQueries(QUERIES, random);
  const texts = randomTexts(QUERIES, random);
  const one = (call: (query: ListQuery) => unknown) => timesOf(queries, call);
  const list = one((query) => port.list(query, PAGE_SIZE));
  return [
    ...figures,
    ms(
      'finding: list, p99 of random queries',
      at(list, 0.99),
      5,
      `median ${text(at(list, 0.5))} ms`,
    ),
    ms(
      'finding: number of homes, p99',
      at(
        one((query) => port.total(query)),
        0.99,
      ),
      5,
    ),
    ms(
      'finding: without each filter, p99',
      at(
        one((query) => port.withoutEach(query)),
        0.99,
      ),
      5,
    ),
    ms(
      'finding: all on the map, p99',
      at(
        one((query) => port.positions(query)),
        0.99,
      ),
    ),
    ms('finding: search box, p95', at(timesOf(texts, suggest(port)), 0.95), 10),
    ms(
      'finding: region autocomplete, p95',
      at(
        timesOf(texts, (typed) => port.suggestPlaces(typed, 8)),
        0.95,
      ),
      10,
    ),
  ];
}

/** Indexes twice, the second time as a refresh does: with the first still served. */
async function indexed(): Promise<{ port: DataPort; figures: Figure[] }> {
  const gazetteer = await loadGazetteer(PLACES);
  const [homes, next] = [manyHomes(HOMES), manyHomes(HOMES)];
  const build = async (given: typeof homes) => {
    const data = { homes: given, projects: [], team: [] };
    const snapshot = await inSlices(snapshotSteps(data, IGNORED));
    const index = await inSlices(
      indexCatalogue({ homes: snapshot.homes, ignoredLabels: IGNORED, gazetteer }),
    );
    return snapshotPort({ snapshot, index }, () => undefined, 'nl');
  };
  const served = await build(homes);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  delay.enable();
  const port = await build(next);
  delay.disable();
  const took = performance.now() - started;
  if (served.count('sale') !== port.count('sale')) throw new Error('not the same homes');
  const note = `over ${Math.round(took)} ms, p99 ${text(delay.percentile(99) / 1e6)} ms`;
  return { port, figures: [ms('finding: longest stall while indexed', delay.max / 1e6, 50, note)] };
}

function suggest(port: DataPort) {
  return (typed: string) => port.suggest(typed, { places: 6, homes: 4 });
}

/** Milliseconds of each call, ascending; a first round warms up. */
function timesOf<T>(asked: readonly T[], call: (one: T) => unknown): number[] {
  for (const one of asked.slice(0, 300)) call(one);
  const times = asked.map((one) => {
    const started = performance.now();
    call(one);
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? NaN;
}

function ms(name: string, value: number, most?: number, note?: string): Figure {
  return { name, value, unit: 'ms', ...(most && { most }), ...(note !== undefined && { note }) };
}

function text(value: number): string {
  return value.toFixed(2);
}
