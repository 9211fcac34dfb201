import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { newFriendMessage } from '../../../server/services/leads/friends/friend-message.ts';
import { formContent } from '../../../server/services/leads/model/form-content.ts';
import type { NewLead } from '../../../server/services/leads/model/lead-store.ts';
import { newLead } from '../../../server/services/leads/model/new-lead.ts';
import { newProofRequest } from '../../../server/services/leads/proofs/proof-request.ts';
import { separate } from '../../../views/domain/forms/form-field.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { FORM_KINDS } from '../../../views/forms/form-kinds.ts';
import { friendFields } from '../../../views/forms/tell-a-friend/friend-fields.ts';
import { freshApp, NOON, sharedApp, type SiteApp } from '../../support/site-app.ts';
import { filledForms, formsOfSite, type PlacedForm } from '../../support/forms/site-forms.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';

const VICTIM = 'victim@stranger.example';
const DAY = 24 * 3_600_000;

/** A lead of every form, in which each field that takes words or digits has some of its own. */
function markedLeads(placed: readonly PlacedForm[]): { lead: NewLead; marks: string[] }[] {
  const first = new Map(placed.map((one) => [`${one.use.form} ${one.ctx.locale}`, one]));
  assert.equal(first.size, Object.keys(FORM_KINDS).length * LOCALES.length);
  return [...first.values()].flatMap((one) =>
    filledForms(one).map(({ fields, values }) => {
      const marks: string[] = [];
      const marked = fields.map(({ name, type, options }) => {
        if (type === 'email') return [name, VICTIM];
        const value = values[name] ?? '';
        // A date of the agency's own, and without it the mail would be of no use.
        if (name === 'openHouse') return [name, value];
        if (options || type === 'checkbox' || type === 'places') {
          // What was chosen is not repeated either.
          marks.push(...separate(options ? textOf(options, value) : ''));
          return [name, value];
        }
        const isNumber = ['tel', 'zip', 'number', 'amount'].includes(type);
        const mark = isNumber ? `8${marks.length}7654321` : `Marked${marks.length}words`;
        marks.push(mark);
        return [name, mark];
      });
      const content = formContent(one.ctx, () => one.ctx, one.use, {
        ...values,
        ...(Object.fromEntries(marked) as Record<string, string>),
      });
      const sending = { form: one.use.form, content, key: undefined, visitor: randomUUID() };
      return { lead: newLead(sending, NOON), marks };
    }),
  );
}

/** Texts of options that are long enough to be told from the mail's own words. */
function textOf(options: readonly { value: string; text: string }[], value: string): string {
  const { text = '' } = options.find((option) => option.value === value) ?? {};
  return text.length > 20 ? text : '';
}

describe('a mail to an address that somebody typed', () => {
  let site: SiteApp;
  let placed: PlacedForm[];
  before(async () => {
    const shared = await sharedApp();
    placed = LOCALES.flatMap((locale) => formsOfSite(shared, locale));
  });
  beforeEach(async () => {
    site = await freshApp();
  });
  afterEach(() => site.parts.leads.store.close());

  const sentBy = async (name: string) => {
    const { dataDir } = site.parts.config;
    const raw = await readFile(path.join(dataDir, 'mail', `${name}.eml`));
    return { raw: raw.toString(), mail: await PostalMime.parse(raw) };
  };

  /** No mark is in a header, the text, the HTML or the name of a file. */
  async function assertCarriesNone(name: string, marks: readonly string[]): Promise<void> {
    const { mail } = await sentBy(name);
    assert.equal(mail.to?.[0]?.address, VICTIM);
    const parts = [
      ...mail.headers.map(({ key, value }) => `${key}: ${value}`),
      mail.subject,
      ...(mail.replyTo ?? []).map((one) => `${one.name} ${one.address}`),
      mail.text,
      mail.html?.replace(/key=[\w.-]+/g, ''),
      ...mail.attachments.map(({ filename }) => filename),
    ].map((part) => part ?? '');
    for (const mark of marks.filter((one) => one !== '')) {
      for (const part of parts) assert.ok(!part.includes(mark), `${name}: ${mark} in ${part}`);
    }
  }

  it('has nothing of what was typed, of any form in any language', async () => {
    const { store, worker } = site.parts.leads;
    const all = markedLeads(placed);
    for (const { lead } of all) await store.accept(lead);
    await worker.wake();
    // Who asked to be called gave no address.
    const written = all.filter(({ lead }) => lead.form !== 'call');
    assert.ok(written.length < all.length);
    for (const { lead, marks } of written) {
      assert.ok(marks.length >= 2, lead.form);
      await assertCarriesNone(`${lead.id}.visitor`, marks);
    }
  }).timeout(60_000);

  it('has nothing of it when it asks for a proof, or tells a friend', async () => {
    const { store, worker, recipientHash } = site.parts.leads;
    const { ctx, use } = placed.find((one) => one.use.about !== undefined)!;
    assert.deepEqual(
      friendFields(ctx.t).map(({ name }) => name),
      ['Email'],
    );
    const recipient = recipientHash(VICTIM);
    const friend = newFriendMessage(ctx, use.about!, { email: VICTIM, recipient }, NOON);
    const [{ lead, marks }] = markedLeads(placed) as [{ lead: NewLead; marks: string[] }];
    const content = JSON.parse(lead.content);
    const proof = newProofRequest(lead, content, NOON);
    for (const one of [friend, proof]) await store.accept(one);
    await worker.wake();
    await assertCarriesNone(friend.id, marks);
    await assertCarriesNone(proof.id, marks);
    const { mail } = await sentBy(proof.id);
    assert.match(mail.text ?? '', RegExp(`/messages/proof/${lead.id}\\?key=`));
  });

  const ask = (fields: Record<string, string>, app = site.app) =>
    request(app)
      .post('/nl/contact')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...PERSON, Email: VICTIM, Content: randomUUID(), ...fields });
  const thanksOf = async (sent: request.Response) => {
    const cookie = (sent.get('Set-Cookie') ?? []).map((one) => one.split(';')[0]).join('; ');
    const { text } = await request(site.app)
      .get(String(sent.headers['location']))
      .set('Cookie', cookie);
    return load(text)('.thanks-mail').text();
  };

  it('comes three times a day to one, however it is written; leads go on, and are told so', async () => {
    const t = site.parts.source.i18n.t('nl');
    const second = createApp(site.parts);
    const written = [VICTIM, VICTIM.toUpperCase(), 'victim+a@stranger.example', VICTIM];
    const said: string[] = [];
    for (const [index, Email] of written.entries()) {
      const sent = await ask({ Email }, index % 2 === 0 ? site.app : second).expect(303);
      said.push(await thanksOf(sent));
      const lead = await newestLead(site);
      const destinations = lead.deliveries.map(({ destination }) => destination);
      assert.equal(destinations.includes('visitor-mail'), index < 3);
      assert.ok(destinations.includes('agency-mail') && destinations.includes('crm'));
    }
    const [confirmed, none] = [t('thanks.mail.confirmation'), t('thanks.mail.none')];
    assert.deepEqual(said, [confirmed, confirmed, confirmed, none]);
  });

  it('does not count twice for a form that is sent twice', async () => {
    const once = { Content: 'the same', sending: randomUUID() };
    for (let time = 0; time < 5; time++) await ask(once).expect(303);
    assert.equal((await site.parts.leads.store.counts()).stored, 1);
    const { strangers } = site.parts.leads;
    const more = [await strangers.take(VICTIM, NOON), await strangers.take(VICTIM, NOON)];
    assert.deepEqual(
      more.map(({ isAllowed }) => isAllowed),
      [true, true],
    );
  });

  it('comes a hundred times an hour from the site', async () => {
    const { strangers } = site.parts.leads;
    for (let index = 0; index < 100; index++) {
      const { isAllowed } = await strangers.take(`one${index}@stranger.example`, NOON);
      assert.ok(isAllowed, String(index));
    }
    const beyond = await strangers.take('next@stranger.example', NOON);
    assert.deepEqual(beyond, { isAllowed: false, retryAfter: 3600 });
    const sent = await ask({ Email: 'an@example.be' }).expect(303);
    assert.equal(await thanksOf(sent), site.parts.source.i18n.t('nl')('thanks.mail.none'));
    assert.equal((await site.parts.leads.store.counts()).stored, 1);
  });

  it('is not sent while nothing can be counted, and the lead is', async () => {
    await site.parts.limits.close();
    await ask({}).expect(303);
    const { id, deliveries } = await newestLead(site);
    assert.deepEqual(
      deliveries.map(({ destination }) => destination),
      ['agency-mail', 'visitor-mail', 'crm'],
    );
    await site.parts.leads.worker.wake();
    const states = (await newestLead(site)).deliveries.map(({ state }) => state);
    assert.deepEqual(states, ['delivered', 'waiting', 'delivered']);
    await assert.rejects(sentBy(`${id}.visitor`), { code: 'ENOENT' });
  });

  describe('has a signed link to what was sent, which', () => {
    const linkIn = (text: string, use: string) => {
      const [link = ''] = RegExp(`http\\S+/messages/${use}/\\S+`).exec(text) ?? [];
      return new URL(link);
    };
    const sentLink = async (fields: Record<string, string> = {}) => {
      await ask(fields).expect(303);
      const lead = await newestLead(site);
      await site.parts.leads.worker.wake();
      const { mail } = await sentBy(`${lead.id}.visitor`);
      return { lead, url: linkIn(mail.text ?? '', 'sent') };
    };
    const get = (url: URL, now = NOON) =>
      request(createApp({ ...site.parts, now: () => now })).get(url.pathname + url.search);

    it('shows it for thirty days, to no cache, search engine or third party', async () => {
      const { lead, url } = await sentLink({ Content: 'Is de tuin <b>groot</b>?' });
      const { text, headers } = await get(url, NOON + 30 * DAY - 1000).expect(200);
      const $ = load(text);
      assert.match($('.thanks-answers').text(), /Is de tuin <b>groot<\/b>\?/);
      assert.equal($('.thanks-plate').text(), lead.reference);
      assert.equal(headers['cache-control'], 'no-store');
      assert.match(headers['x-robots-tag'] ?? '', /noindex/);
      assert.match(headers['referrer-policy'] ?? '', /^(same-origin|no-referrer)$/);
      assert.equal($('[data-third-parties], [data-form-submission]').length, 0);
      await get(url, NOON + 30 * DAY + 1000).expect(410);
    });

    it('opens nothing else', async () => {
      const { lead, url } = await sentLink();
      const key = url.searchParams.get('key') ?? '';
      const { lead: other } = await sentLink();
      for (const path_ of [
        `/messages/sent/${other.id}?key=${key}`,
        `/messages/sent/${lead.reference}?key=${key}`,
        `/messages/proof/${lead.id}?key=${key}`,
        `/messages/release/${lead.id}?key=${key}`,
        `/messages/file/${lead.id}?key=${key}`,
        `/messages/sent/${lead.id}`,
        `/messages/sent/${lead.id}?key=${key.slice(0, -1)}`,
        `/messages/constructor/${lead.id}?key=${key}`,
      ]) {
        const { text } = await request(site.app).get(path_).expect(410);
        assert.equal(load(text)('.thanks-answers').length, 0, path_);
      }
      await request(site.app)
        .post(url.pathname + url.search)
        .set('Sec-Fetch-Site', 'same-origin')
        .expect(410);
    });

    it('ends with the lead', async () => {
      const { lead, url } = await sentLink();
      await site.parts.leads.store.eraseOne(lead.id);
      await get(url).expect(410);
    });
  });
});
