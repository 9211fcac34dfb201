import assert from 'node:assert/strict';
import { LIMITS_TABLES } from '../../../../../server/services/limits/postgres/tables.ts';
import { PostgresRateLimits } from '../../../../../server/services/limits/postgres/postgres-rate-limits.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { type FreshTables } from '../../../../support/postgres/fresh-tables.ts';
import { freshSchema } from '../../../../support/postgres/fresh-schema.ts';
import { rateLimitsContract } from './rate-limits-contract.ts';

const RULE = { name: 'forms', count: 2, window: 60 };

describePostgres('rate limits in PostgreSQL', () => {
  rateLimitsContract('PostgreSQL', async () => {
    const tables = await freshSchema([LIMITS_TABLES]);
    return {
      open: async () => new PostgresRateLimits(tables.open(), 'a secret', 'caller'),
      end: tables.end,
    };
  });

  describe('its tables', () => {
    let tables: FreshTables;
    const limits = (clock?: 'caller') => new PostgresRateLimits(tables.open(), 'a secret', clock);
    beforeEach(async () => {
      tables = await freshSchema([LIMITS_TABLES]);
    });
    afterEach(() => tables.end());

    it('hold no address, and nothing longer than it counts', async () => {
      const store = limits('caller');
      for (let index = 0; index < 50; index++) await store.take(RULE, `10.0.0.${index}`, 1000);
      await store.take(RULE, '203.0.113.7', 61_000);
      const { rows } = await tables.open().query<{ key: string }>('SELECT key FROM taken');
      assert.equal(rows.length, 1);
      assert.doesNotMatch(rows[0]?.key ?? '', /203/);
    });

    it('count alike on machines whose clocks differ', async () => {
      const [one, other] = [limits(), limits()];
      const hour = 3_600_000;
      await one.take(RULE, 'a', 0);
      await other.take(RULE, 'a', hour);
      assert.equal((await one.take(RULE, 'a', 2 * hour)).isAllowed, false);
      const { retryAfter } = await other.peek(RULE, 'a', 0);
      assert.ok(retryAfter > 0 && retryAfter <= RULE.window, String(retryAfter));
    });
  });
});
