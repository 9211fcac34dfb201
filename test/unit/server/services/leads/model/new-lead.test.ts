import assert from 'node:assert/strict';
import path from 'node:path';
import { openDatabase } from '../../../../../../server/platform/sqlite/open-database.ts';
import type { LeadContent } from '../../../../../../server/services/leads/model/lead-content.ts';
import { newLead, type Sending } from '../../../../../../server/services/leads/model/new-lead.ts';
import { SqliteLeadStore } from '../../../../../../server/services/leads/sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from '../../../../../../server/services/leads/sqlite/tables.ts';
import { temporaryDataDir } from '../../../../../support/site-app.ts';

const MINUTE = 60_000;
const START = 1_000_000_000;
const KEY = '4f7c0a52-52f0-4bb2-9f5c-0a39ce3a6b1e';

const CONTENT: LeadContent = {
  lead: {
    kind: 'contact',
    person: { firstName: 'An', name: 'Peeters', email: 'an@example.be', phoneNumber: '0470123456' },
    language: 'nl',
    content: 'Is de tuin op het zuiden?',
    isReceivedEmail: false,
    projectIds: [],
  },
  locale: 'nl',
  answers: [],
  office: { name: 'Gent', phone: '092234567', email: 'gent@kadelinde.example' },
};

describe('a lead that is sent again', () => {
  let store: SqliteLeadStore;
  beforeEach(() => {
    const file = path.join(temporaryDataDir(), 'leads.sqlite');
    store = new SqliteLeadStore(openDatabase(file, LEADS_DATABASE, 0).db);
  });
  afterEach(() => store.close());

  const send = async (now: number, changes: Partial<Sending> = {}) => {
    const sending = { form: 'contact', content: CONTENT, key: undefined, visitor: 'one' };
    return (await store.accept(newLead({ ...sending, ...changes }, now))).isNew;
  };

  it('without JavaScript is the same one for ten minutes, and another one after', async () => {
    assert.equal(await send(START), true);
    assert.equal(await send(START + 1), false);
    assert.equal(await send(START + 10 * MINUTE), false);
    assert.equal(await send(START + 10 * MINUTE + 1), true);
  });

  it('counts the ten minutes from the lead that was stored, not from the last repeat', async () => {
    assert.equal(await send(START), true);
    assert.equal(await send(START + 6 * MINUTE), false);
    assert.equal(await send(START + 12 * MINUTE), true);
  });

  it('without JavaScript is another one from another visitor, form or page, or in other words', async () => {
    assert.equal(await send(START), true);
    assert.equal(await send(START, { visitor: 'two' }), true);
    assert.equal(await send(START, { form: 'valuation' }), true);
    const mended = { ...CONTENT, lead: { ...CONTENT.lead, language: 'fr' as const } };
    assert.equal(await send(START, { content: mended }), true);
    const about = { title: 'Huis', city: 'Gent', url: 'https://www.example.be/nl/home-1' };
    assert.equal(await send(START, { content: { ...CONTENT, about } }), true);
    const renamed = { ...CONTENT, about: { ...about, title: 'Woning', price: '€ 1' } };
    assert.equal(await send(START, { content: renamed }), false);
  });

  it('with the key of the page is the same one at any time', async () => {
    assert.equal(await send(START, { key: KEY }), true);
    assert.equal(await send(START + 24 * 60 * MINUTE, { key: KEY, visitor: 'two' }), false);
    assert.equal(await send(START, { key: KEY.replace('4f', '5f') }), true);
  });

  it('with a key that is none is taken as without JavaScript', async () => {
    for (const key of [
      '',
      'x',
      `${KEY}0`,
      `0${KEY}`,
      KEY.toUpperCase(),
      KEY.replace('-4b', '-5b'),
    ]) {
      assert.equal(
        newLead({ form: 'contact', content: CONTENT, key, visitor: 'one' }, START).keySince,
        START - 10 * MINUTE,
      );
    }
  });
});
