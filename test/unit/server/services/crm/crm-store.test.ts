import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { type CrmIds, candidateNumber } from '../../../../../server/services/crm/crm-ids.ts';
import type { RefreshRequests } from '../../../../../server/services/crm/refresh-requests.ts';
import type { ViewCounts } from '../../../../../server/services/crm/view-counts.ts';
import { openCrmStore } from '../../../../../server/services/crm/sqlite/open-crm-store.ts';
import { CRM_TABLES } from '../../../../../server/services/crm/postgres/tables.ts';
import { PostgresCrmIds } from '../../../../../server/services/crm/postgres/postgres-crm-ids.ts';
import { PostgresRefreshRequests } from '../../../../../server/services/crm/postgres/postgres-refresh-requests.ts';
import { PostgresViewCounts } from '../../../../../server/services/crm/postgres/postgres-view-counts.ts';
import { createLog, type Log } from '../../../../../server/platform/log.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshSchema } from '../../../../support/postgres/fresh-schema.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { MemoryCrmIds } from '../../../../../server/services/crm/memory-crm-ids.ts';
import {
  MemoryRefreshRequests,
  MemoryViewCounts,
} from '../../../../support/stores/memory-crm-store.ts';

interface Opened {
  crmIds: CrmIds;
  refreshRequests: RefreshRequests;
  viewCounts: ViewCounts;
}

/** Makes a function that opens the same store for another server. */
type Make = () => (() => Opened) | Promise<() => Opened>;

const ADAPTERS: Readonly<Record<string, Make>> = {
  SQLite: () => {
    const dir = temporaryDataDir();
    return () => openCrmStore(dir, { log: createLog('silent'), now: 0 });
  },
  memory: () => {
    const ids = new Map<string, { source: string; id: string }>();
    const state = { count: 0 };
    const views = { counts: [], lease: { server: '', until: 0 } };
    return () => ({
      crmIds: new MemoryCrmIds(ids),
      refreshRequests: new MemoryRefreshRequests(state),
      viewCounts: new MemoryViewCounts(views),
    });
  },
};

/** Two ids that want the same number: found by search, so that a collision is not left to chance. */
function colliding(): [string, string] {
  const seen = new Map<number, string>();
  for (let index = 0; ; index += 1) {
    const id = `home-${index}`;
    const number = candidateNumber('crm', id, 0);
    const other = seen.get(number);
    if (other !== undefined) return [other, id];
    seen.set(number, id);
  }
}

function crmStoreContract(name: string, make: Make): void {
  describe(`ids of a CRM in ${name}`, () => {
    it('have one number each, for ever and for all servers', async () => {
      const open = await make();
      const { crmIds: one } = open();
      const { crmIds: other } = open();
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 }),
          async (ids) => {
            const numbers = await one.numbersOf('crm', 'home', ids);
            assert.equal(new Set(numbers).size, new Set(ids).size);
            assert.deepEqual(await other.numbersOf('crm', 'home', ids), numbers);
            for (const [index, number] of numbers.entries()) {
              assert.ok(Number.isInteger(number) && number >= 1e8 && number < 1e9);
              assert.equal(await other.idOf('crm', 'home', number), ids[index]);
            }
          },
        ),
        { numRuns: 10 },
      );
      await one.close();
      await other.close();
    });

    it('that want the same number get different ones, in whatever order they come', async () => {
      const { crmIds } = (await make())();
      const [first, second] = colliding();
      const numbers = await crmIds.numbersOf('crm', 'home', [second, first, second]);
      assert.equal(numbers[0], candidateNumber('crm', second, 0));
      assert.equal(numbers[1], candidateNumber('crm', first, 1));
      assert.equal(numbers[2], numbers[0]);
      await crmIds.close();
    });

    it('of another kind or another CRM are other ids', async () => {
      const { crmIds } = (await make())();
      const [number = 0] = await crmIds.numbersOf('crm', 'home', ['a']);
      assert.equal(await crmIds.idOf('crm', 'project', number), undefined);
      assert.equal(await crmIds.idOf('other', 'home', number), undefined);
      assert.notEqual((await crmIds.numbersOf('other', 'home', ['a']))[0], number);
      assert.deepEqual(await crmIds.numbersOf('crm', 'home', ['a']), [number]);
      await crmIds.close();
    });
  });

  describe(`requests to refresh in ${name}`, () => {
    it('are counted by all servers', async () => {
      const open = await make();
      const [one, other] = [open().refreshRequests, open().refreshRequests];
      assert.equal(await one.count(), 0);
      await one.add();
      await other.add();
      assert.deepEqual([await one.count(), await other.count()], [2, 2]);
      await one.close();
      await other.close();
    });
  });

  describe(`views of homes and projects in ${name}`, () => {
    const home = (id: number, count = 1) => ({ kind: 'home', id, count }) as const;
    const project = (id: number, count = 1) => ({ kind: 'project', id, count }) as const;
    it('are added up by all servers, and each is taken once, the oldest first', async () => {
      const open = await make();
      const [one, other] = [open().viewCounts, open().viewCounts];
      await one.add('2026-11-24', [home(7)]);
      await other.add('2026-11-23', [home(9, 2), project(9)]);
      await one.add('2026-11-23', [home(9)]);
      const taken = [];
      for (const store of [one, other, one, other, one, other]) taken.push(await store.take());
      const nine = { day: '2026-11-23', kind: 'home', id: 9 };
      assert.deepEqual(taken, [
        nine,
        nine,
        nine,
        { ...nine, kind: 'project' },
        { day: '2026-11-24', kind: 'home', id: 7 },
        undefined,
      ]);
      await one.close();
      await other.close();
    });

    it('are dropped after seven days', async () => {
      const { viewCounts } = (await make())();
      await viewCounts.add('2026-10-31', [home(1), project(1)]);
      await viewCounts.add('2026-11-01', [home(2)]);
      await viewCounts.add('2026-11-07', []);
      const taken = [await viewCounts.take(), await viewCounts.take()];
      assert.deepEqual(taken, [{ day: '2026-11-01', kind: 'home', id: 2 }, undefined]);
      await viewCounts.close();
    });

    it('are reported by one server, until its time is over', async () => {
      const open = await make();
      const [one, other] = [open().viewCounts, open().viewCounts];
      assert.equal(await one.lease('one', 0, 10), true);
      assert.equal(await other.lease('other', 9, 19), false);
      assert.equal(await one.lease('one', 9, 19), true);
      assert.equal(await other.lease('other', 19, 29), true);
      assert.equal(await one.lease('one', 20, 30), false);
      // Of a statement that began a little later.
      assert.equal(await one.lease('one', 18, 28), false);
      // Of a clock that was ahead.
      assert.equal(await one.lease('one', 8, 18), true);
      await one.close();
      await other.close();
    });
  });
}

for (const [name, make] of Object.entries(ADAPTERS)) crmStoreContract(name, make);

describePostgres('what is kept of the CRM in PostgreSQL', () => {
  crmStoreContract('PostgreSQL', async () => {
    const tables = await freshSchema([CRM_TABLES]);
    return () => ({
      crmIds: new PostgresCrmIds(tables.open()),
      refreshRequests: new PostgresRefreshRequests(tables.open()),
      viewCounts: new PostgresViewCounts(tables.open(), 'caller'),
    });
  });

  it('gives numbers once, and takes each view once, for several servers at the same time', async () => {
    const tables = await freshSchema([CRM_TABLES]);
    const ids = Array.from({ length: 300 }, (_, index) => `home-${index}`);
    const given = await Promise.all(
      [ids, ids.toReversed(), ids].map((own) =>
        new PostgresCrmIds(tables.open()).numbersOf('crm', 'home', own),
      ),
    );
    assert.equal(new Set(given[0]).size, ids.length);
    assert.deepEqual([given[1]?.toReversed(), given[2]], [given[0], given[0]]);
    const views = [new PostgresViewCounts(tables.open()), new PostgresViewCounts(tables.open())];
    await views[0]!.add('2026-11-24', [{ kind: 'home', id: 7, count: 10 }]);
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, index) => views[index % 2]!.take()),
    );
    assert.equal(taken.filter((view) => view !== undefined).length, 10);
    await tables.end();
  });

  it('leases the reports by the clock of the database', async () => {
    const tables = await freshSchema([CRM_TABLES]);
    const views = new PostgresViewCounts(tables.open());
    assert.equal(await views.lease('one', 0, 60_000), true);
    // The clock of this one is a century ahead.
    assert.equal(await views.lease('other', 3e12, 3e12 + 60_000), false);
    await tables.end();
  });
});

describe('the file of the CRM’s ids', () => {
  it('is set aside where it is damaged, and the numbers are the same', async () => {
    const dir = temporaryDataDir();
    const lines: unknown[] = [];
    const log = { error: (...line: unknown[]) => lines.push(line) } as unknown as Log;
    const before = openCrmStore(dir, { log, now: 0 });
    const numbers = await before.crmIds.numbersOf('crm', 'home', ['a', 'b']);
    before.close();
    for (const suffix of ['', '-wal']) {
      writeFileSync(path.join(dir, `crm.sqlite${suffix}`), 'no database '.repeat(1000));
    }
    const after = openCrmStore(dir, { log, now: 7 });
    assert.deepEqual(await after.crmIds.numbersOf('crm', 'home', ['b', 'a']), numbers.toReversed());
    assert.deepEqual(lines, [
      [
        { kept: 'crm.sqlite.damaged-7' },
        'the file of the CRM’s ids was damaged: their numbers are made anew',
      ],
    ]);
    after.close();
  });
});
