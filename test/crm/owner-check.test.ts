import assert from 'node:assert/strict';
import { ownerCheck } from '../../server/services/crm/owner-check.ts';
import type { OwnerPort } from '../../server/services/crm/owner-port.ts';
import type { DroppedItem } from '../../server/services/crm/catalogue-port.ts';
import { createLog } from '../../server/platform/log.ts';

/** A CRM with these faults among its owners; it does not answer if `faults` throws. */
function checkOf(faults: () => DroppedItem[]) {
  const said: string[] = [];
  const log = createLog('debug', {
    write: (line) => {
      const { msg, reason, err } = JSON.parse(line);
      said.push([msg, reason ?? err?.message].filter(Boolean).join(': '));
    },
  });
  const owners: OwnerPort = {
    signIn: async () => undefined,
    standing: async () => ({}),
    homes: async () => undefined,
    graphs: async () => new Map(),
    document: async () => undefined,
    history: async () => undefined,
    check: async () => faults(),
  };
  return { check: ownerCheck(owners, log), said };
}

const MISSING = { item: 'owners/a.json', reason: 'email: is missing' };

describe('the check of the owners', () => {
  it('says nothing while all is well', async () => {
    const { check, said } = checkOf(() => []);
    await check();
    await check();
    assert.deepEqual(said, []);
  });

  it('logs each fault once, new ones when they occur, and when all are fixed', async () => {
    let faults: DroppedItem[] = [MISSING];
    const { check, said } = checkOf(() => faults);
    await check();
    await check();
    faults = [MISSING, { ...MISSING, item: 'owners/b.json' }];
    await check();
    faults = [];
    await check();
    faults = [MISSING];
    await check();
    assert.deepEqual(said, [
      'owners cannot sign in: email: is missing',
      'owners cannot sign in: email: is missing',
      'every owner can sign in again',
      'owners cannot sign in: email: is missing',
    ]);
  });

  it('logs that a CRM does not answer, and never rejects', async () => {
    const { check, said } = checkOf(() => {
      throw new Error('no answer');
    });
    await check();
    await check();
    assert.deepEqual(said, ['owners cannot sign in: no answer']);
  });
});
