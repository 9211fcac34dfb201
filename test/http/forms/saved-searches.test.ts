import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import request from 'supertest';
import { openStores } from '../../../server/open-stores.ts';
import { createApp } from '../../../server/app.ts';
import type { SavedSearchStore } from '../../../server/services/alerts/saved-search-store.ts';
import { SearchUpkeep } from '../../../server/services/alerts/search-upkeep.ts';
import { hiddenHomeId } from '../../../server/services/alerts/subscription-links.ts';
import type { SavedSearch } from '../../../server/services/alerts/saved-search.ts';
import { systemTimers } from '../../../server/platform/concurrency/timers.ts';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { eraseEverywhere } from '../../../server/services/leads/lead-erasure.ts';
import { mailFolder } from '../../../server/services/mail/written-mails.ts';
import { freshApp, NOON, type SiteApp } from '../../support/site-app.ts';
import { type Answer, Visitor } from '../../support/visitor.ts';

const DAY = 24 * 3_600_000;
const LIST = '/nl/te-koop?type=1&pricemax=400000';
const FORM = '/subscriptions/new?language=nl&list=sale&type=1&pricemax=400000';
const SENT = '/subscriptions/sent?language=nl';
const EMAIL = 'els.maes@visitor.example';

describe('a saved search', () => {
  let site: SiteApp;
  let visitor: Visitor;
  const clock = { now: NOON };

  beforeEach(async () => {
    clock.now = NOON;
    site = await freshApp({}, clock);
    visitor = new Visitor(site);
  });
  afterEach(() => site.parts.leads.store.close());

  const store = () => site.parts.searches.store;
  const linkTo = (...link: Parameters<SiteApp['parts']['searches']['links']['to']>) =>
    site.parts.searches.links.to(...link);

  async function mails(): Promise<Email[]> {
    await site.parts.leads.worker.wake();
    const folder = mailFolder(site.parts.config.dataDir);
    const names = await readdir(folder).catch(() => []);
    return Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
  }
  const mailsTo = async (email: string) =>
    (await mails()).filter((mail) => mail.to?.[0]?.address === email);

  const ask = (fields: Record<string, string> = {}, url = FORM): Promise<Answer> =>
    visitor.post(url, { Email: EMAIL, frequency: 'weekly', language: 'fr', ...fields });

  async function asked(url = FORM, fields = {}): Promise<SavedSearch> {
    assert.equal((await ask(fields, url)).to, SENT);
    const { changes } = await store().changes(0, 100);
    const { search } = changes.at(-1)!;
    assert.ok(search);
    return search;
  }

  async function confirmed(url?: string, fields = {}): Promise<SavedSearch> {
    const { id } = await asked(url, fields);
    const { status } = await visitor.post(linkTo('confirm', id, clock.now), {});
    assert.equal(status, 200);
    const search = await store().find(id);
    assert.ok(search);
    return search;
  }

  it('is offered by every list where something new appears, with its filters', async () => {
    const { $ } = await visitor.get(LIST);
    const links = $('a[href^="/subscriptions/new"]');
    assert.equal(links.length, 2);
    for (const link of links) assert.equal($(link).attr('href'), FORM);
    const form = await visitor.get(FORM);
    assert.match(form.$('main').text(), /Te koop: .*huis.*400\.000/i);
    assert.equal(form.$('[name=Email]').length, 1);
    assert.equal(form.$('head [hreflang=fr]').length + form.$('[hreflang=fr]').length > 0, true);
    const sold = await visitor.get('/nl/verkocht');
    assert.equal(sold.$('a[href^="/subscriptions/new"]').length, 0);
    for (const wrong of ['/subscriptions/new', '/subscriptions/new?list=sold']) {
      assert.equal((await visitor.get(wrong)).status, 404, wrong);
    }
  });

  it('is asked for with one mail, and stays silent until its button is pressed', async () => {
    const { id } = await asked();
    const [mail, ...more] = await mailsTo(EMAIL);
    assert.equal(more.length, 0);
    assert.match(mail?.subject ?? '', /^Confirmez votre recherche/);
    const [link = ''] = /\/subscriptions\/confirm\/\S+/.exec(mail?.text ?? '') ?? [];
    assert.equal(link, linkTo('confirm', id, clock.now));
    const page = await visitor.get(link);
    assert.equal(page.status, 200);
    assert.equal((await store().find(id))?.state, 'unconfirmed', 'opening it changes nothing');
    await visitor.post(link, {});
    assert.equal((await store().find(id))?.state, 'active');
    assert.equal((await mailsTo(EMAIL)).length, 1);
  });

  it('becomes one lead with all its filters once it is confirmed, however often', async () => {
    const { id, lead } = await confirmed();
    await visitor.post(linkTo('confirm', id, clock.now), {});
    const leads = (await site.parts.leads.store.list(10)).filter(({ form }) => form === 'demand');
    assert.equal(leads.length, 1);
    const [{ content, deliveries, ...stored }] = leads as [(typeof leads)[0]];
    assert.equal(stored.id, lead);
    assert.deepEqual(deliveries.map(({ destination }) => destination).sort(), [
      'agency-mail',
      'crm',
    ]);
    const read = readLeadContent(content, stored.contentVersion);
    assert.equal(read.lead.kind, 'demand');
    const { person, priceMax, types } = read.lead as { person: object } & Record<string, unknown>;
    assert.deepEqual(person, { firstName: 'E-mail', name: EMAIL, email: EMAIL });
    assert.equal(priceMax, 400_000);
    assert.deepEqual(
      (types as { webId: number }[]).map(({ webId }) => webId),
      [1],
    );
    assert.match(read.lead.content ?? '', /Recherche enregistrée.*Chaque semaine/);
    assert.equal((await mailsTo(EMAIL)).length, 1, 'nothing but the confirmation');
  });

  it('is confirmed once where two servers are asked at once', async () => {
    const { id } = await asked();
    const stores = await openStores(site.parts.config, {
      log: site.parts.log,
      now: () => clock.now,
    });
    const other = createApp({
      ...site.parts,
      searches: { ...site.parts.searches, store: stores.savedSearches },
    });
    const link = linkTo('confirm', id, clock.now);
    const post = (app: SiteApp['app']) =>
      request(app).post(link).set('Sec-Fetch-Site', 'same-origin');
    const answers = await Promise.all([post(site.app), post(other)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    );
    const leads = await site.parts.leads.store.list(10);
    assert.equal(leads.filter(({ form }) => form === 'demand').length, 1);
    await stores.close();
  });

  it('stays unconfirmed where its lead cannot be stored, and says so', async () => {
    const { id } = await asked();
    const searches = site.parts.searches;
    const full: SavedSearchStore = {
      find: (one: string) => searches.store.find(one),
      ofPerson: (person: string) => searches.store.ofPerson(person),
      confirm: () => Promise.reject(new Error('the disk is full')),
    } as Partial<SavedSearchStore> as SavedSearchStore;
    const app = createApp({ ...site.parts, searches: { ...searches, store: full } });
    const link = linkTo('confirm', id, clock.now);
    const failed = await request(app).post(link).set('Sec-Fetch-Site', 'same-origin');
    assert.equal(failed.status, 503);
    assert.equal((await store().find(id))?.state, 'unconfirmed');
    assert.equal((await visitor.post(link, {})).status, 200);
  });

  it('gets two confirmations a day at most, and every request the same answer', async () => {
    const known = await confirmed();
    const answers = [
      await ask({ frequency: 'daily' }),
      await ask({ frequency: 'at-once', Email: 'Els.Maes+2@visitor.example' }),
      await ask({ Email: 'nobody@visitor.example' }),
      await ask({ middleName: 'a program' }),
    ];
    for (const { status, to } of answers) assert.deepEqual([status, to], [303, SENT]);
    const all = await mails();
    const confirmations = all.filter(({ subject }) => subject?.startsWith('Confirmez'));
    assert.equal(confirmations.length, 3);
    assert.equal((await store().find(known.id))?.frequency, 'weekly', 'nobody else changes it');
    clock.now += DAY + 1;
    await ask({ frequency: 'daily' });
    assert.equal((await mailsTo(EMAIL)).length, 3);
  });

  it('is asked for once by a form that is sent twice', async () => {
    await ask();
    await ask();
    assert.equal((await mailsTo(EMAIL)).length, 1);
    assert.equal((await store().counts()).unconfirmed, 1);
  });

  it('shows the form again with its faults and what was typed', async () => {
    for (const [email, fault] of [
      ['', /vul/i],
      ['els', /@/],
      ['els@gmial.com', /gmail\.com/],
    ] as const) {
      const again = await ask({ Email: email });
      assert.equal(again.status, 422, email);
      assert.match(again.$('.form-fault').text(), fault);
      assert.equal(again.$('[name=Email]').attr('value') ?? '', email);
      assert.equal(again.$('[name=frequency]:checked').attr('value'), 'weekly');
      assert.equal(again.$('[name=language]:checked').attr('value'), 'fr');
    }
    const sure = await ask({ Email: 'els@gmial.com', 'asked-Email': 'els@gmial.com' });
    assert.equal(sure.to, SENT);
    const odd = await ask({ Email: 'an@visitor.example', frequency: 'hourly', language: 'xx' });
    assert.equal(odd.to, SENT);
    const { changes } = await store().changes(0, 10);
    const { frequency, locale } = changes.at(-1)!.search!;
    assert.deepEqual([frequency, locale], ['daily', 'nl']);
  });

  it('is not taken from another site', async () => {
    const { status } = await request(site.app).post(FORM).type('form').send({ Email: EMAIL });
    assert.equal(status, 403);
  });

  it('does not open with a key of another use, another search, or none', async () => {
    const search = await confirmed();
    const stranger = await confirmed(FORM, { Email: 'an@visitor.example' });
    const ids = {
      confirm: search.id,
      keep: search.id,
      searches: search.person,
      end: search.person,
    };
    const key = (use: keyof typeof ids, id: string) => linkTo(use, id, clock.now).split('key=')[1];
    const wrong = Object.entries(ids).flatMap(([use, id]) => [
      `/subscriptions/${use}/${id}`,
      `/subscriptions/${use}/${id}?key=`,
      `/subscriptions/${use}/${id}?key=${key(use as 'end', stranger.person)}`,
      `/subscriptions/${use}/${id}?key=${key(use === 'end' ? 'searches' : 'end', id)}`,
      `/subscriptions/${use}/${id}?key=1.${'a'.repeat(43)}`,
      `/subscriptions/${use}/nobody?key=${key(use as 'end', 'nobody')}`,
    ]);
    for (const url of wrong) {
      assert.equal((await visitor.get(url)).status, 410, url);
      assert.equal((await visitor.post(url, {})).status, 410, url);
    }
    const foreign = await request(site.app).post(wrong.at(-3)!);
    assert.equal(foreign.status, 403);
    assert.equal((await store().find(search.id))?.state, 'active');
    clock.now += 401 * DAY;
    const late = linkTo('searches', search.person, clock.now - 401 * DAY);
    assert.equal((await visitor.get(late)).status, 410);
  });

  it('is managed with the others of its person behind a link, and nobody else’s', async () => {
    const first = await confirmed();
    const second = await confirmed('/subscriptions/new?language=nl&list=rent');
    const stranger = await confirmed(FORM, { Email: 'an@visitor.example' });
    const link = linkTo('searches', first.person, clock.now);
    const page = await visitor.get(link);
    assert.equal(page.$('main section section').length, 2);
    const { headers } = await request(site.app).get(link);
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(headers['x-robots-tag'] ?? '', /noindex/);
    assert.equal(headers['referrer-policy'], 'same-origin');
    const press = async (action: string, search: SavedSearch, more = {}) => {
      const answer = await visitor.post(link, { action, search: search.id, ...more });
      assert.equal(answer.to, link);
      return store().find(search.id);
    };
    const changes = { frequency: 'at-once', language: 'de' };
    const changed = await press('change', first, changes);
    assert.deepEqual([changed?.frequency, changed?.locale], ['at-once', 'de']);
    assert.equal((await press('pause', first))?.state, 'paused');
    assert.equal((await press('resume', first))?.state, 'active');
    assert.equal((await press('end', first))?.state, 'ended');
    assert.equal((await press('resume', first))?.endedAt, undefined);
    for (const action of ['change', 'pause', 'end', 'show', 'delete', '']) {
      assert.deepEqual(await press(action, stranger, { home: '1' }), stranger, action);
    }
    assert.equal((await store().find(second.id))?.state, 'active');
  });

  it('hides a home behind a link, which is shown again among the searches', async () => {
    const { person } = await confirmed();
    const [home] = site.parts.source.catalogue.port('fr').projects();
    const hide = linkTo('hide', hiddenHomeId(person, home!.id), clock.now);
    const page = await visitor.get(hide);
    assert.deepEqual(await store().hiddenHomes(person), []);
    assert.equal(page.status, 200);
    await visitor.post(hide, {});
    assert.deepEqual(await store().hiddenHomes(person), [{ home: home!.id, at: clock.now }]);
    const all = await visitor.get(linkTo('searches', person, clock.now));
    assert.ok(all.$('main').text().includes('Montrer à nouveau'));
    await visitor.post(linkTo('searches', person, clock.now), {
      action: 'show',
      home: `${home!.id}`,
    });
    assert.deepEqual(await store().hiddenHomes(person), []);
  });

  it('ends with one press in a mail program, from anywhere and without cookies', async () => {
    const first = await confirmed();
    const second = await confirmed('/subscriptions/new?language=nl&list=rent');
    const url = linkTo('end', first.person, clock.now);
    const opened = await request(site.app).get(url);
    assert.equal(opened.status, 200);
    assert.equal((await store().find(first.id))?.state, 'active', 'opening it changes nothing');
    const pressed = await request(site.app)
      .post(url)
      .set('Origin', 'https://mail.example')
      .set('Sec-Fetch-Site', 'cross-site')
      .type('form')
      .send('List-Unsubscribe=One-Click');
    assert.equal(pressed.status, 200);
    assert.equal(pressed.headers['set-cookie'], undefined);
    for (const { id } of [first, second]) assert.equal((await store().find(id))?.state, 'ended');
    assert.equal((await request(site.app).post(url)).status, 200, 'again');
  });

  it('is erased at once by who did not ask for it', async () => {
    const { id } = await asked();
    const erased = await visitor.post(linkTo('confirm', id, clock.now), { action: 'erase' });
    assert.equal(erased.status, 200);
    assert.equal(await store().find(id), undefined);
    assert.equal((await visitor.get(linkTo('confirm', id, clock.now))).status, 410);
  });

  it('is reminded of once before its year is over, prolonged, else ended and erased', async () => {
    const { id, person } = await confirmed();
    const { log, leads } = site.parts;
    const upkeep = new SearchUpkeep({
      store: store(),
      wake: leads.wake,
      now: () => clock.now,
      timers: systemTimers,
      log,
    });
    const reminders = async () =>
      (await mailsTo(EMAIL)).filter(({ subject }) => subject?.includes('bientôt fin'));
    await upkeep.run();
    assert.equal((await reminders()).length, 0);
    clock.now += 352 * DAY;
    await upkeep.run();
    await upkeep.run();
    const [reminder, ...more] = await reminders();
    assert.equal(more.length, 0);
    const header = (name: string) =>
      reminder?.headers.find(({ key }) => key === name)?.value.trim();
    assert.ok(header('list-unsubscribe')?.includes(linkTo('end', person, clock.now)));
    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
    const [keep = ''] = /\/subscriptions\/keep\/\S+/.exec(reminder?.text ?? '') ?? [];
    assert.equal((await visitor.get(keep)).status, 200);
    await visitor.post(keep, {});
    assert.equal((await store().find(id))?.expiresAt, clock.now + 365 * DAY);
    clock.now += 365 * DAY;
    await upkeep.run();
    assert.equal((await store().find(id))?.state, 'ended');
    clock.now += 15 * DAY;
    await upkeep.run();
    assert.equal(await store().find(id), undefined);
    assert.deepEqual(upkeep.counts, { unconfirmed: 0, active: 0, paused: 0, ended: 0 });
  });

  it('is erased after 48 hours without a confirmation, and not by the age of leads', async () => {
    const active = await confirmed();
    const { id } = await asked('/subscriptions/new?language=nl&list=rent');
    const { log, leads } = site.parts;
    const { wake } = leads;
    clock.now += 2 * DAY + 1;
    const options = { store: store(), wake, now: () => clock.now, timers: systemTimers, log };
    await new SearchUpkeep(options).run();
    assert.equal(await store().find(id), undefined);
    await leads.worker.wake();
    await site.parts.leads.store.eraseBefore(clock.now);
    assert.equal((await store().find(active.id))?.state, 'active');
  });

  it('is erased with all leads and mails of its person', async () => {
    const search = await confirmed();
    await mails();
    const mailDir = mailFolder(site.parts.config.dataDir);
    const { leads, documentsOfOwners } = site.parts;
    const files = { mailDir, handedIn: documentsOfOwners.handedIn };
    await eraseEverywhere(leads.store, files, (one) => one.eraseByEmail(EMAIL));
    assert.equal(await store().find(search.id), undefined);
    assert.deepEqual(await leads.store.list(10), []);
    assert.deepEqual(await mailsTo(EMAIL), []);
    assert.equal((await visitor.get(linkTo('searches', search.person, clock.now))).status, 410);
  });
});
