import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import session, { type SessionData } from 'express-session';
import { createLog } from '../../../../../server/platform/log.ts';
import {
  openOwnerStore,
  type OwnerStore,
} from '../../../../../server/services/owners/sqlite/open-owner-store.ts';
import {
  hasEnded,
  MAX_AGE,
  MAX_IDLE,
} from '../../../../../server/services/owners/session-limits.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { sessionStoreContract } from './session-store-contract.ts';

const MINUTE = 60_000;
const cookie = new session.Cookie();
const data = (name: string) =>
  ({ cookie, owner: { id: 8, firstName: name, name: 'Maes', at: 0, seenAt: 0 } }) as SessionData;

sessionStoreContract(
  'SQLite',
  () =>
    openOwnerStore(temporaryDataDir(), { log: createLog('silent'), now: () => 1_000_000 }).sessions,
);

describe('the store of owners’ sessions', () => {
  let dir: string;
  let now: number;
  let store: OwnerStore;
  const lines: string[] = [];
  const open = () =>
    openOwnerStore(dir, {
      log: createLog('debug', { write: (line) => lines.push(line) }),
      now: () => now,
    });
  beforeEach(() => {
    dir = temporaryDataDir();
    now = 1_000_000;
    store = open();
  });
  afterEach(() => store.close());

  const get = (id: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      store.sessions.get(id, (error, found) => {
        if (error) reject(error as Error);
        else resolve(found?.owner.firstName);
      });
    });
  const set = (id: string, name: string) =>
    new Promise<void>((resolve) => {
      store.sessions.set(id, data(name), () => resolve());
    });
  const destroy = (id: string) =>
    new Promise<void>((resolve) => {
      store.sessions.destroy(id, () => resolve());
    });

  it('keeps a session, its changes, and forgets it', async () => {
    assert.equal(await get('a'), undefined);
    await set('a', 'An');
    await set('b', 'Bo');
    await set('a', 'Anna');
    assert.equal(await get('a'), 'Anna');
    await destroy('a');
    assert.equal(await get('a'), undefined);
    assert.equal(await get('b'), 'Bo');
    await destroy('nobody');
  });

  it('brings no session back that was ended while a request was under way', async () => {
    await set('a', 'An');
    await destroy('a');
    await set('a', 'An');
    assert.equal(await get('a'), undefined);
  });

  it('removes expired sessions', async () => {
    await set('a', 'An');
    now += MAX_AGE;
    assert.equal(await get('a'), undefined);
    await set('b', 'Bo');
    now -= MAX_AGE;
    assert.equal(await get('a'), undefined);
  });

  it('tells neither the id of a session nor anything to other users', async () => {
    await set('the-id-of-a-session', 'An');
    store.close();
    const file = path.join(dir, 'owners.sqlite');
    assert.ok(!readFileSync(file, 'latin1').includes('the-id-of-a-session'));
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o077, 0);
    store = open();
    assert.equal(await get('the-id-of-a-session'), 'An');
  });

  it('begins anew where the file is damaged', async () => {
    store.close();
    writeFileSync(path.join(dir, 'owners.sqlite'), 'no database'.repeat(1000));
    store = open();
    assert.equal(await get('a'), undefined);
    assert.ok(lines.some((line) => line.includes('sign in again')));
  });

  it('fails when it cannot be read, instead of finding no session', async () => {
    store.close();
    await assert.rejects(get('a'));
    store = open();
  });

  it('knows when an owner signed in before', async () => {
    assert.equal(await store.signIns.note(8, 100), undefined);
    assert.equal(await store.signIns.note(9, 150), undefined);
    assert.equal(await store.signIns.note(8, 200), 100);
    assert.equal(await store.signIns.note(8, 300), 200);
  });
});

describe('the end of a session', () => {
  const cases: [at: number, seenAt: number, ended: boolean][] = [
    [0, 0, false],
    [-MAX_IDLE, -MAX_IDLE + 1, false],
    [-MAX_IDLE, -MAX_IDLE, true],
    [-MAX_AGE + 1, 0, false],
    [-MAX_AGE, 0, true],
    [MINUTE, 0, false],
    [MINUTE + 1, 0, true],
    [0, MINUTE + 1, true],
  ];
  for (const [at, seenAt, ended] of cases) {
    it(`has ${ended ? '' : 'not '}come for one of ${at} ms, last seen at ${seenAt} ms`, () => {
      assert.equal(hasEnded({ at, seenAt }, 0), ended);
    });
  }
});
