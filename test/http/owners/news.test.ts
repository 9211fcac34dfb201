import assert from 'node:assert/strict';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime, { type Email } from 'postal-mime';
import request from 'supertest';
import { systemTimers } from '../../../server/platform/concurrency/timers.ts';
import { cleanOwners } from '../../../server/services/crm/clean-owners.ts';
import { OwnerNewsRuns } from '../../../server/services/owners/news/owner-news-runs.ts';
import { nextDue } from '../../../server/services/owners/news/owner-news.ts';
import type { History } from '../../../views/domain/owner/history.ts';
import { emulatedAgency } from '../../crm/http/emulated-crm.ts';
import { LIEVE, MARLENE, type OwnerSite, ownerSite, signIn } from '../../support/owner-site.ts';

const HOME = '/nl/login/historiek/70433';
const DAY = 24 * 3_600_000;
type Crm = OwnerSite['parts']['owners']['crm'];

describe('news of a home by mail', () => {
  let site: OwnerSite;
  let cookie: string;
  beforeEach(async () => {
    site = await ownerSite();
    cookie = await signIn(site, LIEVE);
  });

  const mailDir = () => path.join(site.parts.config.dataDir, 'mail');
  /** The mails since the last call. */
  const mails = async (): Promise<Email[]> => {
    await site.parts.leads.worker.wake();
    const names = await readdir(mailDir()).catch(() => [] as string[]);
    const read = names.map(async (name) =>
      PostalMime.parse(await readFile(path.join(mailDir(), name))),
    );
    const found = await Promise.all(read);
    for (const name of names) await rm(path.join(mailDir(), name));
    return found;
  };
  const page = async (as = cookie) => {
    const answer = await request(site.app).get(`${HOME}/news`).set('Cookie', as);
    assert.equal(answer.headers['cache-control'], 'no-store');
    return answer;
  };
  const choose = (frequency: string, as = cookie) =>
    request(site.app)
      .post(`${HOME}/news`)
      .set('Cookie', as)
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ frequency });
  const linkIn = (mail: Email | undefined, use: string) => {
    const href = load(mail?.html ?? '')(`a[href*="/owner-news/${use}/"]`).attr('href');
    assert.ok(href);
    const { pathname, search } = new URL(href);
    return pathname + search;
  };
  /** The button of a page behind a link. */
  const press = (link: string) => request(site.app).post(link).set('Sec-Fetch-Site', 'same-origin');
  const confirmed = async (frequency: string) => {
    // A session ends in the weeks that a test goes through.
    cookie = await signIn(site, LIEVE);
    await choose(frequency).expect(303);
    const [mail] = await mails();
    await press(linkIn(mail, 'confirm')).expect(200);
  };
  /** A server that sends what is due, with what the CRM answers instead of the demo's. */
  const runs = (crm: Partial<Crm> = {}, source = site.parts.source) =>
    new OwnerNewsRuns({
      store: site.parts.ownerNews.store,
      crm: cleanOwners({ ...site.parts.owners.crm, ...crm }),
      source,
      random: Math.random,
      wake: () => {},
      now: () => site.clock.now,
      timers: systemTimers,
      log: site.parts.log,
    });
  const news = () => site.parts.ownerNews.store.of(8101, 70433);
  const goToDue = async () => (site.clock.now = (await news())?.dueAt ?? Number.NaN);
  const withHistory = (change: (history: History) => History): Partial<Crm> => ({
    history: async (...given) => {
      const found = await site.parts.owners.crm.history(...given);
      return found && change(found);
    },
  });

  it('is chosen by the owner, and confirmed by a link in a mail to them', async () => {
    const $ = load((await page()).text);
    assert.equal($('[name="frequency"]:checked').attr('value'), 'none');
    await choose('weekly').expect(303);
    const [mail, ...others] = await mails();
    assert.equal(others.length, 0);
    assert.equal(mail?.to?.[0]?.address, LIEVE.email);
    const link = linkIn(mail, 'confirm');
    assert.equal((await news())?.state, 'unconfirmed');
    // Programs that check mails open links.
    await request(site.app).get(link).expect(200);
    assert.equal((await news())?.state, 'unconfirmed');
    await request(site.app).get(`${link}x`).expect(410);
    // A page elsewhere cannot press it.
    await request(site.app).post(link).set('Origin', 'https://mail.example').expect(403);
    assert.equal((await news())?.state, 'unconfirmed');
    await press(link).expect(200);
    assert.equal((await news())?.state, 'active');
    const due = (await news())?.dueAt;
    assert.equal(new Date(due ?? 0).getUTCDay(), 0);
    // Chosen anew, it needs no further mail; no news at all ends it.
    await choose('events').expect(303);
    assert.deepEqual(await mails(), []);
    assert.equal((await news())?.frequency, 'events');
    await choose('none').expect(303);
    assert.equal(await news(), undefined);
    await choose('hourly').expect(422);
  });

  it('is for the owner of the home alone', async () => {
    const other = await signIn(site, MARLENE);
    assert.equal((await page(other)).status, 404);
    await choose('weekly', other).expect(404);
    await choose('weekly', '').expect(303);
    await request(site.app)
      .post(`${HOME}/news`)
      .set('Cookie', cookie)
      .set('Origin', 'https://elsewhere.example')
      .type('form')
      .send({ frequency: 'weekly' })
      .expect(403);
    assert.equal(await news(), undefined);
  });

  it('is sent once a week by all servers, with what the page shows and no name that it hides', async () => {
    await confirmed('weekly');
    await runs().run();
    assert.deepEqual(await mails(), []);
    await goToDue();
    const due = site.clock.now;
    await Promise.all([runs().run(), runs().run()]);
    const [mail, ...others] = await mails();
    assert.equal(others.length, 0);
    const text = mail?.text ?? '';
    assert.match(text, /Deze week werd uw pand \d+ keer online bekeken/);
    assert.match(text, /\(70433\)/);
    const history = await site.parts.owners.crm.history({ id: 8101, propertyIds: [70433] }, 70433);
    const names = history?.calendarHistories.flatMap(({ contactIdent = '' }) =>
      contactIdent.split(' ').filter((word) => word.length > 3 && word !== 'Claes'),
    );
    assert.ok(names && names.length > 3);
    for (const name of names) assert.ok(!`${text}${mail?.html}`.includes(name), name);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? '';
    assert.equal(header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
    assert.ok(header('list-unsubscribe').includes('/owner-news/end/'));
    await runs().run();
    assert.deepEqual(await mails(), []);
    assert.equal((await news())?.dueAt, due + 7 * DAY);
  });

  it('ends by one press in a mail program, from any origin and without a cookie', async () => {
    await confirmed('weekly');
    await goToDue();
    await runs().run();
    const [mail] = await mails();
    const link = linkIn(mail, 'end');
    await request(site.app).get(link).expect(200);
    assert.ok(await news());
    const endFromElsewhere = () =>
      request(site.app)
        .post(link)
        .set('Origin', 'https://mail.example')
        .type('form')
        .send('List-Unsubscribe=One-Click');
    await endFromElsewhere().expect(200);
    assert.equal(await news(), undefined);
    await endFromElsewhere().expect(200);
    await request(site.app).post(link.replace(/key=./, 'key=z')).expect(410);
  });

  it('is sent when something happened, and not before', async () => {
    await confirmed('events');
    await goToDue();
    await runs().run();
    await mails();
    await goToDue();
    await runs().run();
    assert.deepEqual(await mails(), []);
    await goToDue();
    const added = withHistory((history) => {
      const first = history.calendarHistories.find(({ typeId }) => typeId === 1);
      assert.ok(first);
      const visit = { ...first, startTime: '2026-11-21T11:15', outcome: 'done' as const };
      return { ...history, calendarHistories: [...history.calendarHistories, visit] };
    });
    await runs(added).run();
    const [mail] = await mails();
    assert.match(mail?.text ?? '', /Nieuw: 1 bezoek\./);
    // What the site hides is no news either.
    await goToDue();
    const { info } = site.parts.source.site;
    const hidden = { ...info, history: { ...info.history, showCalendarHistory: false } };
    const source = { ...site.parts.source, site: { ...site.parts.source.site, info: hidden } };
    const more = withHistory((history) => ({
      ...history,
      calendarHistories: history.calendarHistories.flatMap((one) => [
        one,
        { ...one, startTime: '2026-11-22T09:05' },
      ]),
    }));
    await runs(more, source).run();
    assert.deepEqual(await mails(), []);
  });

  it('waits for a CRM that is down, and ends with the home or the owner', async () => {
    await confirmed('weekly');
    await goToDue();
    const down = async () => {
      throw new Error('down');
    };
    await runs({ history: down }).run();
    assert.deepEqual(await mails(), []);
    assert.ok(await news());
    await goToDue();
    await runs().run();
    assert.equal((await mails()).length, 1);
    await goToDue();
    await runs({ standing: async () => ({ homes: [70412] }) }).run();
    assert.equal(await news(), undefined);
    await confirmed('weekly');
    await goToDue();
    await runs({ standing: async () => ({ account: '' }) }).run();
    assert.equal(await news(), undefined);
    assert.deepEqual(await mails(), []);
  });

  it('asks a CRM on the wire without the password of the owner', async () => {
    const wire = await emulatedAgency(path.resolve(import.meta.dirname, '../../../server/demo'));
    try {
      const { owners } = wire.open();
      site = await ownerSite({ crm: cleanOwners(owners) });
      await confirmed('weekly');
      await goToDue();
      wire.emulator.calls.length = 0;
      await runs(owners).run();
      assert.ok(wire.emulator.calls.includes('GetRelatedProperties'));
      assert.ok(!wire.emulator.calls.includes('CheckPersonLogin'));
      const [mail] = await mails();
      assert.match(mail?.text ?? '', /Deze week werd uw pand \d+ keer online bekeken/);
    } finally {
      await wire.close();
    }
  });

  it('is erased with all else of a person, and when nobody confirms it', async () => {
    await confirmed('weekly');
    await site.parts.leads.store.eraseByEmail(LIEVE.email);
    assert.equal(await news(), undefined);
    await choose('weekly').expect(303);
    site.clock.now += 3 * DAY;
    await runs().run();
    assert.equal(await news(), undefined);
  });

  it('is due on a Sunday, or on the next morning, in Brussels', () => {
    const id = '0000abcd';
    const sunday = Date.parse('2026-11-22T16:00Z');
    assert.equal(nextDue('weekly', id, Date.parse('2026-11-20T12:00Z')), sunday);
    assert.equal(nextDue('weekly', id, sunday), sunday + 7 * DAY);
    assert.equal(nextDue('events', id, sunday), Date.parse('2026-11-23T07:00Z'));
  });

  it('tells nothing again that the CRM left out once', async () => {
    await confirmed('events');
    await goToDue();
    await runs().run();
    await mails();
    const parts = { automaticHistories: [], faults: ['refused'] };
    for (const crm of [withHistory((history) => ({ ...history, ...parts })), {}]) {
      await goToDue();
      await runs(crm).run();
    }
    assert.deepEqual(await mails(), []);
  });

  it('stays when the CRM shows no home that it relates to its owner', async () => {
    await confirmed('weekly');
    await goToDue();
    const standing: Crm['standing'] = async () => ({ homes: [70_433] });
    await runs({ standing, homes: async () => [] }).run();
    assert.ok(await news());
    assert.deepEqual(await mails(), []);
    await goToDue();
    await runs().run();
    assert.equal((await mails()).length, 1);
  });

  it('is confirmed by the first mail, though something else is chosen before it is opened', async () => {
    await choose('weekly').expect(303);
    await choose('events').expect(303);
    const [mail, ...others] = await mails();
    assert.equal(others.length, 0);
    await press(linkIn(mail, 'confirm')).expect(200);
    assert.deepEqual([(await news())?.state, (await news())?.frequency], ['active', 'events']);
  });
});
