import assert from 'node:assert/strict';
import { KNOWN_VERSION } from '../../../server/services/leads/model/lead-content.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { writtenMail } from '../../../server/services/mail/written-mails.ts';
import type { NewLead } from '../../../server/services/leads/model/lead-store.ts';
import { LEADS } from '../../crm/lead-contract.ts';
import { newLead } from '../../support/new-lead.ts';
import { freshApp, NOON, type SiteApp } from '../../support/site-app.ts';

const MINUTE = 60_000;
const shown = {
  answers: [
    { field: 'Content', label: 'Uw vraag', value: 'Is er een lift?' },
    { field: 'PetName', label: 'Huisdier', value: 'Een teckel', unit: 'dog' },
  ],
  about: { title: 'Huis', city: 'Gent', url: 'https://www.example.be/x', plot: { area: 3 } },
};
const CONTENT = {
  lead: LEADS.contact,
  locale: 'nl',
  ...shown,
  office: { name: 'Gent', phone: '09 111 11 11', email: 'gent@mail.example', desk: 2 },
  colour: 'blue',
};

/** Of a release after this one. */
const NEWER = KNOWN_VERSION + 1;

describe('a lead that another release has stored', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });
  afterEach(() => site.parts.leads.store.close());

  const folder = (name: string) => path.join(site.parts.config.dataDir, name);
  async function deliver(content: object, changes: Partial<NewLead> = {}) {
    const { store, worker } = site.parts.leads;
    const lead = newLead({
      receivedAt: NOON - MINUTE,
      content: JSON.stringify(content),
      ...changes,
    });
    await store.accept(lead);
    await worker.wake();
    const found = await store.find(lead.id);
    assert.ok(found);
    const states = found.deliveries.map(({ destination, state }) => `${destination} ${state}`);
    return { id: lead.id, found, states };
  }
  const mailOf = async (id: string) => (await writtenMail(folder('mail'), id))!;
  /** Labels and values of the page behind the link in the visitor's mail. */
  const sentAnswers = async (id: string) => {
    const { text } = await mailOf(`${id}.visitor`);
    const [link = ''] = /http\S+\/messages\/sent\/\S+/.exec(text) ?? [];
    const { pathname, search } = new URL(link);
    const page = await request(site.app)
      .get(pathname + search)
      .expect(200);
    const $ = load(page.text);
    const texts = (selector: string) =>
      $(selector)
        .get()
        .map((one) => $(one).text());
    const values = texts('.thanks-answers dd');
    return texts('.thanks-answers dt').map((label, index) => [label, values[index]]);
  };
  const inbox = () =>
    readdirSync(folder('inbox')).map((name) =>
      JSON.parse(readFileSync(path.join(folder('inbox'), name), 'utf8')),
    );
  const DELIVERED = ['agency-mail delivered', 'visitor-mail delivered', 'crm delivered'];

  for (const lead of Object.values(LEADS)) {
    it(`is delivered with unknown keys at every level: a ${lead.kind}`, async () => {
      const grown = {
        ...lead,
        hour: 9,
        person: { ...lead.person, title: 'dr.' },
        ...(lead.kind === 'demand' && {
          address: { ...lead.address, box: '3' },
          types: lead.types.map((type) => ({ ...type, floor: 1 })),
        }),
      };
      const agency = { locale: 'fr', ...shown, colour: 'blue' };
      const content = { ...CONTENT, lead: grown, agency };
      const { id, found, states } = await deliver(content, { contentVersion: NEWER });
      assert.deepEqual(states, DELIVERED);
      assert.equal(found.content, JSON.stringify(content));
      assert.match((await mailOf(id)).text, /Huisdier\W+Een teckel/);
      assert.deepEqual(await sentAnswers(id), [
        ['Uw vraag', 'Is er een lift?'],
        ['Huisdier', 'Een teckel'],
      ]);
      assert.deepEqual(inbox(), [{ key: id, lead: grown }]);
    });
  }

  it('is delivered with values that this one does not know', async () => {
    const valuation = { ...LEADS.valuation, language: 'lb', contactTimes: ['night'], goal: 2 };
    const first = await deliver({ ...CONTENT, lead: valuation, locale: 'lb' });
    assert.deepEqual(first.states, DELIVERED);
    assert.match((await mailOf(first.id)).text, /Een teckel/);
    const agency = { locale: 'nl', ...shown };
    const second = await deliver({ ...CONTENT, lead: LEADS.contact, locale: 'lb', agency });
    assert.deepEqual(second.states, DELIVERED);
    assert.match((await mailOf(second.id)).text, /Luxemburgs/);
  });

  it('of an unknown kind waits at the CRM and is mailed', async () => {
    const lead = { kind: 'mortgage', person: LEADS.contact.person, amount: 250_000 };
    const { id, found, states } = await deliver({ ...CONTENT, lead }, { form: 'mortgage' });
    assert.deepEqual(states, ['agency-mail delivered', 'visitor-mail delivered', 'crm waiting']);
    assert.match((await mailOf(id)).text, /Een teckel/);
    const crm = found.deliveries.find(({ destination }) => destination === 'crm');
    assert.equal(crm?.reason, 'this release does not know leads of kind mortgage');
    assert.deepEqual([crm?.dueAt, crm?.since], [NOON + 15 * MINUTE, NOON + 15 * MINUTE]);
  });

  it('is left to a server that knows its version for a minute', async () => {
    const { states } = await deliver(CONTENT, {
      contentVersion: NEWER,
      receivedAt: NOON - MINUTE + 1,
    });
    assert.deepEqual(states, ['agency-mail waiting', 'visitor-mail waiting', 'crm waiting']);
  });

  it('waits in a shape that cannot be read, where a newer release wrote it', async () => {
    const { found, states } = await deliver({ parts: [] }, { contentVersion: NEWER });
    assert.deepEqual(states, ['agency-mail waiting', 'visitor-mail waiting', 'crm waiting']);
    for (const { reason, since } of found.deliveries) {
      assert.equal(reason, `this release cannot read content of version ${NEWER}`);
      assert.equal(since, NOON + 15 * MINUTE);
    }
  });

  it('is no lead of a newer release where its content is damaged', async () => {
    const { found } = await deliver({ parts: [] });
    for (const { since } of found.deliveries) assert.equal(since, NOON - MINUTE);
  });
});
