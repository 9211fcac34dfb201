import assert from 'node:assert/strict';
import fc from 'fast-check';
import Fuse from 'fuse.js';
import { similarNames } from '../../../../../../../server/services/catalogue/index/names/similar-names.ts';
import { THRESHOLDS } from '../../../../../../../server/services/catalogue/index/place-finder.ts';
import { placeKey } from '../../../../../../../views/domain/place/place-key.ts';
import { readCities } from '../../../../../../bench/many-homes.ts';

const NAMES = [...new Set(readCities().map(({ label }) => placeKey(label)))];

/** What Fuse finds when it compares every name. */
function ofAll(names: readonly string[], text: string, threshold: number) {
  return new Fuse(names, {
    threshold,
    includeScore: true,
    isCaseSensitive: true,
    ignoreFieldNorm: true,
    shouldSort: false,
  })
    .search(text)
    .map(({ item, score }) => ({ name: item, score }));
}

const few = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 32 });
const names = fc.uniqueArray(
  few.filter((name) => name.trim() !== ''),
  { minLength: 1, maxLength: 30 },
);
const thresholds = fc.constantFrom(...Object.values(THRESHOLDS), 0.5);

/** A name with some letters left out, doubled or replaced. */
const misspelt = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.array(fc.tuple(fc.nat({ max: 31 }), fc.constantFrom('', 'e', 'xx')), { maxLength: 5 }),
    fc.integer({ min: 1, max: 32 }),
  )
  .map(([name, changes, length]) =>
    changes
      .reduce((text, [at, letters]) => text.slice(0, at) + letters + text.slice(at + 1), name)
      .slice(0, length)
      .trim(),
  )
  .filter((text) => text !== '');

describe('names that resemble a text', () => {
  it('are those that a comparison with every name finds, with its scores', () => {
    fc.assert(
      fc.property(names, few, thresholds, (all, text, threshold) => {
        fc.pre(text.trim() !== '');
        assert.deepEqual(similarNames(all, text, threshold), ofAll(all, text, threshold));
      }),
    );
  });

  it('are the same among the names of all municipalities', () => {
    fc.assert(
      fc.property(misspelt, thresholds, (text, threshold) => {
        assert.deepEqual(similarNames(NAMES, text, threshold), ofAll(NAMES, text, threshold));
      }),
    );
  });
});
