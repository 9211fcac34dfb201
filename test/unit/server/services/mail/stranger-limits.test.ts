import assert from 'node:assert/strict';
import { createLog } from '../../../../../server/platform/log.ts';
import {
  storeAllowed,
  StrangerLimits,
} from '../../../../../server/services/mail/strangers/stranger-limits.ts';
import { MemoryRateLimits } from '../../../../support/stores/memory-rate-limits.ts';

const NOON = Date.UTC(2026, 10, 24, 11);

describe('the count of mails to typed addresses', () => {
  let limits: MemoryRateLimits;
  let logged: string[];
  let strangers: StrangerLimits;
  beforeEach(() => {
    limits = new MemoryRateLimits();
    logged = [];
    const log = createLog('info', {
      write: (line) => logged.push((JSON.parse(line) as { msg: string }).msg),
    });
    strangers = new StrangerLimits({ limits, log });
  });

  const take = async (email = 'an@example.be', counted = {}) => {
    const allowance = await strangers.take(email, NOON, counted);
    assert.ok(allowance.isAllowed);
    return allowance;
  };
  const isAllowed = async (email = 'an@example.be') =>
    (await strangers.take(email, NOON)).isAllowed;

  it('gives a mail back under every rule that counted it', async () => {
    for (let index = 0; index < 200; index++) await (await take()).giveBack();
    for (let index = 0; index < 50; index++)
      await (await take('', { isDoubtful: true })).giveBack();
    assert.deepEqual(logged, []);
  });

  it('gives a mail back that was not stored, for whatever reason', async () => {
    for (let index = 0; index < 10; index++) {
      assert.equal(await storeAllowed(await take(), () => Promise.resolve(false)), false);
      const failed = storeAllowed(await take(), () => Promise.reject(new Error('gone')));
      await assert.rejects(failed, /gone/);
    }
    for (let index = 0; index < 3; index++) {
      assert.ok(await storeAllowed(await take(), () => Promise.resolve(true)));
    }
    assert.equal(await isAllowed(), false);
  });

  it('keeps a mail counted that cannot be given back, logs it, and fails no form', async () => {
    limits.giveBack = () => Promise.reject(new Error('gone'));
    for (let index = 0; index < 3; index++) await (await take()).giveBack();
    assert.equal(await isAllowed(), false);
    assert.equal(logged.length, 3);
  });

  it('does not count a mail for one that the site may not send', async () => {
    for (let index = 0; index < 100; index++) await take(`one${index}@example.be`);
    for (let index = 0; index < 4; index++) assert.equal(await isAllowed(), false);
    const later = NOON + 3_600_000;
    for (let index = 0; index < 3; index++) {
      assert.ok((await strangers.take('an@example.be', later)).isAllowed);
    }
  });

  it('allows none while nothing can be counted, and says so', async () => {
    limits.take = () => Promise.reject(new Error('gone'));
    assert.deepEqual(await strangers.take('an@example.be', NOON), {
      isAllowed: false,
      retryAfter: undefined,
    });
    assert.deepEqual(logged, ['mails to visitors cannot be counted']);
  });
});
