import assert from 'node:assert/strict';
import { nextAttempt } from '../../../../../server/services/leads/retry-schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the schedule of attempts', () => {
  it('goes from seconds to every six hours, and ends after three days', () => {
    const times: number[] = [];
    for (let now: number | undefined = 0; now !== undefined; ) {
      const next = nextAttempt(5000, 5000 + now);
      now = next === undefined ? undefined : next - 5000;
      if (now !== undefined) times.push(now);
    }
    const first = [10_000, 30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 9 * HOUR];
    assert.deepEqual(times.slice(0, 8), first);
    assert.equal(times.at(-1), 72 * HOUR);
    const later = times.slice(7);
    const gaps = new Set(later.map((time, index) => time - (later[index - 1] ?? 3 * HOUR)));
    assert.deepEqual([...gaps], [6 * HOUR, 3 * HOUR]);
  });

  it('leaves out what has passed', () => {
    assert.equal(nextAttempt(0, 20 * MINUTE), HOUR);
    assert.equal(nextAttempt(0, 72 * HOUR), undefined);
  });
});
