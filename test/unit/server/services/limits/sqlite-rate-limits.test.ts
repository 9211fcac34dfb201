import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openRateLimits } from '../../../../../server/services/limits/sqlite/open-rate-limits.ts';
import type { RateLimits, RateRule } from '../../../../../server/services/limits/rate-limits.ts';
import type { Log } from '../../../../../server/platform/log.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { rateLimitsContract } from './rate-limits-contract.ts';

const RULE: RateRule = { name: 'forms', count: 2, window: 60 };
const errors: unknown[] = [];
const log = { error: (...line: unknown[]) => errors.push(line) } as unknown as Log;

function open(dir: string, secret = 'a secret'): RateLimits {
  return openRateLimits(dir, { secret, log, now: 77 });
}

rateLimitsContract('SQLite', async () => {
  const dir = temporaryDataDir();
  const opened: RateLimits[] = [];
  return {
    async open() {
      const limits = open(dir);
      opened.push(limits);
      return limits;
    },
    async end() {
      for (const limits of opened) await limits.close();
    },
  };
});

describe('the file of rate limits', () => {
  let dir: string;
  beforeEach(() => {
    dir = temporaryDataDir();
    errors.length = 0;
  });
  const rows = () => {
    const db = new DatabaseSync(path.join(dir, 'limits.sqlite'));
    const found = db.prepare('SELECT key FROM taken').all();
    db.close();
    return found.map(({ key }) => String(key));
  };

  it('holds no address, and nothing that another site could find one by', async () => {
    const limits = open(dir);
    await limits.take(RULE, '203.0.113.7', 1000);
    const [key] = rows();
    for (const name of readdirSync(dir)) {
      assert.ok(!readFileSync(path.join(dir, name)).includes('203.0.113.7'), name);
    }
    await limits.forget(RULE, '203.0.113.7');
    await limits.close();
    const other = open(dir, 'another secret');
    await other.take(RULE, '203.0.113.7', 1000);
    assert.notEqual(rows()[0], key);
    await other.close();
  });

  it('holds nothing longer than it counts', async () => {
    const limits = open(dir);
    for (let index = 0; index < 50; index++) await limits.take(RULE, `key ${index}`, 1000);
    await limits.take(RULE, 'later', 61_000);
    assert.equal(rows().length, 1);
    await limits.close();
  });

  it('outlives a restart', async () => {
    const before = open(dir);
    for (let time = 0; time < 2; time++) await before.take(RULE, 'a', 1000);
    await before.close();
    const after = open(dir);
    assert.equal((await after.take(RULE, 'a', 1000)).isAllowed, false);
    await after.close();
    assert.deepEqual(errors, []);
  });

  it('is begun anew when it is damaged', async () => {
    writeFileSync(path.join(dir, 'limits.sqlite'), 'no database '.repeat(1000));
    const limits = open(dir);
    assert.equal((await limits.take(RULE, 'a', 1000)).isAllowed, true);
    await limits.close();
    assert.deepEqual(readdirSync(dir), ['limits.sqlite']);
    assert.equal(errors.length, 1);
  });
});
