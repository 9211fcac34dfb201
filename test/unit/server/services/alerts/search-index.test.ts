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
import { listParameters } from '../../../../../views/domain/list/list-parameters.ts';
import { emptyQuery, type ListQuery } from '../../../../../views/domain/list/list-query.ts';
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

function sought(id: string, query: ListQuery) {
  return { id, list: query.listKind, query: listParameters(query).toString() };
}

const anyQueries = fc.array(fc.oneof(anySparseQuery, anyListQuery()), {
  minLength: 1,
  maxLength: 30,
});

describe('the index of saved searches', () => {
  it('finds for each search what its list shows of the homes that changed', () => {
    fc.assert(
      fc.property(
        anyItems,
        anyQueries,
        fc.infiniteStream(fc.boolean()),
        (items, queries, stream) => {
          const whole = indexOf(items);
          const changed = items.filter(() => stream.next().value);
          const searches = new SearchIndex();
          for (const [at, query] of queries.entries()) searches.set(sought(String(at), query));
          const byId = found(searches, partOf(whole, changed));
          const isChanged = new Set(changed.map(itemKey));
          for (const [at, query] of queries.entries()) {
            const { items: listed } = listOf(whole, { ...query, page: 1 }, 1000);
            const keys = listed.map(itemKey).filter((key) => isChanged.has(key));
            const expected = query.listKind === 'sold' ? [] : keys.sort();
            assert.deepEqual(byId.get(String(at)) ?? [], expected);
          }
        },
      ),
      { numRuns: 60 },
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
        const byId = found(searches, indexOf(after));
        const now = new Map(queries.map((query, at) => [String(at), query]));
        now.delete('0');
        now.set('1', last);
        assert.equal(searches.size, now.size);
        assert.ok(!byId.has('0'));
        for (const [id, query] of now) {
          const { items: listed } = listOf(indexOf(after), { ...query, page: 1 }, 1000);
          const expected = query.listKind === 'sold' ? [] : listed.map(itemKey).sort();
          assert.deepEqual(byId.get(id) ?? [], expected);
        }
      }),
      { numRuns: 15 },
    );
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
