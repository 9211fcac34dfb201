import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type FaqCategory, shownQuestions } from '../../../../../views/domain/site/faq.ts';

const category = (id: number, questions: number): FaqCategory => ({
  id,
  title: {},
  description: {},
  articles: Array.from({ length: questions }, (_, index) => ({
    id: id * 100 + index,
    title: {},
    fullText: {},
  })),
});
const CATEGORIES = [category(1, 3), category(2, 1), category(3, 4)];
const counts = (shown: readonly FaqCategory[]) =>
  shown.map(({ id, articles }) => [id, articles.length]);

describe('the questions of a module', () => {
  it('are all of them, or those of the category that it names', () => {
    assert.deepEqual(shownQuestions(CATEGORIES, { relations: {} }), CATEGORIES);
    assert.deepEqual(counts(shownQuestions(CATEGORIES, { relations: { id: 3 } })), [[3, 4]]);
    assert.deepEqual(shownQuestions(CATEGORIES, { relations: { id: 9 } }), []);
  });

  it('are the first so many of all categories together, without empty categories', () => {
    const first = (maxItems: number, id?: number) =>
      counts(shownQuestions(CATEGORIES, { relations: { id }, maxItems }));
    assert.deepEqual(first(2), [[1, 2]]);
    assert.deepEqual(first(3), [[1, 3]]);
    assert.deepEqual(first(5), [
      [1, 3],
      [2, 1],
      [3, 1],
    ]);
    assert.deepEqual(first(2, 3), [[3, 2]]);
  });

  it('keep their order and are never more than asked for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 })),
        fc.integer({ min: 1 }),
        (sizes, maxItems) => {
          const all = sizes.map((size, index) => category(index + 1, size));
          const ids = (list: readonly FaqCategory[]) =>
            list.flatMap(({ articles }) => articles.map(({ id }) => id));
          const shown = shownQuestions(all, { relations: {}, maxItems });
          assert.deepEqual(ids(shown), ids(all).slice(0, maxItems));
        },
      ),
    );
  });
});
