import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import { FORM_LIMIT } from '../../../../../server/services/limits/rate-rules.ts';
import { boundedStores } from '../../../../../server/services/stores/bounded-stores.ts';
import { storeBudget } from '../../../../../server/services/stores/request-budget.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { memoryStores } from '../../../../support/stores/memory-stores.ts';

describe('the time of a request for stores', () => {
  let now: number;
  let timers: ManualTimers;
  /** Milliseconds that each call had. */
  let allowed: number[];
  let answer: () => Promise<never> | undefined;
  beforeEach(() => {
    now = 0;
    timers = new ManualTimers();
    allowed = [];
    answer = () => undefined;
  });

  /** Stores whose counts take 150 ms each. */
  const slowStores = () => {
    const stores = memoryStores();
    const { limits } = stores;
    const take: typeof limits.take = async (...values) => {
      // The deadline begins once the call has.
      await Promise.resolve();
      allowed.push(...timers.waiting);
      now += 150;
      return (await answer()) ?? limits.take(...values);
    };
    const find = async () => {
      await Promise.resolve();
      allowed.push(...timers.waiting);
      now += 150;
      return undefined;
    };
    return boundedStores(
      {
        ...stores,
        limits: { ...limits, take },
        drafts: { ...stores.drafts, find },
        leads: { ...stores.leads, find },
      },
      { timers, now: () => now },
    );
  };
  /** Runs `work` as a request. */
  const asRequest = (work: () => Promise<void>, res = new EventEmitter()) =>
    new Promise<void>((resolve, reject) => {
      storeBudget()({} as Request, res as Response, () => {
        work().then(resolve, reject);
      });
    });

  it('is 400 ms for counts together, and not limited for others', async () => {
    const { limits, drafts } = slowStores();
    await asRequest(async () => {
      for (let index = 0; index < 3; index++) await limits.take(FORM_LIMIT, 'a', now);
      await assert.rejects(limits.take(FORM_LIMIT, 'a', now), { status: 503 });
      for (let index = 0; index < 5; index++) await drafts.find('', '', now);
    });
    assert.deepEqual(allowed, [200, 200, 100, 600, 600, 600, 600, 600]);
  });

  it('is 600 ms for leads together', async () => {
    const { leads } = slowStores();
    await asRequest(async () => {
      for (let index = 0; index < 4; index++) await leads.find('');
      await assert.rejects(leads.find(''), { status: 503 });
    });
    assert.deepEqual(allowed, [600, 450, 300, 150]);
  });

  it('begins anew with each request, and ends with the response', async () => {
    const { limits } = slowStores();
    const res = new EventEmitter();
    await asRequest(async () => {
      for (let index = 0; index < 3; index++) await limits.take(FORM_LIMIT, 'a', now);
      res.emit('close');
      await limits.take(FORM_LIMIT, 'a', now);
    }, res);
    await asRequest(async () => void (await limits.take(FORM_LIMIT, 'a', now)));
    await limits.take(FORM_LIMIT, 'a', now);
    assert.deepEqual(allowed, [200, 200, 100, 200, 200, 200]);
  });

  it('is not spent twice on a store that does not answer', async () => {
    const { limits, drafts } = slowStores();
    await asRequest(async () => {
      answer = () => new Promise<never>(() => {});
      const unanswered = limits.take(FORM_LIMIT, 'a', now);
      timers.goOff(200);
      await assert.rejects(unanswered, { status: 503 });
      answer = () => undefined;
      await assert.rejects(limits.take(FORM_LIMIT, 'a', now), { status: 503 });
      await drafts.find('', '', now);
    });
    await limits.take(FORM_LIMIT, 'a', now);
    assert.deepEqual(allowed, [600, 200]);
  });
});
