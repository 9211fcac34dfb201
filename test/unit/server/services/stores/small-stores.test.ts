import assert from 'node:assert/strict';
import { once } from 'node:events';
import pg from 'pg';
import type { CatalogueCopies } from '../../../../../server/services/catalogue/catalogue-copies.ts';
import { CatalogueFile } from '../../../../../server/services/catalogue/files/catalogue-file.ts';
import { CATALOGUE_TABLES } from '../../../../../server/services/catalogue/postgres/tables.ts';
import { PostgresCatalogueCopies } from '../../../../../server/services/catalogue/postgres/postgres-catalogue-copies.ts';
import { OWNER_TABLES } from '../../../../../server/services/owners/postgres/tables.ts';
import { PostgresSignIns } from '../../../../../server/services/owners/postgres/postgres-sign-ins.ts';
import type { SignIns } from '../../../../../server/services/owners/sign-ins.ts';
import { SealedDrafts } from '../../../../../server/services/drafts/sealed-drafts.ts';
import { openOwnerStore } from '../../../../../server/services/owners/sqlite/open-owner-store.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import {
  describePostgres,
  sharedPostgres,
} from '../../../../support/postgres/describe-postgres.ts';
import { freshSchema } from '../../../../support/postgres/fresh-schema.ts';
import type { FreshTables } from '../../../../support/postgres/fresh-tables.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import {
  memoryCopies,
  memoryDrafts,
  memorySignIns,
} from '../../../../support/stores/memory-stores.ts';

const VALUES = { Name: 'Peeters "P." \\ é 🙂', propertyStreet: 'Koestraat' };

for (const [name, open] of [
  ['sealed', () => new SealedDrafts('a secret')],
  ['in memory', memoryDrafts],
] as const) {
  describe(`drafts ${name}`, () => {
    it('are found by their token until they expire, and for no other form', async () => {
      const drafts = open();
      const token = await drafts.keep('valuation', VALUES, 1000);
      assert.match(token, /^[\w.-]+$/);
      assert.doesNotMatch(token, /Peeters|Koestraat/);
      assert.deepEqual(await drafts.find(token, 'valuation', 999), VALUES);
      assert.equal(await drafts.find(token, 'valuation', 1000), undefined);
      assert.equal(await drafts.find(token, 'visit', 0), undefined);
    });

    it('are not found by a token that is cut, changed or empty', async () => {
      const drafts = open();
      const token = await drafts.keep('valuation', VALUES, 1000);
      for (const wrong of ['', 'a.b', token.slice(0, -1), `${token.slice(0, -2)}!!`]) {
        assert.equal(await drafts.find(wrong, 'valuation', 0), undefined, wrong);
      }
    });
  });
}

function copiesContract(name: string, open: () => CatalogueCopies): void {
  describe(`the copy of the catalogue ${name}`, () => {
    it('is the last that was written whole', async () => {
      const copies = open();
      assert.equal(await copies.read(), undefined);
      await copies.write(['{"a":', '1}\n']);
      await copies.write(['{"b":', '2}\n']);
      assert.equal(String(await copies.read()), '{"b":2}\n');
      const failing = function* () {
        yield '{"c":';
        throw new Error('broken off');
      };
      await assert.rejects(copies.write(failing()), /broken off/);
      assert.equal(String(await copies.read()), '{"b":2}\n');
    });
  });
}

function signInsContract(name: string, open: () => SignIns): void {
  describe(`sign-ins ${name}`, () => {
    it('tell when an owner signed in before', async () => {
      const signIns = open();
      assert.equal(await signIns.note(8, 100), undefined);
      assert.equal(await signIns.note(9, 150), undefined);
      assert.equal(await signIns.note(8, 200), 100);
      assert.equal(await signIns.note(8, 300), 200);
    });
  });
}

copiesContract('in a file', () => new CatalogueFile(temporaryDataDir()));
copiesContract('in memory', memoryCopies);
signInsContract(
  'in SQLite',
  () => openOwnerStore(temporaryDataDir(), { log: createLog('silent'), now: () => 1000 }).signIns,
);
signInsContract('in memory', memorySignIns);

describePostgres('small stores in PostgreSQL', () => {
  let tables: FreshTables;
  before(async () => {
    tables = await freshSchema([CATALOGUE_TABLES, OWNER_TABLES]);
  });
  after(() => tables.end());

  copiesContract('in PostgreSQL', () => new PostgresCatalogueCopies(tables.open()));
  signInsContract('in PostgreSQL', () => new PostgresSignIns(tables.open()));

  describe('the copy of the catalogue for all servers', () => {
    it('is announced with its version', async () => {
      const server = await sharedPostgres();
      const listener = new pg.Client({ connectionString: server.url() });
      await listener.connect();
      await listener.query('LISTEN catalogue');
      const told = once(listener, 'notification');
      const copies = new PostgresCatalogueCopies(tables.open());
      const before = await copies.version();
      await copies.write(['{}']);
      const [{ payload }] = (await told) as [{ payload: string }];
      assert.match(payload, new RegExp(`^empty_\\d+ ${before + 1}$`));
      assert.equal(await copies.version(), before + 1);
      await listener.end();
    });
  });
});
