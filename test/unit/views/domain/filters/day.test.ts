import assert from 'node:assert/strict';
import { readDay } from '../../../../../views/domain/filters/day.ts';

describe('a day in the query string', () => {
  it('is read as browsers send it and as people write it', () => {
    for (const text of ['2027-03-01', ' 01/03/2027', '1.3.2027', '1-3-2027', '2027-03', '03/2027'])
      assert.equal(readDay(text), '2027-03-01', text);
  });

  it('is undefined where there is no such day, or the year is far from now', () => {
    for (const text of [
      '',
      '2027',
      '2027-02-30',
      '31/04/2027',
      '0002-03-01',
      '9999-01-01',
      '2027-13',
      'maart',
    ])
      assert.equal(readDay(text), undefined, text);
  });
});
