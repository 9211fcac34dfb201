import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { QUARANTINE_LIST } from '../../../server/services/leads/model/destinations.ts';
import { LeadErasure } from '../../../server/services/leads/lead-erasure.ts';
import { QuarantineList } from '../../../server/services/leads/quarantine/quarantine-list.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { freshApp, NOON, type SiteApp } from '../../support/site-app.ts';
import { newLead } from '../../support/new-lead.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';

const HOUR = 3_600_000;
const SPAM = 'We offer cheap backlinks and guest posts for your website, reply for our price list';

describe('a lead in quarantine', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });
  afterEach(() => site.parts.leads.store.close());

  const ask = async (fields: Record<string, string> = {}) => {
    const sent = await request(site.app)
      .post('/nl/contact')
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ ...PERSON, Content: SPAM, ...fields })
      .expect(303);
    return { lead: await newestLead(site), sent };
  };
  const listAt = (now: number, store = site.parts.leads.store) =>
    new QuarantineList({
      store,
      wake: () => {},
      now: () => now,
      timers: new ManualTimers(),
      log: site.parts.log,
    }).send();
  const lists = async () => {
    const all = await site.parts.leads.store.list(100);
    return all.filter(({ form }) => form === QUARANTINE_LIST);
  };
  const mailOf = async (name: string) => {
    await site.parts.leads.worker.wake();
    const file = path.join(site.parts.config.dataDir, 'mail', `${name}.eml`);
    return PostalMime.parse(await readFile(file));
  };
  const linkIn = (text: string, use: string) =>
    new URL(RegExp(`http\\S+/messages/${use}/\\S+`).exec(text)?.[0] ?? '');
  const statesOf = async (id: string) => {
    const lead = await site.parts.leads.store.find(id);
    return [...new Set(lead?.deliveries.map(({ state }) => state))];
  };

  it('is listed to the agency once a day, from seven in the morning, by all servers', async () => {
    await listAt(NOON);
    assert.equal((await lists()).length, 0);
    const { lead } = await ask();
    // Six in the morning in Brussels.
    await listAt(NOON - 7 * HOUR);
    assert.equal((await lists()).length, 0);
    for (const time of [NOON, NOON + HOUR, NOON + 10 * HOUR]) await listAt(time);
    assert.equal((await lists()).length, 1);
    await listAt(NOON + 24 * HOUR);
    assert.equal((await lists()).length, 2);
    const mail = await mailOf((await lists())[1]!.id);
    assert.equal(mail.to?.[0]?.address, site.parts.source.site.info.siteEmail);
    assert.match(mail.text ?? '', RegExp(`Bericht ${lead.reference}`));
    assert.match(mail.text ?? '', /An Peeters, an@example\.be\n.*We offer cheap backlinks/s);
    assert.match(mail.html ?? '', RegExp(`/messages/release/${lead.id}\\?key=`));
    await listAt(NOON + 8 * 24 * HOUR);
    assert.equal((await lists()).length, 2);
  });

  for (const use of ['release', 'proof'] as const) {
    it(`is delivered by the button behind the link, not by opening it: ${use}`, async () => {
      const { lead } = await ask();
      await listAt(NOON);
      const all = await site.parts.leads.store.list(100);
      const form = use === 'proof' ? 'proof-request' : QUARANTINE_LIST;
      const { id } = all.find((one) => one.form === form)!;
      const mail = await mailOf(id);
      const { pathname, search } = linkIn(mail.text ?? '', use);
      // As programs do that check mails.
      const page = await request(site.app)
        .get(pathname + search)
        .expect(200);
      await request(site.app)
        .head(pathname + search)
        .expect(200);
      assert.deepEqual(await statesOf(lead.id), ['parked']);
      const $ = load(page.text);
      assert.equal($('main form').attr('method'), 'post');
      assert.equal($('main form input').length, 0);
      assert.ok($('.thanks-answers').text().includes(SPAM));
      assert.match(page.headers['x-robots-tag'] ?? '', /noindex/);
      await request(site.app)
        .post(pathname + search)
        .expect(403);
      const post = () =>
        request(site.app)
          .post(pathname + search)
          .set('Sec-Fetch-Site', 'same-origin')
          .expect(200);
      const done = load((await post()).text);
      assert.equal(done('main form').length, 0);
      await site.parts.leads.worker.wake();
      assert.deepEqual(await statesOf(lead.id), ['delivered']);
      await post();
      assert.deepEqual(await statesOf(lead.id), ['delivered']);
      const confirmation = await mailOf(`${lead.id}.visitor`);
      assert.ok(!(confirmation.text ?? '').includes('backlinks'));
    });
  }

  it('is thanked for with a request to look at the mail, unless a program filled in the form', async () => {
    const t = site.parts.source.i18n.t('nl');
    const said = async ({ sent }: { sent: request.Response }) => {
      const cookie = String(sent.get('Set-Cookie')?.[0]).split(';')[0]!;
      const page = await request(site.app)
        .get(sent.headers['location'] ?? '')
        .set('Cookie', cookie);
      return load(page.text)('.thanks-mail').text();
    };
    assert.equal(await said(await ask()), t('thanks.mail.proof'));
    const program = await ask({ middleName: 'x', Content: 'another text' });
    assert.equal(program.lead.quarantine, 'honeypot');
    const all = await site.parts.leads.store.list(100);
    assert.equal(all.filter(({ form }) => form === 'proof-request').length, 1);
  });

  it('is stored together with its request for a proof', async () => {
    const { store } = site.parts.leads;
    const accept = store.accept.bind(store);
    let calls = 0;
    store.accept = async (...leads) => {
      if (++calls > 1) throw new Error('the disk is full');
      return accept(...leads);
    };
    await ask();
    const forms = (await store.list(100)).map(({ form }) => form);
    assert.deepEqual(forms, ['contact', 'proof-request']);
  });

  it('is not asked for a proof beyond thirty in an hour', async () => {
    const { strangers } = site.parts.leads;
    for (let index = 0; index < 30; index++) {
      await strangers.take(`one${index}@stranger.example`, NOON, { isDoubtful: true });
    }
    await ask();
    const all = await site.parts.leads.store.list(100);
    assert.equal(all.length, 1);
    assert.ok((await strangers.take('honest@example.be', NOON)).isAllowed);
  });

  it('shows two tabs what each has sent', async () => {
    const first = await ask({ Content: 'Is de tuin groot?' });
    const cookie = String(first.sent.get('Set-Cookie')?.[0]).split(';')[0]!;
    const second = await request(site.app)
      .post('/nl/contact')
      .type('form')
      .set({ 'Sec-Fetch-Site': 'same-origin', Cookie: cookie })
      .send({ ...PERSON, Content: 'Is er een garage?' })
      .expect(303);
    const both = String(second.get('Set-Cookie')?.[0]).split(';')[0]!;
    const shown = async (sent: request.Response) =>
      load(
        (
          await request(site.app)
            .get(sent.headers['location'] ?? '')
            .set('Cookie', both)
        ).text,
      )('.thanks-answers').text();
    assert.match(await shown(first.sent), /tuin groot/);
    assert.match(await shown(second), /garage/);
  });

  it('is erased by its age in the server, as is one that was refused for good', async () => {
    const { store } = site.parts.leads;
    const [lead, refused, waiting] = [
      newLead({ receivedAt: NOON, quarantine: 'spam 5' }),
      newLead({ receivedAt: NOON }),
      newLead({ receivedAt: NOON }),
    ];
    for (const one of [lead, refused, waiting]) await store.accept(one);
    for (const destination of ['agency-mail', 'visitor-mail', 'crm'] as const) {
      const leased = await store.claimDue({
        destination,
        now: NOON,
        dueBy: NOON,
        leasedUntil: NOON + 1,
        limit: 10,
      });
      for (const one of leased) {
        if (one.lead.id === refused.id) await store.failed(one, 'refused', undefined);
      }
    }
    const erase = (days: number) =>
      new LeadErasure({
        store,
        mailDir: path.join(site.parts.config.dataDir, 'mail'),
        handedIn: site.parts.documentsOfOwners.handedIn,
        keepDays: 730,
        now: () => NOON + days * 24 * HOUR + 1,
        timers: new ManualTimers(),
        log: site.parts.log,
      }).eraseDue();
    const left = async () =>
      Promise.all([lead, refused, waiting].map(async ({ id }) => Boolean(await store.find(id))));
    await erase(729);
    assert.deepEqual(await left(), [true, true, true]);
    await erase(730);
    assert.deepEqual(await left(), [false, false, true]);
  });
});
