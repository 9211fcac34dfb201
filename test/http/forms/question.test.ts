import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { phoneOf } from '../../../views/domain/format/phone.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isHome, type ListItem } from '../../../views/domain/list/list-item.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { rowsOf, unitTable } from '../../../views/domain/project/unit-table.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { templates } from '../../support/live-site.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

const FILLED = {
  ...PERSON,
  Content: 'Is de tuin op het zuiden?\nEn is er een garage?',
};
type Fields = Readonly<Record<string, string>>;

describe('the form for a question', () => {
  let site: SiteApp;
  let home: ListItem;
  beforeEach(async () => {
    site = await freshApp();
    [home] = homes();
  });

  function homes(): [ListItem, ListItem] {
    const [one, two] = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 2).items;
    assert.ok(one && two);
    return [one, two];
  }

  function pathOf(about: ListItem = home, locale: Locale = 'nl'): string {
    const url = createLinks(site.parts.source.paths, locale).itemForm('question', about);
    assert.ok(url);
    return url;
  }

  const get = (url: string, cookie = '') => request(site.app).get(url).set('Cookie', cookie);
  const post = (fields: Fields | string, url = pathOf(), app = site.app) =>
    request(app).post(url).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);
  const fieldsOf = ($: CheerioAPI) =>
    Object.fromEntries(Object.keys(FILLED).map((name) => [name, $(`[name="${name}"]`).val()]));
  const newest = () => newestLead(site);
  const count = async () => (await site.parts.leads.store.counts()).stored;

  for (const locale of LOCALES) {
    it(`stands on a page of its own in ${locale}, beside the home`, async () => {
      const url = pathOf(home, locale);
      const $ = load((await get(url).expect(200)).text);
      assert.equal($('form.form').attr('action'), url);
      assert.equal($('form.form').attr('method'), 'post');
      for (const name of Object.keys(FILLED)) assert.equal($(`[name="${name}"]`).length, 1, name);
      assert.equal($(`.item-form-about [data-card="${home.id}"]`).length, 1);
      assert.ok($('.item-form-about > p .plate').text().endsWith(` ${home.id}`));
      // The manager answers, not the agency.
      const { directPhone, email } = home.manager ?? {};
      assert.equal($('.item-form-about a[href^="tel:"]').attr('href'), phoneOf(directPhone)?.href);
      assert.match(
        $('.item-form-about a[href^="mailto:"]').attr('href') ?? '',
        RegExp(email ?? '?'),
      );
      assert.match($('meta[name="robots"]').attr('content') ?? '', /noindex/);
    });
  }

  it('is stored, and thanked for with its reference and what was sent', async () => {
    const sent = await post({ ...FILLED, IsReceivedEmail: '1' }).expect(303);
    assert.equal(withoutReference(sent.headers['location']), '/nl/bedankt/contact-me');
    const lead = await newest();
    assert.deepEqual(readLeadContent(lead.content).lead, {
      kind: 'contact',
      person: {
        firstName: 'An',
        name: 'Peeters',
        email: 'an@example.be',
        phoneNumber: '0470 12 34 56',
      },
      language: 'nl',
      content: FILLED.Content,
      isReceivedEmail: true,
      propertyId: home.id,
      projectIds: [],
    });
    const cookie = sent.get('Set-Cookie')?.[0] ?? '';
    assert.match(cookie, /HttpOnly; SameSite=Lax$/);
    const thanks = await get('/nl/bedankt/contact-me', cookie).expect(200);
    assert.equal(thanks.headers['cache-control'], 'no-store');
    const $ = load(thanks.text);
    assert.equal($('.thanks-plate').text(), lead.reference);
    assert.match($('.thanks-answers').text(), /Is de tuin op het zuiden\?/);
  });

  it('is thanked for with who answers and when, and with what to do next', async () => {
    assert.ok(isHome(home));
    const links = createLinks(site.parts.source.paths, 'nl');
    const linksOf = ($: CheerioAPI) =>
      $('.thanks-links a')
        .get()
        .map((link) => $(link).attr('href'));
    const article = site.parts.source.site.content?.articles[0];
    assert.ok(article);

    const sent = await post(FILLED).expect(303);
    const cookie = sent.get('Set-Cookie')?.[0] ?? '';
    const $ = load((await get('/nl/bedankt/contact-me', cookie)).text);
    const who = $('.thanks-next').text();
    assert.ok(who.includes(readLeadContent((await newest()).content).office.name), who);
    assert.match(who, /maandag – vrijdag \d\d:\d\d–\d\d:\d\d en \d\d:\d\d–\d\d:\d\d/);
    assert.deepEqual(linksOf($), [`${links.property(home)}#similar-homes`, links.article(article)]);

    const general = load((await get('/nl/bedankt/contact-me')).text);
    assert.match(general('.thanks-next').text(), /^Kade & Linde antwoordt u .*: maandag/);
    assert.deepEqual(linksOf(general), [links.page('for-sale'), links.article(article)]);
  });

  it('is thanked for in general where it cannot be read again, as after a release', async () => {
    const sent = await post(FILLED).expect(303);
    const cookie = sent.get('Set-Cookie')?.[0] ?? '';
    const { store } = site.parts.leads;
    const find = store.find.bind(store);
    const unread = 'what a visitor has sent cannot be read';
    for (const instead of [
      async (id: string) => {
        const lead = await find(id);
        return lead && { ...lead, content: JSON.stringify({ newer: lead.content }) };
      },
      () => Promise.reject(new Error('database is locked')),
    ]) {
      const before = site.lines.length;
      store.find = instead;
      const $ = load((await get('/nl/bedankt/contact-me', cookie).expect(200)).text);
      assert.equal($('.thanks-plate').length, 0);
      assert.equal($('h1').length, 1);
      const lines = site.lines.slice(before);
      assert.equal(lines.filter(({ msg }) => msg === unread).length, 1);
      assert.doesNotMatch(JSON.stringify(lines), /Peeters|zuiden/);
    }
  });

  it('reaches the agency, the visitor and the CRM', async () => {
    await post({ ...FILLED, Content: 'delivered' }).expect(303);
    const { id } = await newest();
    await site.parts.leads.worker.wake();
    const lead = await site.parts.leads.store.find(id);
    assert.deepEqual(
      lead?.deliveries.map(({ destination, state }) => `${destination} ${state}`),
      ['agency-mail delivered', 'visitor-mail delivered', 'crm delivered'],
    );
    const { dataDir } = site.parts.config;
    const mail = await PostalMime.parse(await readFile(path.join(dataDir, 'mail', `${id}.eml`)));
    assert.equal(mail.replyTo?.[0]?.address, FILLED.Email);
    assert.match(mail.text ?? '', /delivered/);
    assert.ok(mail.text?.includes(`/nl/property?id=${home.id}`));
    const inbox = await readdir(path.join(dataDir, 'inbox'));
    const texts = inbox.map((name) => readFile(path.join(dataDir, 'inbox', name), 'utf8'));
    const received = (await Promise.all(texts)).map((text) => JSON.parse(text) as { key: string });
    assert.equal(received.filter(({ key }) => key === id).length, 1);
  });

  it('stands on the contact page as a message to the agency', async () => {
    const $ = load((await get('/nl/contact').expect(200)).text);
    assert.equal($('form.form').attr('action'), '/nl/contact');
    const sent = await post({ ...FILLED, Content: 'hello' }, '/nl/contact').expect(303);
    assert.equal(withoutReference(sent.headers['location']), '/nl/bedankt/contact-me');
    const content = readLeadContent((await newest()).content);
    assert.equal(content.about, undefined);
    assert.equal(content.office.email, 'info@kadelinde.example');
    await post(FILLED, '/nl/te-koop').expect(405);
  });

  it('about a project leads to the thanks for projects', async () => {
    const [project] = site.parts.source.catalogue.port('nl').projects();
    assert.ok(project);
    const $ = load((await get(pathOf(project)).expect(200)).text);
    assert.equal($('.item-form-about > p .plate').text(), `Referentie ${project.id}`);
    const sent = await post(FILLED, pathOf(project)).expect(303);
    assert.equal(withoutReference(sent.headers['location']), '/nl/bedankt/contact-construction');
    const { lead } = readLeadContent((await newest()).content);
    assert.deepEqual(lead.kind === 'contact' && lead.projectIds, [project.id]);
  });

  it('names the unit that was chosen on the page of the project', async () => {
    const url = templates(site, 'nl')['project with a chosen unit'] ?? '';
    const $ = load((await get(url).expect(200)).text);
    const action = $('.interest form.form').attr('action') ?? '';
    const Subject = String($('.interest [name="Subject"]').val());
    assert.ok(Subject.includes($('.interest-chosen strong').text()));
    assert.equal($('.manager a[href="#interest"]').length, 1);
    const form = load((await get(action).expect(200)).text);
    assert.equal(form('[name="Subject"]').val(), Subject);
    const german = load((await get(form('header a[lang=de]').attr('href') ?? '').expect(200)).text);
    assert.notEqual(german('[name="Subject"]').val(), undefined);
    const refused = await shownAgain(site, post({ ...FILLED, Subject, Name: '' }, action));
    assert.equal(refused('[name="Subject"]').val(), Subject);
    await post({ ...FILLED, Subject }, action).expect(303);
    const { lead } = readLeadContent((await newest()).content);
    assert.equal(lead.kind === 'contact' && lead.subject, Subject);
  });

  it('tells the agency of the chosen unit in another language than its own too', async () => {
    const [, query = ''] = (templates(site, 'en')['project with a chosen unit'] ?? '').split('?');
    const id = Number(new URLSearchParams(query).get('unit'));
    const project = site.parts.source.catalogue
      .port('en')
      .projects()
      .find((one) => rowsOf(unitTable(one)).some(({ unit }) => unit.id === id));
    assert.ok(project);
    await post({ ...FILLED, Subject: 'Le lot 20' }, `${pathOf(project, 'en')}?unit=${id}`).expect(
      303,
    );
    const { agency } = readLeadContent((await newest()).content);
    // The language of the office in Namur, whose manager answers.
    assert.equal(agency?.locale, 'fr');
    assert.ok(agency.answers.some(({ value }) => value === 'Le lot 20'));
  });

  it('thanks a browser that has sent nothing in general, whatever its cookie says', async () => {
    await post(FILLED).expect(303);
    const { id } = await newest();
    for (const cookie of ['', `sent=${id}`, `sent=${id}.zzzzzz.${'A'.repeat(43)}`, 'sent=']) {
      const $ = load((await get('/nl/bedankt/contact-me', cookie).expect(200)).text);
      assert.equal($('.thanks-plate').length, 0);
      assert.equal($('h1').length, 1);
    }
    await get('/nl/bedankt/anything').expect(404);
  });

  const faulty: [field: keyof typeof FILLED, value: string, words: RegExp][] = [
    ['FirstName', '  ', /Vul uw voornaam in/],
    ['Name', '', /Vul uw naam in/],
    ['Email', 'an.example.be', /@-teken/],
    ['Email', 'an@example', /volledig e-mailadres/],
    ['PhoneNumber', '12', /minstens zes cijfers/],
    ['PhoneNumber', '0475 12 34 5', /ontbreekt minstens één cijfer/],
    ['PhoneNumber', '0475 12 34 56 7', /één cijfer te veel/],
    ['PhoneNumber', '+999 475 12 34 56', /landcode kennen we niet/],
    ['Content', 'x'.repeat(4001), /korter dan 4000/],
  ];
  for (const [field, value, words] of faulty) {
    it(`comes back with everything typed when ${field} is "${value.slice(0, 20)}"`, async () => {
      const typed = { ...FILLED, [field]: value };
      const $ = await shownAgain(site, post(typed));
      const control = $(`[name="${field}"]`);
      assert.equal(control.attr('aria-invalid'), 'true');
      assert.match($(`[id="${control.attr('aria-describedby')}"]`).text(), words);
      assert.equal($(`.form-summary a[href="#${control.attr('id')}"]`).length, 1);
      const kept = fieldsOf($);
      for (const name of Object.keys(typed) as (keyof typeof FILLED)[]) {
        if (name !== field) assert.equal(kept[name], typed[name]);
      }
    });
  }

  it('counts all that is missing in its summary', async () => {
    const $ = await shownAgain(site, post({}));
    assert.match($('.form-summary').text(), /Nog 4 velden/);
    assert.equal($('.form-summary a').length, 4);
  });

  it('is taken where its home was before, when a label or the city has changed meanwhile', async () => {
    const old = pathOf()
      .replace('/te-koop/', '/te-huur/')
      .replace(/\/[a-z]+-/, '/elders-');
    assert.equal((await get(old).expect(301)).headers['location'], pathOf());
    const $ = await shownAgain(site, post({ ...FILLED, Name: '' }, old));
    assert.deepEqual(fieldsOf($), { ...FILLED, Name: '' });
    assert.equal($('form.form').attr('action'), pathOf());
    const before = await count();
    const sent = await post(FILLED, old).expect(303);
    assert.equal(withoutReference(sent.headers['location']), '/nl/bedankt/contact-me');
    assert.equal(await count(), before + 1);
    const { lead } = readLeadContent((await newest()).content);
    assert.equal(lead.kind === 'contact' && lead.propertyId, home.id);
    await post(FILLED, old.replace('/nl/', '/')).expect(404);
  });

  it('is one lead when it is sent twice, with the same answer', async () => {
    const before = await count();
    const words = { ...FILLED, Content: 'twice' };
    const [one, two] = [await post(words).expect(303), await post(words).expect(303)];
    assert.equal(await count(), before + 1);
    assert.equal(two.headers['location'], one.headers['location']);
    const sending = '4f7c0a52-52f0-4bb2-9f5c-0a39ce3a6b1e';
    await post({ ...words, sending }).expect(303);
    await post({ ...words, sending }).expect(303);
    assert.equal(await count(), before + 2);
  });

  it('is another lead once its text is changed after Back, with its own reference', async () => {
    const before = await count();
    const sending = '4f7c0a52-52f0-4bb2-9f5c-0a39ce3a6b1e';
    const sent = async (fields: Fields) => {
      const { headers } = await post({ ...FILLED, ...fields }).expect(303);
      const cookie = String(headers['set-cookie']);
      return load((await get('/nl/bedankt/contact-me', cookie)).text)('.thanks-plate').text();
    };
    const first = await sent({ sending });
    for (const changed of [{ Content: 'mended' }, { PhoneNumber: '0470 65 43 21' }]) {
      const mended = await sent({ ...changed, sending });
      assert.notEqual(mended, first);
      assert.equal(mended, (await newest()).reference);
      assert.equal(await sent({ ...changed, sending }), mended);
    }
    assert.equal(await sent({ sending }), first);
    assert.equal(await count(), before + 3);
    await post({ ...FILLED, sending }, pathOf(homes()[1])).expect(303);
    assert.equal(await count(), before + 4);
  });

  it('is two leads when two visitors write the same', async () => {
    const before = await count();
    const words = { ...FILLED, Content: 'the same' };
    await post(words).set('User-Agent', 'one').expect(303);
    await post(words).set('User-Agent', 'two').expect(303);
    assert.equal(await count(), before + 2);
  });

  it('is quarantined when a program fills in the honeypot, and thanked for', async () => {
    const sent = await post({ ...FILLED, middleName: 'x', Content: 'buy' }).expect(303);
    assert.equal(withoutReference(sent.headers['location']), '/nl/bedankt/contact-me');
    const lead = await newest();
    assert.equal(lead.quarantine, 'honeypot');
    assert.deepEqual([...new Set(lead.deliveries.map(({ state }) => state))], ['parked']);
  });

  it('is refused from another site, as another type, too large and malformed', async () => {
    const before = await count();
    await request(site.app).post(pathOf()).type('form').send(FILLED).expect(403);
    await post(JSON.stringify(FILLED)).type('json').expect(415);
    await post({ ...FILLED, Content: 'x'.repeat(70_000) }).expect(413);
    const many = Array.from({ length: 1001 }, (_, index) => [`f${index}`, '1']);
    await post(Object.fromEntries(many) as Fields).expect(413);
    await request(site.app).put(pathOf()).set('Sec-Fetch-Site', 'same-origin').expect(405);
    assert.equal(await count(), before);
  });

  it('asks to wait after ten at all the servers of the site, with everything typed', async () => {
    const second = createApp(site.parts);
    for (let index = 0; index < 10; index++) {
      await post({ ...FILLED, Content: `n ${index}` }).expect(303);
    }
    const refused = await post({ ...FILLED, Content: 'one too many' }, pathOf(), second);
    assert.equal(refused.status, 429);
    assert.equal(refused.headers['retry-after'], '600');
    const $ = load(refused.text);
    assert.equal($('[name="Content"]').val(), 'one too many');
    assert.match($('[role="alert"]').text(), /Wacht even/);
    await post(FILLED).set('X-Forwarded-For', '203.0.113.7').expect(429);
  });

  it('is taken when nothing can be counted, which is logged', async () => {
    await site.parts.limits.close();
    for (let index = 0; index < 12; index++) {
      await post({ ...FILLED, Content: `uncounted ${index}` }).expect(303);
    }
    const lines = site.lines.filter(({ msg }) => msg === 'the rate limits cannot be used');
    assert.equal(lines.length, 12);
    assert.doesNotMatch(JSON.stringify(lines), /127\.0\.0\.1/);
  });

  it('keeps what was typed when it cannot be stored', async () => {
    const { leads } = site.parts;
    const accept = leads.store.accept.bind(leads.store);
    leads.store.accept = () => Promise.reject(new Error('disk full'));
    try {
      const $ = load((await post({ ...FILLED, Content: 'kept' }).expect(503)).text);
      assert.equal($('[name="Content"]').val(), 'kept');
      assert.match($('[role="alert"]').text(), /kon niet worden bewaard/);
    } finally {
      leads.store.accept = accept;
    }
    assert.ok(site.lines.some(({ msg }) => msg === 'a lead could not be stored'));
  });

  it('takes any words as words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (words) => {
        site = await freshApp();
        const answer = await post({ ...FILLED, Name: `P${words}`, Content: words });
        assert.equal(answer.status, 303);
        if (answer.headers['location'] !== '/nl/bedankt/contact-me') return;
        const { lead } = readLeadContent((await newest()).content);
        assert.doesNotMatch(lead.person.name, /[\r\n\t]/);
        const thanks = await get('/nl/bedankt/contact-me', answer.get('Set-Cookie')?.[0]);
        const $ = load(thanks.text);
        assert.equal($('.thanks-answers').find('script, img, a, b').length, 0);
        assert.ok($('.thanks-answers dd').eq(1).text().length > 0);
      }),
      { numRuns: 15 },
    );
  });
});
