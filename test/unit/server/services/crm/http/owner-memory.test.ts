import assert from 'node:assert/strict';
import {
  type OwnerCalls,
  OwnerMemory,
} from '../../../../../../server/services/crm/http/owners/owner-memory.ts';

const AN = 8;
const LIEVE = 9;

describe('what a CRM answered about owners', () => {
  let now: number;
  let memory: OwnerMemory;
  let asked: number;
  beforeEach(() => {
    now = 1_000_000;
    asked = 0;
    memory = new OwnerMemory(() => now);
  });
  const count = async () => ++asked;

  it('is remembered for a minute, of each owner and question', async () => {
    assert.equal(await memory.of(AN, 'homes', count), 1);
    now += 59_999;
    assert.equal(await memory.of(AN, 'homes', count), 1);
    assert.equal(await memory.of(AN, 'history', count), 2);
    assert.equal(await memory.of(LIEVE, 'homes', count), 3);
    now += 1;
    assert.equal(await memory.of(AN, 'homes', count), 4);
  });

  it('is not remembered where it failed, or was asked anew', async () => {
    await assert.rejects(
      memory.of(AN, 'homes', async () => Promise.reject(new Error('down'))),
      /down/,
    );
    assert.equal(await memory.anew(AN, count), 1);
    assert.equal(await memory.of(AN, 'homes', count), 2);
  });

  it('is what the first began where several ask, also when the first has left', async () => {
    const answer = Promise.withResolvers<string>();
    const left = new AbortController();
    const first = memory.of(AN, 'homes', () => answer.promise, left.signal);
    const second = memory.of(AN, 'homes', count);
    left.abort(new Error('gone'));
    await assert.rejects(first, /gone/);
    answer.resolve('homes');
    assert.equal(await second, 'homes');
    assert.equal(asked, 0);
  });

  it('takes four calls at once of one owner, whatever is asked, and those of others beside', async () => {
    const open = Promise.withResolvers<void>();
    let running = 0;
    const most = { [AN]: 0, [LIEVE]: 0 };
    const ask =
      (owner: typeof AN | typeof LIEVE) =>
      async ({ limit }: OwnerCalls) => {
        const call = async () => {
          running += 1;
          most[owner] = Math.max(most[owner], running);
          await open.promise;
          running -= 1;
        };
        await Promise.all(Array.from({ length: 6 }, () => limit.run(call)));
      };
    const begin = Promise.withResolvers<void>();
    const later = memory.anew(AN, async (calls) => {
      await begin.promise;
      await ask(AN)(calls);
    });
    // One that ends before the other calls leaves it among the others.
    await memory.of(AN, 'homes', count);
    const asking = [later, memory.anew(AN, ask(AN)), memory.of(AN, 'history', ask(AN))];
    begin.resolve();
    await new Promise(setImmediate);
    assert.equal(most[AN], 4);
    asking.push(memory.anew(LIEVE, ask(LIEVE)));
    await new Promise(setImmediate);
    assert.equal(most[LIEVE], 8);
    open.resolve();
    await Promise.all(asking);
  });
});
