import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { cookiesOf } from '../../support/cookies-of.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { NOON, type SiteApp, siteApp } from '../../support/site-app.ts';
import { newestContent, newestLead } from '../../support/stored-leads.ts';

/** In Uccle: six places on 2 December from 17:00 to 19:00. */
const UCCLE = 70531;
const START = '2026-12-02T17:00';
const EVENT = `${UCCLE} ${START}`;
const BEGINS = Date.parse('2026-12-02T16:00Z');

describe('registering for an open house', () => {
  let site: SiteApp;
  let now = NOON;
  const start = async (env: Record<string, string> = {}) => {
    now = NOON;
    site = await siteApp({ now: () => now, env });
  };

  const homeOf = () => {
    const home = site.parts.source.catalogue.port('nl').property(UCCLE);
    assert.ok(home);
    return home;
  };
  const links = (locale: 'nl' | 'fr' = 'nl') => createLinks(site.parts.source.paths, locale);
  const formPath = (locale?: 'nl' | 'fr') => links(locale).itemForm('open-house', homeOf()) ?? '';
  const page = async (url: string, cookie = ''): Promise<CheerioAPI> => {
    const { status, text } = await request(site.app).get(url).set('Cookie', cookie);
    assert.equal(status, 200, url);
    return load(text);
  };
  const post = (url: string, fields: object, { app } = site) =>
    request(app).post(url).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);
  /** Registers so many people of one name; returns the cookies and the path of the thank-you. */
  async function register(name: string, people: number, at = site) {
    const person = { ...PERSON, Name: name, Email: `${name}@mail.example` };
    const fields = { ...person, openHouse: START, people: String(people) };
    const response = await post(formPath(), fields, at).expect(303);
    return { cookies: cookiesOf(response), thanks: response.headers['location'] ?? '' };
  }
  const seats = async () => {
    const leads = await site.parts.leads.store.list(50);
    return Object.fromEntries(
      leads.flatMap(({ email, seat }) => (seat ? [[email.split('@')[0], seat]] : [])),
    );
  };
  async function mails(): Promise<{ to: string; text: string; name: string }[]> {
    await site.parts.leads.worker.wake();
    const folder = path.join(site.parts.config.dataDir, 'mail');
    const files = await readdir(folder);
    return Promise.all(
      files.map(async (name) => {
        const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
        return { to: mail.to?.[0]?.address ?? '', text: mail.text ?? '', name };
      }),
    );
  }
  const mailTo = async (name: string) =>
    (await mails()).filter(({ to }) => to === `${name}@mail.example`).map(({ text }) => text);
  const callOffIn = (text = '') => /\/messages\/call-off\/[^\s)>\]]+/.exec(text)?.[0] ?? '';

  /** Registers with another text each time: a lead of its own. */
  const again = async (name: string, nth: number) => {
    const person = {
      ...PERSON,
      FirstName: `Nr ${nth}`,
      Name: name,
      Email: `${name}@mail.example`,
    };
    await post(formPath(), { ...person, openHouse: START, people: '1' }).expect(303);
  };

  describe('of a home as it is', () => {
    beforeEach(() => start());

    it('starts on the home’s page, with the date chosen, and is a lead with a place', async () => {
      const $home = await page(links().property(homeOf()) ?? '');
      const link = $home('.open-house-links a').first();
      assert.equal(link.text(), 'Inschrijven');
      const $ = await page(link.attr('href') ?? '');
      assert.equal($('[name=openHouse]:checked').attr('value'), START);
      assert.equal($('h1').text(), 'Open huis');
      assert.equal($('[name=people] option[value!=""]').length, 6, 'no more than there are places');
      const { cookies, thanks } = await register('jan', 2);
      const { lead } = await newestContent(site);
      const { details = '{}' } = await newestLead(site);
      assert.equal(lead.kind === 'contact' && lead.propertyId, UCCLE);
      assert.match(
        (lead.kind === 'contact' && lead.subject) || '',
        /woensdag 2 december, 17:00–19:00/,
      );
      assert.deepEqual((JSON.parse(details) as { openHouse?: object }).openHouse, {
        home: UCCLE,
        start: START,
        end: '2026-12-02T19:00',
      });
      const $thanks = await page(thanks, cookies);
      assert.match($thanks('.thanks').text(), /Uw plaats is genoteerd: woensdag 2 december/);
      assert.equal((await site.parts.leads.store.seatsTaken()).get(EVENT), 2);
      const [text] = await mailTo('jan');
      assert.match(text ?? '', /Uw plaats is genoteerd/);
      assert.match(text ?? '', /\/calendar\/nl\/70531\/20261202T1700\.ics/);
    });

    it('asks again for a date or a number that was not offered', async () => {
      for (const wrong of [
        { openHouse: '2026-12-02T18:00' },
        { people: '9' },
        { people: '0' },
        { openHouse: '' },
      ]) {
        const fields = { ...PERSON, openHouse: START, people: '1', ...wrong };
        const { headers } = await post(formPath(), fields).expect(303);
        assert.match(headers['location'] ?? '', /open-huis/);
      }
      assert.deepEqual(await site.parts.leads.store.list(1), []);
    });

    it('passes over who are too many for what is left, and takes who fit', async () => {
      await register('jan', 5);
      await register('eva', 2);
      const $ = await page(links().property(homeOf()) ?? '');
      assert.equal($('.open-houses strong').length, 0, 'a place is left');
      await register('tom', 1);
      assert.deepEqual(await seats(), { jan: 'place', eva: 'waiting', tom: 'place' });
    });

    it('says that it is full at once, on cached pages too', async () => {
      const home = links().property(homeOf()) ?? '';
      assert.equal((await page(home))('.open-houses strong').length, 0);
      await register('jan', 6);
      const $ = await page(home);
      assert.equal($('.open-houses strong').text(), 'Volzet');
      assert.equal($('.open-house-links a').first().text(), 'Op de wachtlijst');
      assert.match($('script[type="application/ld+json"]').text(), /schema\.org\/SoldOut/);
      assert.match((await page(formPath()))('form').text(), /volzet: wachtlijst/);
      const { cookies, thanks } = await register('eva', 1);
      assert.match((await page(thanks, cookies))('.thanks').text(), /U staat op de wachtlijst/);
      assert.match((await mailTo('eva'))[0] ?? '', /U staat op de wachtlijst/);
      const toAgency = (await mails()).filter(({ to }) => !to.endsWith('@mail.example'));
      assert.equal(
        toAgency.filter(({ text }) => text.includes('Staat op de wachtlijst')).length,
        1,
      );
      assert.equal(toAgency.filter(({ text }) => text.includes('Heeft een plaats')).length, 1);
    });

    it('gives no more places than there are to two servers at the same time', async () => {
      const env = { DATA_DIR: site.parts.config.dataDir };
      const other = await siteApp({ now: () => now, env });
      const names = Array.from({ length: 10 }, (_, index) => `visitor${index}`);
      await Promise.all(names.map((name, index) => register(name, 1, index % 2 ? site : other)));
      const states = Object.values(await seats());
      assert.equal(states.filter((state) => state === 'place').length, 6);
      assert.equal(states.filter((state) => state === 'waiting').length, 4);
      await site.parts.seats.rescan();
      const $ = await page(links().property(homeOf()) ?? '');
      assert.equal($('.open-houses strong').text(), 'Volzet');
    });

    it('is called off by a signed link and a button, and who waits first is told', async () => {
      await register('jan', 6);
      await register('eva', 2);
      await register('tom', 4);
      const [toJan] = await mailTo('jan');
      const link = callOffIn(toJan);
      const $ = await page(link);
      assert.match($('h1').text(), /Uw inschrijving afzeggen/);
      assert.equal((await seats())['jan'], 'place', 'opening the link changes nothing');
      const { status, text } = await post(link, {});
      assert.equal(status, 200);
      assert.match(text, /Uw inschrijving is afgezegd/);
      assert.deepEqual(await seats(), { jan: 'called-off', eva: 'place', tom: 'place' });
      await post(link, {});
      assert.equal((await mailTo('eva')).filter((mail) => mail.includes('is voor u')).length, 1);
      assert.equal((await mailTo('jan')).length, 1);
      const toAgency = (await mails()).filter(({ to }) => !to.endsWith('@mail.example'));
      assert.equal(toAgency.filter((mail) => mail.text.includes('Heeft afgezegd')).length, 1);
      assert.equal(toAgency.filter((mail) => mail.text.includes('Kreeg een plaats')).length, 2);
      const wrong = await request(site.app).get(link.replace(/key=./, 'key=x'));
      assert.equal(wrong.status, 410);
    });

    it('sends no mail about a place to who was sent none about the registration', async () => {
      await register('jan', 6);
      for (let nth = 1; nth <= 5; nth++) await again('eva', nth);
      assert.equal((await mailTo('eva')).length, 3);
      await post(callOffIn((await mailTo('jan'))[0]), {});
      assert.equal((await mailTo('eva')).length, 6);
      const toAgency = (await mails()).filter(({ to }) => !to.endsWith('@mail.example'));
      assert.equal(toAgency.filter((mail) => mail.text.includes('Kreeg een plaats')).length, 5);
    });

    it('tells nobody of a place that was called off or began before the mail could leave', async () => {
      await register('jan', 6);
      await register('eva', 3);
      await register('tom', 3);
      const [toJan, toEva] = [(await mailTo('jan'))[0], (await mailTo('eva'))[0]];
      const { store } = site.parts.leads;
      const claimDue = store.claimDue.bind(store);
      store.claimDue = async (options) =>
        options.destination === 'visitor-mail' ? [] : claimDue(options);
      await post(callOffIn(toJan), {});
      await post(callOffIn(toEva), {});
      now = BEGINS;
      store.claimDue = claimDue;
      assert.equal((await mailTo('eva')).length, 1);
      assert.equal((await mailTo('tom')).length, 1);
    });

    it('is not called off, and says so with whom to call, where that cannot be stored', async () => {
      await register('jan', 6);
      const link = callOffIn((await mailTo('jan'))[0]);
      const { store } = site.parts.leads;
      const callOff = store.callOff.bind(store);
      store.callOff = async () => {
        throw new Error('the disk is full');
      };
      const { status, text } = await post(link, {});
      store.callOff = callOff;
      const $ = load(text);
      assert.equal(status, 503);
      assert.match($('[role="alert"]').text(), /kon niet worden bewaard/);
      assert.equal($('main a[href^="tel:+32"]').length, 1);
      assert.equal($('main form button').length, 1);
      const { degraded } = (await request(site.app).get('/readyz')).body;
      assert.match(String(degraded), /leads are refused: 1/);
      assert.match((await post(link, {})).text, /Uw inschrijving is afgezegd/);
    });

    it('gives a place that an erased visitor had to who waits, at the next look', async () => {
      await register('jan', 6);
      await register('eva', 1);
      await site.parts.leads.store.eraseByEmail('jan@mail.example');
      assert.deepEqual(await seats(), { eva: 'waiting' });
      await site.parts.leads.fillPlaces();
      assert.deepEqual(await seats(), { eva: 'place' });
    });

    it('ends when it begins: no link, no place for who waits', async () => {
      await register('jan', 6);
      await register('eva', 1);
      now = BEGINS;
      const $ = await page(links().property(homeOf()) ?? '');
      assert.equal($('.open-house-links a').length, 1);
      assert.match((await page(formPath()))('.item-form').text(), /niemand zich nog inschrijven/);
      const fields = { ...PERSON, openHouse: START, people: '1' };
      await post(formPath(), fields);
      assert.equal((await site.parts.leads.store.list(10)).length, 2);
      await site.parts.leads.store.eraseByEmail('jan@mail.example');
      await site.parts.leads.fillPlaces();
      assert.deepEqual(await seats(), { eva: 'waiting' });
    });

    it('does not count a doubtful registration until the agency accepts it', async () => {
      const fields = { ...PERSON, openHouse: START, people: '6', middleName: 'x' };
      await post(formPath(), fields).expect(303);
      assert.equal((await newestLead(site)).seat, 'held');
      assert.equal((await site.parts.leads.store.seatsTaken()).size, 0);
      await site.parts.leads.store.retry((await newestLead(site)).id, now);
      assert.equal((await newestLead(site)).seat, 'place');
    });
  });

  describe('of a home that the agency changes', () => {
    let agency: AgencyCopy;
    const file = 'homes/70531-uccle-cedre.json';
    type Home = { openHouses: { start: string; end: string; places?: number }[]; status?: number };
    const change = async (edit: (home: Home) => void) => {
      const home = agency.read<Home>(file);
      edit(home);
      agency.write(file, home);
      await site.parts.source.catalogue.refresh();
    };
    const look = async (minutes: number) => {
      now += minutes * 60_000;
      await site.parts.leads.fillPlaces();
    };
    const offMails = async (name: string) =>
      (await mailTo(name)).filter((text) => text.includes('gaat niet door'));
    beforeEach(async () => {
      agency = new AgencyCopy(path.resolve('server/demo'));
      await start({ SITE_DIR: agency.dir });
      await register('jan', 6);
      await register('eva', 2);
    });

    it('gives more places where there are more, and none where it takes no registrations', async () => {
      await change(({ openHouses: [one] }) =>
        Object.assign(one!, { places: 8, registration: false }),
      );
      await look(1);
      assert.deepEqual(await seats(), { jan: 'place', eva: 'waiting' });
      await change(({ openHouses: [one] }) => Object.assign(one!, { registration: true }));
      await look(1);
      assert.deepEqual(await seats(), { jan: 'place', eva: 'place' });
      assert.match((await mailTo('eva')).join(), /die is voor u/);
    });

    it('tells who registered once that it was moved, unless it comes back at once', async () => {
      const whole = agency.read<Home>(file);
      await change(({ openHouses }) => openHouses.splice(0));
      await look(0);
      await change((home) => Object.assign(home, whole));
      await look(20);
      await change(({ openHouses: [one] }) => Object.assign(one!, { start: '2026-12-02T17:30' }));
      await site.parts.leads.store.eraseByEmail('jan@mail.example');
      await look(0);
      await look(14);
      assert.deepEqual(await seats(), { eva: 'waiting' });
      assert.deepEqual(await offMails('eva'), []);
      await Promise.all([look(1), look(0)]);
      assert.deepEqual(await seats(), { eva: 'called-off' });
      const [text = ''] = await offMails('eva');
      assert.match(text, /woensdag 2 december, 17:00–19:00.*pagina van het pand/s);
      assert.doesNotMatch(text, /call-off/);
      await look(120);
      assert.equal((await offMails('eva')).length, 1);
    });

    it('tells who can get no mail through the agency', async () => {
      for (let nth = 1; nth <= 3; nth++) await again('eva', nth);
      rmSync(path.join(agency.dir, file));
      await site.parts.source.catalogue.refresh();
      await look(0);
      await look(15);
      assert.equal((await offMails('eva')).length, 3);
      assert.equal((await offMails('jan')).length, 1);
      const toAgency = (await mails()).filter(({ to }) => !to.endsWith('@mail.example'));
      assert.equal(toAgency.filter(({ text }) => text.includes('verwittig')).length, 1);
    });
  });
});
