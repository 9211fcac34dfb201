import assert from 'node:assert/strict';
import { staleSince } from '../../../../../server/services/catalogue/stale-data.ts';

const HOUR = 3600_000;

describe('the age of what the CRM said', () => {
  it('is told after an hour without an answer', () => {
    assert.equal(staleSince(undefined, 5 * HOUR), undefined);
    assert.equal(staleSince(HOUR, 2 * HOUR), undefined);
    assert.equal(staleSince(HOUR, 2 * HOUR + 1), HOUR);
  });
});
