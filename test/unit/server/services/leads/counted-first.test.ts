import assert from 'node:assert/strict';
import { createLog } from '../../../../../server/platform/log.ts';
import { countedFirst } from '../../../../../server/services/leads/counted-first.ts';
import { OPEN_HOUSE_PLACE } from '../../../../../server/services/leads/model/destinations.ts';
import type { LeasedDelivery } from '../../../../../server/services/leads/model/lead-store.ts';
import { StrangerLimits } from '../../../../../server/services/mail/strangers/stranger-limits.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { MemoryRateLimits } from '../../../../support/stores/memory-rate-limits.ts';

const NOON = Date.UTC(2026, 10, 25, 11);
/** Mails that somebody gets in a day. */
const A_DAY = 3;

describe('a visitor’s mail that was not counted', () => {
  let limits: MemoryRateLimits;
  let sent: number;
  let isReached: boolean;
  beforeEach(() => {
    limits = new MemoryRateLimits();
    sent = 0;
    isReached = true;
  });
  const deliver = (lead: Partial<LeasedDelivery['lead']> = {}) => {
    const strangers = new StrangerLimits({ limits, log: createLog('silent') });
    const send = async () => {
      if (!isReached) throw new Error('no mail server answers');
      sent += 1;
    };
    const details = JSON.stringify({ mail: 'uncounted' });
    const delivery: LeasedDelivery = {
      lead: { ...newLead(), quarantine: undefined, details, ...lead },
      destination: 'visitor-mail',
      lease: '',
      attempts: 1,
      since: NOON,
      reason: undefined,
    };
    return countedFirst(strangers, () => NOON, send)(delivery, AbortSignal.timeout(1000));
  };

  it('is counted as it is sent, and one too many is not sent', async () => {
    for (let mail = 0; mail < A_DAY + 2; mail += 1) await deliver();
    assert.equal(sent, A_DAY);
  });

  it('counts once, however often it is tried', async () => {
    isReached = false;
    for (let attempt = 0; attempt < A_DAY + 2; attempt += 1) {
      await assert.rejects(deliver(), /no mail server answers/);
    }
    isReached = true;
    await deliver();
    assert.equal(sent, 1);
  });

  it('waits while it cannot be counted; others do not', async () => {
    limits.take = () => Promise.reject(new Error('gone'));
    await assert.rejects(deliver(), /cannot be counted/);
    await deliver({ form: OPEN_HOUSE_PLACE });
    await deliver({ details: JSON.stringify({ mail: 'confirmation' }) });
    await deliver({ details: undefined });
    assert.equal(sent, 3);
  });
});
