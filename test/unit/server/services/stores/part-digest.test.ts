import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type PartDigest,
  requireSame,
  RowDigest,
} from '../../../../../server/services/stores/postgres/part-digest.ts';

const digestOf = (rows: readonly unknown[][]): PartDigest => {
  const digest = new RowDigest();
  for (const row of rows) digest.add(row);
  return digest.value;
};

describe('the digest of rows', () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
  const table = fc.array(fc.array(value, { minLength: 1, maxLength: 3 }), { minLength: 1 });

  it('is the same for the same rows in any order, and differs when one does', () => {
    fc.assert(
      fc.property(table, fc.nat(), (rows, at) => {
        const digest = digestOf(rows);
        assert.deepEqual(digestOf(rows.toReversed()), digest);
        const [row] = rows.slice(at % rows.length);
        const others = rows.toSpliced(at % rows.length, 1);
        assert.notDeepEqual(digestOf(others), digest);
        assert.notEqual(digestOf([...others, [...row!, 'more']]).hash, digest.hash);
        assert.notEqual(digestOf([...others, row!, row!]).hash, digest.hash);
      }),
    );
  });

  it('is compared part by part', () => {
    const lead = digestOf([['a'], ['b']]);
    requireSame(new Map([['lead', lead]]), new Map([['lead', lead]]));
    const other = new Map([['lead', digestOf([['a'], ['c']])]]);
    assert.throws(() => requireSame(new Map([['lead', lead]]), other), /lead was not copied as/);
    assert.throws(() => requireSame(new Map([['lead', lead]]), new Map()), /2 rows, 0 in the copy/);
  });
});
