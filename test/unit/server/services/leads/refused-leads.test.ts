import assert from 'node:assert/strict';
import { RefusedLeads } from '../../../../../server/services/leads/refused-leads.ts';

const HOUR = 3_600_000;

describe('leads that are refused', () => {
  it('are counted until one is stored, or for a day', () => {
    let now = Date.UTC(2026, 10, 24, 8);
    const refused = new RefusedLeads(() => now);
    assert.deepEqual(refused.concerns(), []);
    const full = Object.assign(new Error('INSERT …'), { errstr: 'database or disk is full' });
    refused.refused(new Error('the store cannot be used', { cause: full }));
    refused.refused(full);
    const told = 'leads are refused: 2, the last at 2026-11-24T08:00:00.000Z';
    assert.deepEqual(refused.concerns(), [`${told}: database or disk is full`]);
    now += 24 * HOUR;
    assert.equal(refused.concerns().length, 1);
    now += 1;
    assert.deepEqual(refused.concerns(), []);
    refused.refused(full);
    assert.match(refused.concerns().join(), /refused: 1,/);
    refused.stored();
    assert.deepEqual(refused.concerns(), []);
  });

  it('are told without the words of an error that may quote them', () => {
    const refused = new RefusedLeads(() => 0);
    for (const error of [new Error('An Peeters, an@example.be'), 'An Peeters']) {
      refused.refused(error);
      assert.match(refused.concerns().join(), /Z: the store failed$/);
    }
    refused.refused(Object.assign(new Error('/srv/an@example.be'), { code: 'EROFS' }));
    assert.match(refused.concerns().join(), /Z: EROFS$/);
  });
});
