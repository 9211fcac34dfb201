import assert from 'node:assert/strict';
import { CatalogueFile } from '../../../../../server/services/catalogue/files/catalogue-file.ts';
import { SealedDrafts } from '../../../../../server/services/drafts/sealed-drafts.ts';
import { openOwnerStore } from '../../../../../server/services/owners/sqlite/open-owner-store.ts';
import { createLog } from '../../../../../server/platform/log.ts';
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

for (const [name, open] of [
  ['in a file', () => new CatalogueFile(temporaryDataDir())],
  ['in memory', memoryCopies],
] as const) {
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

for (const [name, open] of [
  [
    'in SQLite',
    () => openOwnerStore(temporaryDataDir(), { log: createLog('silent'), now: () => 1000 }).signIns,
  ],
  ['in memory', memorySignIns],
] as const) {
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
