import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  SearchIndex,
  passes,
} from '../../../../../server/services/alerts/matching/search-index.ts';
import { listOf } from '../../../../../server/services/catalogue/index/answers.ts';
import {
  type CatalogueIndex,
  indexCatalogueSync,
  indexPart,
} from '../../../../../server/services/catalogue/index/catalogue-index.ts';
import { runSync } from '../../../../../server/platform/concurrency/in-slices.ts';
import {
  isHome,
  isProject,
  itemKey,
  type ListItem,
} from '../../../../../views/domain/list/list-item.ts';
import { setFilters, withoutFilter } from '../../../../../views/domain/list/list-filters.ts';
import { listParameters } from '../../../../../views/domain/list/list-parameters.ts';
import { emptyQuery, type ListQuery } from '../../../../../views/domain/list/list-query.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';
import { anyListQuery, anySparseQuery } from '../../../views/domain/sample-query.ts';
import { anyItems, GAZETTEER, IGNORED } from '../catalogue/index/sample-catalogue.ts';

const NOW = () => Date.UTC(2026, 10, 28, 13);

function indexOf(items: readonly ListItem[]): CatalogueIndex {
  const homes = items.filter(isHome).toSorted((a, b) => a.id - b.id);
  const projects = items.filter(isProject);
  return indexCatalogueSync({
    homes,
    projects,
    ignoredLabels: IGNORED,
    gazetteer: GAZETTEER,
    now: NOW,
  });
}

/** The index of those items, with what the whole knows of places. */
function partOf(whole: CatalogueIndex, items: readonly ListItem[]): CatalogueIndex {
  const homes = items.filter(isHome).toSorted((a, b) => a.id - b.id);
  return runSync(indexPart(whole, { homes, projects: items.filter(isProject) }));
}

/** The keys of the items that each search finds, by its id. */
function found(searches: SearchIndex, index: CatalogueIndex): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  for (const match of runSync(searches.matches(index))) {
    const keys = match.items.filter((_, number) => passes(match, number)).map(itemKey);
    for (const id of match.searches) byId.set(id, keys.sort());
  }
  return byId;
}

/** The keys of what a list shows; none of what is sold, which nobody is told. */
function listed(index: CatalogueIndex, query: ListQuery): string[] {
  if (query.listKind === 'sold') return [];
  return listOf(index, { ...query, page: 1 }, 1000)
    .items.map(itemKey)
    .sort();
}

function sought(id: string, query: ListQuery) {
  return { id, list: query.listKind, query: listParameters(query).toString() };
}

/** With one filter alone, which then decides under which keys it is kept. */
const anyNarrow = fc.tuple(anyListQuery(), fc.nat()).map(([query, pick]) => {
  const names = setFilters(query);
  const kept = names[pick % Math.max(1, names.length)];
  return names.filter((name) => name !== kept).reduce(withoutFilter, query);
});

const anyQueries = fc.array(fc.oneof(anySparseQuery, anyListQuery(), anyNarrow, anyNarrow), {
  minLength: 1,
  maxLength: 40,
});

describe('the index of saved searches', () => {
  it('finds for each search what its list shows of the homes that changed', () => {
    const anyPart = fc.tuple(fc.nat({ max: 40 }), fc.constantFrom(1, 2, 100));
    fc.assert(
      fc.property(anyItems, anyQueries, anyPart, (items, queries, [from, count]) => {
        const whole = indexOf(items);
        const changed = items.slice(from % items.length).slice(0, count);
        const searches = new SearchIndex();
        for (const [at, query] of queries.entries()) searches.set(sought(String(at), query));
        const byId = found(searches, partOf(whole, changed));
        const isChanged = new Set(changed.map(itemKey));
        for (const [at, query] of queries.entries()) {
          const keys = listed(whole, query).filter((key) => isChanged.has(key));
          assert.deepEqual(byId.get(String(at)) ?? [], keys);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('follows searches that are changed or removed, and places that the catalogue learns', () => {
    fc.assert(
      fc.property(anyItems, anyItems, anyQueries, (before, after, queries) => {
        const searches = new SearchIndex();
        for (const [at, query] of queries.entries()) searches.set(sought(String(at), query));
        found(searches, indexOf(before));
        // The first is removed, the second becomes the last.
        searches.delete('0');
        const last = queries.at(-1)!;
        searches.set(sought('1', last));
        const now = indexOf(after);
        const byId = found(searches, now);
        const saved = new Map(queries.map((query, at) => [String(at), query]));
        saved.delete('0');
        saved.set('1', last);
        assert.equal(searches.size, saved.size);
        assert.ok(!byId.has('0'));
        for (const [id, query] of saved) {
          assert.deepEqual(byId.get(id) ?? [], listed(now, query));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('finds homes in places that have no position, and that the catalogue did not know before', () => {
    const abroad = { zip: '1450', city: 'Luxembourg', countryId: 50, publishAddress: false };
    const nowhere = { zip: '3001', city: 'Nergens', publishAddress: false };
    const items = [sampleProperty({ id: 1, ...abroad }), sampleProperty({ id: 2, ...nowhere })];
    const searches = new SearchIndex();
    const near = { zip: '3001', city: '' };
    searches.set(sought('near', { ...emptyQuery('sale'), regions: [near], radius: 10 }));
    const town = { zip: '', city: 'Luxembourg' };
    searches.set(sought('town', { ...emptyQuery('sale'), regions: [town] }));
    assert.deepEqual([...found(searches, indexOf([]))], []);
    const byId = found(searches, indexOf(items));
    assert.deepEqual(Object.fromEntries(byId), { near: ['2'], town: ['1'] });
  });

  it('compares a search that nothing narrows with every home, and those alike once', () => {
    const items = fc.sample(anyItems, { numRuns: 1, seed: 7 })[0]!;
    const searches = new SearchIndex();
    for (let at = 0; at < 500; at += 1) searches.set(sought(String(at), emptyQuery('sale')));
    const matches = runSync(searches.matches(indexOf(items)));
    assert.equal(matches.length, 1);
    assert.equal(matches[0]?.searches.size, 500);
  });
});
