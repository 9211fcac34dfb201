import assert from 'node:assert/strict';
import {
  comparableIds,
  comparisonOf,
  weeklyViews,
} from '../../../../../views/domain/history/comparison.ts';
import { sampleProperty } from '../sample-property.ts';
import { NOW } from './sample-history.ts';

const like = (id: number, changes = {}) =>
  sampleProperty({ id, goal: 0, status: 1, typeCode: 2, price: 200_000, ...changes });

describe('the views of a home beside those of others', () => {
  it('are compared with homes of the same goal and type and a price within a quarter', () => {
    const others = [
      like(2, { price: 250_000 }),
      like(3, { price: 150_000 }),
      like(4, { price: 201_000 }),
      like(5),
      like(6, { price: 190_000 }),
    ];
    const unlike = [
      like(7, { goal: 1 }),
      like(8, { typeCode: 1 }),
      like(9, { status: 2 }),
      like(10, { price: 250_001 }),
      like(11, { price: undefined }),
    ];
    const all = [like(1), ...others, ...unlike];
    assert.deepEqual(comparableIds(like(1), all), [5, 4, 6, 2, 3]);
    assert.deepEqual(comparableIds(like(1), all.slice(0, 5)), []);
    for (const home of [undefined, like(1, { status: 2 }), like(1, { price: undefined })])
      assert.deepEqual(comparableIds(home, all), []);
    const many = Array.from({ length: 90 }, (_, n) => like(n + 2));
    assert.equal(comparableIds(like(1), many).length, 30);
  });

  it('are those of a week, on average since the first views within twelve weeks', () => {
    const views = (firstWeek: string, ...visits: number[]) =>
      weeklyViews([{ sourceName: 'A', firstWeek, visits }], NOW);
    assert.equal(views('2026-11-02', 0, 6, 8), 7);
    const long = [...Array(40).fill(1000), ...Array(12).fill(5)] as number[];
    assert.equal(views('2025-11-24', ...long), 5);
    assert.equal(views('2026-11-02', 0, 0, 0), undefined);
    assert.equal(views('2026-01-05', 9, 9), undefined);
    assert.equal(weeklyViews([], NOW), undefined);
  });

  it('are told as times of the median of five or more', () => {
    assert.deepEqual(comparisonOf(14, [10, 1, 100, 9, 12]), { times: 1.4, homes: 5 });
    assert.deepEqual(comparisonOf(11, [10, 1, 100, 9, 12, 12]), { times: 1, homes: 6 });
    assert.equal(comparisonOf(14, [10, 1, 100, 9]), undefined);
    assert.equal(comparisonOf(undefined, [1, 2, 3, 4, 5]), undefined);
    assert.equal(comparisonOf(14, [0, 0, 0, 4, 5]), undefined);
  });
});
