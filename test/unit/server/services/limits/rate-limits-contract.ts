import assert from 'node:assert/strict';
import type { RateLimits, RateRule } from '../../../../../server/services/limits/rate-limits.ts';

export interface RateLimitsWorld {
  /** Opens the counts, also a second time as another server does. */
  open(): Promise<RateLimits>;
  end(): Promise<void>;
}

const NOW = 1_000_000;
const RULE: RateRule = { name: 'forms', count: 3, window: 60 };
const ALLOWED = { isAllowed: true, retryAfter: 0 };

/** What all rate limits must do. */
export function rateLimitsContract(name: string, create: () => Promise<RateLimitsWorld>): void {
  describe(`the rate limits of ${name}`, () => {
    let world: RateLimitsWorld;
    let one: RateLimits;
    let two: RateLimits;
    beforeEach(async () => {
      world = await create();
      one = await world.open();
      two = await world.open();
    });
    afterEach(() => world.end());

    it('allow so many, whichever server is asked, and say when the next is allowed', async () => {
      assert.deepEqual(await one.take(RULE, 'a', NOW), ALLOWED);
      assert.deepEqual(await two.take(RULE, 'a', NOW + 10_000), ALLOWED);
      assert.deepEqual(await one.take(RULE, 'a', NOW + 20_000), ALLOWED);
      const refused = { isAllowed: false, retryAfter: 30 };
      assert.deepEqual(await two.take(RULE, 'a', NOW + 30_000), refused);
      assert.deepEqual(await one.peek(RULE, 'a', NOW + 30_000), refused);
      assert.deepEqual(await two.take(RULE, 'a', NOW + 59_001), { ...refused, retryAfter: 1 });
    });

    it('slide, and do not count what they refused', async () => {
      for (const at of [0, 10_000, 20_000, 30_000, 40_000]) await one.take(RULE, 'a', NOW + at);
      assert.deepEqual(await two.take(RULE, 'a', NOW + 60_000), ALLOWED);
      assert.equal((await two.take(RULE, 'a', NOW + 60_000)).retryAfter, 10);
    });

    it('count each key and each rule on its own', async () => {
      for (let time = 0; time < 4; time++) await one.take(RULE, 'a', NOW);
      assert.deepEqual(await one.take(RULE, 'b', NOW), ALLOWED);
      assert.deepEqual(await one.take({ ...RULE, name: 'other' }, 'a', NOW), ALLOWED);
    });

    it('count nothing when they are only asked', async () => {
      for (let time = 0; time < 9; time++) await one.peek(RULE, 'a', NOW);
      assert.deepEqual(await one.take(RULE, 'a', NOW), ALLOWED);
    });

    it('take back and forget', async () => {
      for (let time = 0; time < 3; time++) await one.take(RULE, 'a', NOW);
      assert.equal((await one.peek(RULE, 'a', NOW)).isAllowed, false);
      await two.giveBack(RULE, 'a');
      assert.deepEqual(await one.take(RULE, 'a', NOW), ALLOWED);
      assert.equal((await two.take(RULE, 'a', NOW)).isAllowed, false);
      await two.forget(RULE, 'a');
      for (let time = 0; time < 3; time++) {
        assert.deepEqual(await one.take(RULE, 'a', NOW), ALLOWED);
      }
      await one.giveBack(RULE, 'nobody');
    });

    it('let no two at the same time both be the last', async () => {
      const all = Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : two).take(RULE, 'a', NOW),
      );
      const verdicts = await Promise.all(all);
      assert.equal(verdicts.filter(({ isAllowed }) => isAllowed).length, RULE.count);
    });

    it('outlive a clock that was wrong', async () => {
      for (let time = 0; time < 3; time++) await one.take(RULE, 'a', NOW + 86_400_000);
      assert.deepEqual(await one.take(RULE, 'a', NOW), ALLOWED);
    });
  });
}
