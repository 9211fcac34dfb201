import assert from 'node:assert/strict';
import session, { type SessionData, Store } from 'express-session';
import { TombstoneStore } from '../../../../../server/services/owners/tombstone-store.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

type Done = (error?: unknown) => void;

/** A store whose saves wait until they are let through, as those of a slow server do. */
class GatedStore extends Store {
  readonly #inner: Store;
  readonly #waiting: (() => void)[] = [];
  isOpen = true;

  constructor(inner: Store) {
    super();
    this.#inner = inner;
  }
  get(id: string, done: (error: unknown, found?: SessionData | null) => void): void {
    this.#inner.get(id, done);
  }
  set(id: string, data: SessionData, done?: Done): void {
    const save = () => this.#inner.set(id, data, done);
    if (this.isOpen) save();
    else this.#waiting.push(save);
  }
  destroy(id: string, done?: Done): void {
    this.#inner.destroy(id, done);
  }
  letThrough(): void {
    this.isOpen = true;
    for (const save of this.#waiting.splice(0)) save();
  }
}

const data = (name: string) =>
  ({
    cookie: new session.Cookie(),
    owner: { id: 8, firstName: name, name: 'Maes', at: 0, seenAt: 0 },
  }) as SessionData;

/** What sessions in any store of express-session must do below a TombstoneStore. */
export function sessionStoreContract(adapter: string, open: () => Store | Promise<Store>): void {
  describe(`sessions in ${adapter}`, () => {
    let shared: Store;
    let gated: GatedStore;
    let one: Store;
    let two: Store;
    beforeEach(async () => {
      shared = await open();
      gated = new GatedStore(shared);
      // Two servers that share a store; the saves of the first one can be held up.
      one = new TombstoneStore(gated, new ManualTimers());
      two = new TombstoneStore(shared, new ManualTimers());
    });

    const get = (store: Store, id: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        store.get(id, (error, found) => {
          if (error) reject(error as Error);
          else resolve(found?.owner.firstName);
        });
      });
    const set = (store: Store, id: string, name: string) =>
      new Promise<void>((resolve, reject) => {
        store.set(id, data(name), (error) => (error ? reject(error as Error) : resolve()));
      });
    const destroy = (store: Store, id: string) =>
      new Promise<void>((resolve, reject) => {
        store.destroy(id, (error) => (error ? reject(error as Error) : resolve()));
      });

    it('are kept and changed, for every server', async () => {
      assert.equal(await get(one, 'a'), undefined);
      await set(one, 'a', 'An');
      await set(two, 'b', 'Bo');
      await set(two, 'a', 'Anna');
      assert.equal(await get(one, 'a'), 'Anna');
      await destroy(one, 'a');
      await destroy(one, 'nobody');
      assert.equal(await get(two, 'a'), undefined);
      assert.equal(await get(shared, 'a'), undefined, 'the data of an ended session are erased');
      assert.equal(await get(two, 'b'), 'Bo');
    });

    it('stay ended when a request saves one afterwards', async () => {
      await set(one, 'a', 'An');
      await destroy(one, 'a');
      for (const store of [one, two]) {
        await set(store, 'a', 'An');
        assert.equal(await get(one, 'a'), undefined);
        assert.equal(await get(two, 'a'), undefined);
      }
    });

    it('stay ended when a server is killed after it has saved one', async () => {
      await set(one, 'a', 'An');
      await destroy(one, 'a');
      await set(shared, 'a', 'An');
      assert.equal(await get(one, 'a'), undefined);
      assert.equal(await get(two, 'a'), undefined);
    });

    it('stay ended when a save that began before is written afterwards', async () => {
      await set(one, 'a', 'An');
      gated.isOpen = false;
      const late = set(one, 'a', 'An');
      await destroy(two, 'a');
      assert.equal(await get(two, 'a'), undefined);
      gated.letThrough();
      await late;
      assert.equal(await get(one, 'a'), undefined);
      assert.equal(await get(two, 'a'), undefined);
    });

    it('stay ended when a save comes while one is being ended', async () => {
      await set(one, 'a', 'An');
      gated.isOpen = false;
      const ended = destroy(one, 'a');
      await set(two, 'a', 'An');
      gated.letThrough();
      await ended;
      await set(two, 'a', 'An');
      assert.equal(await get(one, 'a'), undefined);
      assert.equal(await get(two, 'a'), undefined);
    });
  });
}
