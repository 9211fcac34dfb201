import assert from 'node:assert/strict';
import session, { type SessionData } from 'express-session';
import { createLog } from '../../../../../server/platform/log.ts';
import { OWNER_TABLES } from '../../../../../server/services/owners/postgres/tables.ts';
import { PostgresSessionStore } from '../../../../../server/services/owners/postgres/postgres-session-store.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import type { FreshTables } from '../../../../support/postgres/fresh-tables.ts';
import { freshSchema } from '../../../../support/postgres/fresh-schema.ts';
import { until } from '../../../../support/waiting/soon.ts';
import { sessionStoreContract } from './session-store-contract.ts';

describePostgres('sessions of owners in PostgreSQL', () => {
  let tables: FreshTables;
  beforeEach(async () => {
    tables ??= await freshSchema([OWNER_TABLES]);
    await tables.open().query('DELETE FROM session');
  });
  after(() => tables.end());
  const open = (now = () => Date.now()) =>
    new PostgresSessionStore(tables.open(), { log: createLog('silent'), now });

  sessionStoreContract('PostgreSQL', () => open());

  it('are kept by a hash of their id, and removed once they have expired', async () => {
    let now = 0;
    const store = open(() => now);
    const cookie = new session.Cookie();
    const save = (id: string, expires: Date) =>
      new Promise<void>((resolve, reject) => {
        cookie.expires = expires;
        const data = { cookie } as SessionData;
        store.set(id, data, (error) => (error instanceof Error ? reject(error) : resolve()));
      });
    const ids = async () => {
      const { rows } = await tables.open().query<{ sid: string }>('SELECT sid FROM session');
      return rows.map(({ sid }) => sid);
    };
    const isRemoved = (id: string) => until(async () => !(await ids()).includes(id));
    await tables.open().query("INSERT INTO session VALUES ('left', '{}', to_timestamp(1))");
    await save('the-first', new Date(Date.now() + 60_000));
    await isRemoved('left');
    const [first = ''] = await ids();
    await save('the-id-of-a-session', new Date(1000));
    const sid = (await ids()).find((id) => id !== first) ?? '';
    assert.match(sid, /^[\da-f]{64}$/);
    now += 60 * 60_000;
    await save('another', new Date(Date.now() + 60_000));
    await isRemoved(sid);
    assert.equal((await ids()).length, 2);
  });
});
