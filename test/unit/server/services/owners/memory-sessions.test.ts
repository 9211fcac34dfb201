import assert from 'node:assert/strict';
import { MemoryStore, Store } from 'express-session';
import { TombstoneStore } from '../../../../../server/services/owners/tombstone-store.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { sessionStoreContract } from './session-store-contract.ts';

sessionStoreContract('MemoryStore', () => new MemoryStore());

describe('a store of sessions that never answers', () => {
  class SilentStore extends Store {
    get(): void {}
    set(): void {}
    destroy(): void {}
  }

  it('fails each call after 0.6 s', async () => {
    const timers = new ManualTimers();
    const store = new TombstoneStore(new SilentStore(), timers);
    for (const call of [
      (done: (error: unknown) => void) => store.get('a', done),
      (done: (error: unknown) => void) => store.destroy('a', done),
    ]) {
      const failure = new Promise<unknown>((resolve) => {
        call(resolve);
      });
      timers.goOff(600);
      assert.match(String(await failure), /no answer within 0\.6 s/);
    }
  });
});
