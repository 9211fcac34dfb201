import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCatalogue } from '../../server/services/catalogue/live-catalogue.ts';
import { loadGazetteer } from '../../server/services/catalogue/index/gazetteer.ts';
import type { CataloguePort } from '../../server/services/crm/catalogue-port.ts';
import { createLog } from '../../server/platform/log.ts';
import { systemTimers } from '../../server/platform/concurrency/timers.ts';
import type { DataPort } from '../../views/data-port.ts';
import { boundsAround } from '../../views/domain/filters/bounds.ts';
import { isHome } from '../../views/domain/list/list-item.ts';
import { emptyQuery, type ListQuery } from '../../views/domain/list/list-query.ts';
import { type Corner, decodePolyline, STEPS } from '../../views/domain/polygon/decode-polyline.ts';
import type { Project } from '../../views/domain/project/project.ts';
import type { Property } from '../../views/domain/property/property.ts';
import { drawnAreas } from './drawn-areas.ts';
import type { Figure } from './figures.ts';
import { manyHomes, randomNumbers } from './many-homes.ts';
import { mapFigures } from './map-answers.ts';
import { manyProjects } from './many-projects.ts';
import { randomQueries, randomTexts } from './random-queries.ts';
import { CatalogueFile } from '../../server/services/catalogue/files/catalogue-file.ts';

// Searching 100,000 homes and 500 projects; one core, with nothing else running.

const HOMES = 100_000;
const PROJECTS = 500;
const QUERIES = 3_000;
const PAGE_SIZE = 12;
const PLACES = new URL('../../public/data/', import.meta.url).pathname;

/** Times of queries and suggestions, and the longest stalls of the event loop during a refresh. */
export async function findingFigures(): Promise<Figure[]> {
  const { port, figures } = await refreshed();
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
        one((query) => port.list(query, 1)),
        0.99,
      ),
      5,
    ),
    ms(
      'finding: without each filter, p99',
      at(
        one((query) => port.withoutEachFilter(query)),
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
    drawnFigure(port, random),
    ...(await mapFigures(port, queries, random)),
    ms(
      'finding: similar homes, p99',
      at(timesOf(someHomes(port, random), similar(port)), 0.99),
      10,
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

/** Lists within areas of 60 corners; with the one within the bounds of the same as a ratio. */
function drawnFigure(port: DataPort, random: () => number): Figure {
  const drawn = drawnAreas(QUERIES, random);
  const list = (area: Partial<ListQuery>) =>
    port.list({ ...emptyQuery('sale'), ...area }, PAGE_SIZE);
  const times = timesOf(drawn, (polygon) => list({ polygon }));
  const bounds = drawn.map((polygon) => boundsAround(decodePolyline(polygon)!.map(inDegrees)));
  const ratio =
    at(times, 0.5) /
    at(
      timesOf(bounds, (one) => list({ bounds: one })),
      0.5,
    );
  const note = `median ${text(at(times, 0.5))} ms, ${text(ratio)} times that of their bounds`;
  return ms('finding: list within a drawn area, p99', at(times, 0.99), 10, note);
}

/** A whole refresh of a catalogue that already serves as many homes, the disk copy included. */
async function refreshed(): Promise<{ port: DataPort; figures: Figure[] }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
  const answers = [1, 2].map((seed) => ({
    homes: manyHomes(HOMES, seed),
    projects: manyProjects(PROJECTS, seed),
  }));
  const catalogue = createCatalogue({
    crm: crmOf(answers),
    pictures: () => undefined,
    log: createLog('silent'),
    now: Date.now,
    timers: systemTimers,
    copies: new CatalogueFile(dataDir),
    secret: 'a secret of more than thirty-two characters',
    ignoredLabels: () => [3, 4],
    gazetteer: await loadGazetteer(PLACES),
  });
  try {
    await catalogue.refresh();
    const [took, delay] = await watched(() => catalogue.refresh());
    if (catalogue.record.failures > 0) throw new Error('a refresh failed');
    const note = `over ${Math.round(took)} ms, p99 ${text(delay.percentile(99) / 1e6)} ms`;
    const figures = [ms('finding: longest stall in a refresh', delay.max / 1e6, 50, note)];
    return { port: catalogue.port('nl'), figures };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A CRM that gives these answers in turn; homes are fetched before projects. */
function crmOf(answers: { homes: Property[]; projects: Project[] }[]): CataloguePort {
  let now: (typeof answers)[number] | undefined;
  return {
    source: 'bench',
    version: async () => String(answers.length),
    properties: async () => {
      now = answers.shift();
      return { items: now?.homes ?? [], dropped: [] };
    },
    projects: async () => ({ items: now?.projects ?? [], dropped: [] }),
    team: async () => [],
  };
}

async function watched(
  work: () => Promise<void>,
): Promise<[number, ReturnType<typeof monitorEventLoopDelay>]> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  delay.enable();
  await work();
  delay.disable();
  return [performance.now() - started, delay];
}

/** As many homes as there are queries, from all lists. */
function someHomes(port: DataPort, random: () => number): Property[] {
  const homes = (['sale', 'rent'] as const).flatMap((listKind) =>
    port.list(emptyQuery(listKind), HOMES).items.filter(isHome),
  );
  return Array.from({ length: QUERIES }, () => homes[Math.floor(random() * homes.length)]!);
}

function similar(port: DataPort) {
  return (home: Property) => port.similar(home, 3);
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

function inDegrees([lat, lng]: Corner): [lat: number, lng: number] {
  return [lat / STEPS, lng / STEPS];
}

function text(value: number): string {
  return value.toFixed(2);
}
