import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PostgresHandedIn } from '../../../../../server/services/handed-in/postgres/postgres-handed-in.ts';
import { HANDED_IN_TABLES } from '../../../../../server/services/handed-in/postgres/tables.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshTables, type FreshTables } from '../../../../support/postgres/fresh-tables.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { handedInContract } from './handed-in-contract.ts';

describePostgres('PostgreSQL for documents of owners', () => {
  let tables: FreshTables | undefined;
  afterEach(() => tables?.end());
  handedInContract(async () => {
    tables = await freshTables([HANDED_IN_TABLES]);
    return new PostgresHandedIn(tables.open(), temporaryDataDir(), 'caller');
  });

  it('breaks off the reading of a document that is erased meanwhile', async () => {
    tables = await freshTables([HANDED_IN_TABLES]);
    const store = new PostgresHandedIn(tables.open(), temporaryDataDir());
    const lead = randomUUID();
    const whole = randomBytes(1_200_000);
    await store.put(lead, Readable.from([whole]));
    const read = await store.open(lead);
    assert.deepEqual(read && (await buffer(read.content)), whole);
    const cut = await store.open(lead);
    assert.ok(cut);
    await store.remove(lead);
    await assert.rejects(buffer(cut.content), /erased while it was read/);
  });
});
