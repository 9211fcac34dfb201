import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { CrmRequests } from '../../../server/services/crm/http/crm-requests.ts';
import type { OwnerDocument } from '../../../server/services/crm/owner-port.ts';
import { inFolder } from '../../unit/server/build/in-folder.ts';
import { type EmulatedCrm, emulatedCrm } from './emulated-crm.ts';

/** Node's types do not know that deadlines can be told the time, too. */
const CLOCKS: readonly string[] = ['AbortSignal.timeout'];
const SECOND = 1000;
/** Connections for documents. */
const AT_ONCE = 16;
const ASKED = 24;
/** Larger than what the sockets keep for a reader. */
const LARGE = Buffer.alloc(12_000_000, 7);

describe('unread documents of a CRM on the wire', () => {
  beforeEach(() => mock.timers.enable({ apis: CLOCKS as 'Date'[] }));
  afterEach(() => mock.timers.reset());

  async function withDocuments(use: (crm: EmulatedCrm) => Promise<void>): Promise<void> {
    await inFolder({ 'large.pdf': LARGE }, async (documents) => {
      const crm = await emulatedCrm({}, { documents });
      try {
        await use(crm);
      } finally {
        await crm.close();
      }
    });
  }

  it('delay no call, and fail in time while they are queued', () =>
    withDocuments(async ({ calls, emulator }) => {
      const opened: OwnerDocument[] = [];
      const refused: unknown[] = [];
      const asked = Array.from({ length: ASKED }, async () => {
        const document = await calls.openDocument('large.pdf').catch((error: unknown) => {
          refused.push(error);
        });
        if (document) opened.push(document);
      });
      while (opened.length < AT_ONCE) await setImmediate();
      assert.ok(await calls.call('GetUserList', {}, { kind: 'write' }));
      // The CRM would have heard of the others before it had read that many files.
      assert.equal(emulator.documents.length, AT_ONCE);
      mock.timers.tick(5 * SECOND);
      await Promise.all(asked);
      assert.deepEqual([opened.length, refused.length], [AT_ONCE, ASKED - AT_ONCE]);
      assert.match(String(refused[0]), /a document: no answer within 5 s/);
      // Those that are open have all the time that their reader takes.
      for (const { content } of opened) {
        assert.ok(!content.destroyed);
        content.destroy();
      }
      const again = await calls.openDocument('large.pdf');
      assert.ok(again);
      again.content.destroy();
    }));

  it('are not the only ones with a deadline: a queued call fails in time, too', () =>
    withDocuments(async ({ emulator }) => {
      emulator.fault = 'silent';
      const requests = new CrmRequests(emulator.config, 1);
      const ask = (timeout: number) =>
        requests.textOf({ endpoint: 'GetUserList', parameters: {}, timeout, signal: undefined });
      const first = assert.rejects(ask(30 * SECOND), /no answer within 30 s/);
      while (emulator.calls.length === 0) await setImmediate();
      const second = assert.rejects(ask(5 * SECOND), /no answer within 5 s/);
      mock.timers.tick(5 * SECOND);
      await second;
      mock.timers.tick(25 * SECOND);
      await first;
      await requests.destroy();
    }));
});
