import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { HandedInStore } from '../../../../../server/services/handed-in/handed-in-store.ts';

const TWO_HOURS = 7_200_000;
/** As large as a document may be. */
const LARGEST = 10 * 1024 * 1024;

/** What every adapter does with documents that owners hand in. */
export function handedInContract(open: () => HandedInStore | Promise<HandedInStore>): void {
  let store: HandedInStore;
  beforeEach(async () => {
    store = await open();
  });

  const handIn = async (content: Buffer, lead = randomUUID()) => {
    const received = await store.receive(Readable.from([content]));
    await store.keep(received, lead);
    return lead;
  };
  const contentOf = async (lead: string) => {
    const found = await store.open(lead);
    return found && { size: found.size, content: await buffer(found.content) };
  };

  it('gives the document of a lead as it came', async () => {
    for (const content of [Buffer.from('%PDF-1.7'), Buffer.alloc(0), randomBytes(LARGEST)]) {
      const lead = await handIn(content);
      const found = await contentOf(lead);
      assert.equal(found?.size, content.length);
      assert.ok(found.content.equals(content));
    }
    assert.equal(await store.open(randomUUID()), undefined);
    assert.equal(await store.open('../session-secret'), undefined);
  });

  it('gives only what was kept', async () => {
    const lead = randomUUID();
    const received = await store.receive(Readable.from([Buffer.from('%PDF-1.7')]));
    assert.deepEqual([received.size, received.hash.length], [8, 43]);
    assert.equal(await store.open(lead), undefined);
    await store.discard(received);
    await store.discard(received);
    await assert.rejects(store.keep(received, lead));
    assert.equal(await store.open(lead), undefined);
  });

  it('leaves nothing of a document whose sender leaves', async () => {
    const left = Readable.from(
      (async function* () {
        yield Buffer.from('%PDF');
        throw new Error('left');
      })(),
    );
    await assert.rejects(store.receive(left), /left/);
    assert.equal(await store.removeOrphans(async () => false, Date.now() + TWO_HOURS), 0);
  });

  it('removes the document of one lead, and erases those of several', async () => {
    const leads = [];
    for (const text of ['a', 'b', 'c']) leads.push(await handIn(Buffer.from(text)));
    const [first = '', second = '', third = ''] = leads;
    await store.remove(first);
    await store.remove(first);
    assert.equal(await contentOf(first), undefined);
    assert.equal(await store.erase(new Set([first, second, randomUUID()])), 1);
    assert.equal(await contentOf(second), undefined);
    assert.equal(String((await contentOf(third))?.content), 'c');
    assert.equal(await store.erase(new Set()), 0);
  });

  it('removes documents without a lead, once nobody can be storing it', async () => {
    const stored = await handIn(Buffer.from('stored'));
    const orphan = await handIn(Buffer.from('orphan'));
    const isStored = async (lead: string) => lead === stored;
    assert.equal(await store.removeOrphans(isStored, Date.now()), 0);
    assert.equal(await store.removeOrphans(isStored, Date.now() + TWO_HOURS), 1);
    assert.equal(await contentOf(orphan), undefined);
    assert.ok(await contentOf(stored));
  });
}
