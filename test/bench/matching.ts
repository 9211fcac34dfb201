import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HomeChanges } from '../../server/services/alerts/changes/home-changes.ts';
import { SearchIndex } from '../../server/services/alerts/matching/search-index.ts';
import { loadGazetteer } from '../../server/services/catalogue/index/gazetteer.ts';
import {
  type CatalogueIndex,
  indexCatalogueSync,
  indexPart,
} from '../../server/services/catalogue/index/catalogue-index.ts';
import { inSlices } from '../../server/platform/concurrency/in-slices.ts';
import { createLog } from '../../server/platform/log.ts';
import { openCrmStore } from '../../server/services/crm/sqlite/open-crm-store.ts';
import type { ListItem } from '../../views/domain/list/list-item.ts';
import { listParameters } from '../../views/domain/list/list-parameters.ts';
import { setFilters } from '../../views/domain/list/list-filters.ts';
import type { ListQuery } from '../../views/domain/list/list-query.ts';
import type { Figure } from './figures.ts';
import { manyHomes, randomNumbers } from './many-homes.ts';
import { manyProjects } from './many-projects.ts';
import { randomQueries } from './random-queries.ts';
import { stall } from './stall-probe.ts';

// 20,000 saved searches against 10,000 homes and 100 projects; one core, with nothing else running.

const HOMES = 10_000;
const PROJECTS = 100;
const SEARCHES = 20_000;
/** Filters that a saved search has. */
const MAX_FILTERS = 5;
/** Homes that change in an ordinary refresh. */
const CHANGED = 50;
/** Milliseconds in which all searches are compared with all homes. */
const MAX_TIME = 5_000;
/** Labels that make a home sold. */
const LABELS = [3, 4];
const PLACES = new URL('../../public/data/', import.meta.url).pathname;

/** Times of comparing saved searches with homes, and the longest turns of the event loop in them. */
export async function matchingFigures(): Promise<Figure[]> {
  const homes = manyHomes(HOMES);
  const projects = manyProjects(PROJECTS);
  const gazetteer = await loadGazetteer(PLACES);
  const whole = indexCatalogueSync({
    homes,
    projects,
    ignoredLabels: LABELS,
    gazetteer,
    now: Date.now,
  });
  const searches = new SearchIndex();
  for (const [at, query] of savedQueries().entries()) {
    searches.set({ id: String(at), list: query.listKind, query: listParameters(query).toString() });
  }
  const noting = await notedFigures([...homes, ...projects]);
  const few = await inSlices(indexPart(whole, { homes: homes.slice(0, CHANGED), projects: [] }));
  return [
    ...noting,
    ...(await compared(`${CHANGED} homes that changed`, searches, few)),
    ...(await compared('all homes', searches, whole)),
  ];
}

/** Stalls while the first catalogue is noted on a disk, and while a start reads it. */
async function notedFigures(items: readonly ListItem[]): Promise<Figure[]> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
  const log = createLog('silent');
  const opened = openCrmStore(dir, { log, now: 0 });
  const { seenItems: store } = opened;
  const note = (server: HomeChanges) => server.note(items, { ignoredLabels: LABELS, now: 1 });
  try {
    return [
      await stall('noting all homes', () => note(new HomeChanges({ store, log }))),
      await stall('reading what was noted', () => note(new HomeChanges({ store, log }))),
    ];
  } finally {
    opened.close();
    await rm(dir, { recursive: true, force: true });
  }
}

/** With at most so many filters as visitors set, some with none. */
function savedQueries(): ListQuery[] {
  const some = randomQueries(SEARCHES * 8, randomNumbers(3)).filter(
    (query) => query.listKind !== 'sold' && setFilters(query).length <= MAX_FILTERS,
  );
  if (some.length < SEARCHES) throw new Error(`there are ${some.length} searches`);
  return some.slice(0, SEARCHES);
}

async function compared(
  what: string,
  searches: SearchIndex,
  index: CatalogueIndex,
): Promise<Figure[]> {
  let found = 0;
  let took = 0;
  const stalled = await stall(`saved searches, ${what}`, async () => {
    const started = performance.now();
    found = (await inSlices(searches.matches(index))).length;
    took = performance.now() - started;
  });
  const note = `${SEARCHES} searches, of which ${found} different ones find something`;
  const name = `saved searches: compared with ${what}`;
  return [{ name, value: took, unit: 'ms', most: MAX_TIME, note }, stalled];
}
