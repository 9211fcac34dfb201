import assert from 'node:assert/strict';
import { openCrmStore } from '../../../../../server/services/crm/sqlite/open-crm-store.ts';
import {
  FIRST_PLACE,
  type SeenItem,
  type SeenItems,
} from '../../../../../server/services/crm/seen-items.ts';
import { CRM_TABLES } from '../../../../../server/services/crm/postgres/tables.ts';
import { PostgresSeenItems } from '../../../../../server/services/crm/postgres/postgres-seen-items.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshSchema } from '../../../../support/postgres/fresh-schema.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { MemorySeenItems } from '../../../../support/stores/memory-seen-items.ts';

/** Opens the same store for two servers. */
type Open = () => [SeenItems, SeenItems] | Promise<[SeenItems, SeenItems]>;

const ADAPTERS: Readonly<Record<string, Open>> = {
  SQLite: () => {
    const dir = temporaryDataDir();
    const open = () => openCrmStore(dir, { log: createLog('silent'), now: 0 }).seenItems;
    return [open(), open()];
  },
  memory: () => {
    const store = new MemorySeenItems();
    return [store, store];
  },
};

const item = (key: string, changes: Partial<SeenItem> = {}): SeenItem => ({
  key,
  offer: 'sale',
  state: 'available',
  prices: [[1, 300_000.5]],
  newAt: 1,
  openHouses: { '2026-12-05T10:00': 2 },
  ...changes,
});

function seenItemsContract(name: string, open: Open): void {
  describe(`what is remembered of homes in ${name}`, () => {
    it('is written by one server at a time, and read by all', async () => {
      const [one, other] = await open();
      assert.deepEqual(await one.state(), { revision: 0, isBegun: false });
      assert.equal(await one.write(0, [item('1'), item('p1')]), true);
      // The other has read nothing of it yet.
      assert.equal(await other.write(0, [item('1', { state: 'sold' })]), false);
      assert.deepEqual(await other.state(), { revision: 1, isBegun: false });
      assert.equal(await other.write(1, [item('1', { state: 'sold' })], { isBegun: true }), true);
      assert.deepEqual(await one.state(), { revision: 2, isBegun: true });
      assert.equal(await one.write(2, []), true);
      assert.deepEqual(await one.state(), { revision: 3, isBegun: true });
      const { items } = await one.after(FIRST_PLACE, 10);
      assert.deepEqual(items, [item('p1'), item('1', { state: 'sold' })]);
    });

    it('is read in parts, and on from where it was read', async () => {
      const [store] = await open();
      await store.write(
        0,
        ['1', '2', '3'].map((key) => item(key)),
      );
      await store.write(1, [item('2', { state: 'option' })]);
      const first = await store.after(FIRST_PLACE, 2);
      assert.deepEqual(
        first.items.map(({ key }) => key),
        ['1', '3'],
      );
      const second = await store.after(first.place, 2);
      assert.deepEqual(second.items, [item('2', { state: 'option' })]);
      const end = await store.after(second.place, 2);
      assert.deepEqual([end.items, end.place], [[], second.place]);
    });

    it('is erased of what left long ago', async () => {
      const [store] = await open();
      await store.write(0, [item('1', { goneAt: 5 }), item('2', { goneAt: 10 }), item('3')]);
      await store.forgetGone(10);
      const { items } = await store.after(FIRST_PLACE, 10);
      assert.deepEqual(
        items.map(({ key }) => key),
        ['2', '3'],
      );
    });
  });
}

for (const [name, open] of Object.entries(ADAPTERS)) seenItemsContract(name, open);

describePostgres('what is remembered of homes, with PostgreSQL', () => {
  const ended: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ended.splice(0)) await end();
  });
  seenItemsContract('PostgreSQL', async () => {
    const { open, end } = await freshSchema([CRM_TABLES]);
    ended.push(end);
    return [new PostgresSeenItems(open()), new PostgresSeenItems(open())];
  });
});
