import assert from 'node:assert/strict';
import { oldSince } from '../../../../server/catalogue/old-data.ts';

const HOUR = 3600_000;

describe('the age of what the CRM said', () => {
  it('is told after an hour without an answer', () => {
    assert.equal(oldSince(undefined, 5 * HOUR), undefined);
    assert.equal(oldSince(HOUR, 2 * HOUR), undefined);
    assert.equal(oldSince(HOUR, 2 * HOUR + 1), HOUR);
  });
});
