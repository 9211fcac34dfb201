import assert from 'node:assert/strict';
import type {
  LeadBacklog,
  LeadCounts,
} from '../../../../../server/services/leads/model/lead-store.ts';
import { LeadWatch } from '../../../../../server/services/leads/lead-watch.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

const MINUTE = 60_000;
const NONE: LeadCounts = { stored: 0, quarantined: 0, waiting: 0, parked: 0 };

describe('the watch over undelivered leads', () => {
  const lines: { level: string; msg: string }[] = [];
  let now: number;
  let counts: () => Promise<LeadCounts>;
  let backlog: LeadBacklog;
  let answeredAt: number | undefined;
  let watch: LeadWatch;
  let timers: ManualTimers;
  beforeEach(() => {
    now = 1_000 * MINUTE;
    lines.length = 0;
    counts = async () => NONE;
    timers = new ManualTimers();
    const write = (line: string) => lines.push(JSON.parse(line) as (typeof lines)[number]);
    const log = createLog('info', { write });
    backlog = { quarantined: 0, oldestWaiting: {} };
    answeredAt = undefined;
    watch = new LeadWatch({
      store: { counts: () => counts(), backlog: async () => backlog },
      answeredAt: () => answeredAt,
      now: () => now,
      timers,
      log,
    });
  });

  it('says nothing while leads are delivered in time', async () => {
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
    const oldestUndelivered = now - 15 * MINUTE;
    counts = async () => ({ ...NONE, stored: 1, waiting: 2, oldestUndelivered });
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
    assert.equal(watch.age, 15 * MINUTE);
    assert.deepEqual(lines, []);
  });

  it('tells once in the log, and always among the concerns, when one is late', async () => {
    const oldestUndelivered = now - 15 * MINUTE;
    counts = async () => ({ ...NONE, stored: 1, waiting: 2, parked: 1, oldestUndelivered });
    await watch.check();
    now += MINUTE;
    assert.match(watch.concerns().join(), /for 16 minutes; deliveries: 2 waiting, 1 parked/);
    await watch.check();
    await watch.check();
    assert.deepEqual(
      lines.map(({ level, msg }) => [level, msg]),
      [['error', 'leads are not delivered']],
    );
    counts = async () => ({ ...NONE, stored: 1 });
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
    assert.equal(lines.at(-1)?.msg, 'leads are delivered again');
    assert.equal(lines.length, 2);
  });

  it('tells of a lead that waits although its destination answers, and only then', async () => {
    const oldest = now - 16 * MINUTE;
    backlog = { quarantined: 0, oldestWaiting: { crm: oldest } };
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
    answeredAt = oldest;
    assert.deepEqual(watch.concerns(), []);
    answeredAt = now - MINUTE;
    assert.match(watch.concerns().join(), /^crm answers, but a lead has waited for it for 16 min/);
    backlog = { quarantined: 0, oldestWaiting: { crm: now - 15 * MINUTE } };
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
  });

  it('tells when more than 50 leads of a week are in quarantine', async () => {
    backlog = { quarantined: 50, oldestWaiting: {} };
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
    backlog = { quarantined: 51, oldestWaiting: {} };
    await watch.check();
    assert.match(watch.concerns().join(), /^the quarantine is filling: 51 leads in 7 days/);
  });

  it('looks every minute until it is stopped, and tells a store that cannot be read', async () => {
    let looks = 0;
    counts = async () => {
      looks += 1;
      throw new Error('disk I/O error');
    };
    watch.repeated.start();
    timers.goOff(MINUTE);
    assert.equal(looks, 2);
    void watch.repeated.stop();
    assert.deepEqual(timers.waiting, []);
    await watch.check();
    assert.deepEqual(watch.concerns(), ['the lead store cannot be read']);
    counts = async () => NONE;
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
  });
});
