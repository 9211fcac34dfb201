import assert from 'node:assert/strict';
import fc from 'fast-check';
import { extremeOf, splitRows } from '../../../../../views/domain/list/compared-rows.ts';

const value = fc.constantFrom('', '1', '2', 'a b');
const rows = fc
  .integer({ min: 1, max: 4 })
  .chain((homes) => fc.array(fc.array(value, { minLength: homes, maxLength: homes })))
  .map((values) => values.map((one, name) => ({ name, values: one })));

describe('the rows of a comparison', () => {
  it('fold exactly where every home has the same value, and only empty ones are left out', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const { differing, equal } = splitRows(given);
        for (const row of given) {
          const different = new Set(row.values).size;
          const isEmpty = different === 1 && row.values[0] === '';
          const isEqual = row.values.length > 1 && different === 1 && !isEmpty;
          assert.equal(equal.includes(row), isEqual);
          assert.equal(differing.includes(row), !isEqual && !isEmpty);
        }
        const names = [differing, equal].map((part) => part.map(({ name }) => name));
        for (const part of names)
          assert.deepEqual(
            part,
            part.toSorted((a, b) => a - b),
          );
      }),
    );
  });

  it('have one value that stands out, lower or higher than every other', () => {
    const numbers = fc.array(fc.option(fc.integer(), { nil: undefined }), { maxLength: 4 });
    fc.assert(
      fc.property(numbers, fc.constantFrom('lowest', 'highest'), (given, wanted) => {
        const place = extremeOf(given, wanted);
        const stands = (index: number) =>
          given.length > 1 &&
          given.every((other, at) => {
            const own = given[index];
            if (own === undefined || other === undefined) return false;
            return at === index || (wanted === 'lowest' ? own < other : own > other);
          });
        assert.deepEqual(
          given.map((_, index) => index).filter(stands),
          place === undefined ? [] : [place],
        );
      }),
    );
  });
});
