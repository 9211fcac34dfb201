import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request, { type Response } from 'supertest';
import { createApp } from '../../../server/app.ts';
import { readLeadContent } from '../../../server/services/leads/model/lead-content.ts';
import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { documentHref } from '../../../views/routing/document-href.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { cookiesOf } from '../../support/cookies-of.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
import { freshApp, NOON, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';
import { withoutReference } from '../../support/forms/without-reference.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the form before a document', () => {
  let site: SiteApp;
  let home: ListItem;
  let other: ListItem;
  beforeEach(async () => {
    site = await freshApp();
    [home, other] = homes();
  });

  function homes(): [ListItem, ListItem] {
    const { items } = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 100);
    const [one, two] = items.filter(({ documents }) => documents.length > 1);
    assert.ok(one && two);
    return [one, two];
  }

  /** The link to a document, as the pages of the item have it. */
  function linkTo(about: ListItem = home, index = 0, locale: Locale = 'nl'): string {
    const document = about.documents[index];
    const links = createLinks(site.parts.source.paths, locale);
    const href = document && documentHref(links, about, document);
    assert.ok(href);
    return href;
  }

  const pathOf = (href: string) => href.replace(/\?.*/, '');
  /** By what the form knows a document. */
  const nameOf = (_about: ListItem, index = 0) => String(index + 1);
  const get = (url: string, cookie = '', app = site.app) =>
    request(app).get(url).set('Cookie', cookie);
  const post = (fields: object, about: ListItem = home, locale: Locale = 'nl') =>
    request(site.app)
      .post(pathOf(linkTo(about, 0, locale)))
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send(fields);
  /** Asks for the first document; all cookies of the answer. */
  const asked = async (about: ListItem = home): Promise<string> =>
    cookiesOf(await post({ ...PERSON, Subject: nameOf(about) }, about).expect(303));
  const markerOf = (cookies: string) => /documents-[^;]*/.exec(cookies)?.[0] ?? '';
  const at = (time: number) => createApp({ ...site.parts, now: () => NOON + time });
  const location = ({ headers }: Response): string => headers['location'] ?? '';

  for (const locale of LOCALES) {
    it(`stands where the links to documents lead in ${locale}, the document chosen`, async () => {
      const { catalogue } = site.parts.source;
      const [project] = catalogue.port('nl').projects();
      for (const about of [home, project]) {
        assert.ok(about);
        const links = createLinks(site.parts.source.paths, locale);
        const item = isProject(about) ? links.project(about) : links.property(about);
        const hrefs = load((await get(item ?? '').expect(200)).text)('.documents a');
        assert.equal(hrefs.first().attr('href'), linkTo(about, 0, locale));
        assert.equal(hrefs.length, about.documents.length);
        const page = await get(linkTo(about, 1, locale)).expect(200);
        assert.equal(page.headers['cache-control'], 'no-store');
        const $ = load(page.text);
        assert.equal($('form.form').attr('action'), pathOf(linkTo(about, 1, locale)));
        assert.equal($('[name="Subject"]:checked').attr('value'), nameOf(about, 1));
        for (const name of Object.keys(PERSON)) assert.equal($(`[name="${name}"]`).length, 1);
        assert.match($('meta[name="robots"]').attr('content') ?? '', /noindex/);
        const german = $('link[hreflang="de"], a[hreflang="de"]').first().attr('href') ?? '';
        assert.ok(german.endsWith(linkTo(about, 1, 'de').replace(/^.*\?/, '?')), german);
      }
    });

    it(`gives the file and thanks in ${locale}`, async () => {
      const sent = await post({ ...PERSON, Subject: nameOf(home) }, home, locale).expect(303);
      assert.equal(withoutReference(location(sent)), `/${locale}/bedankt/contact-me`);
      const thanks = await get(location(sent), cookiesOf(sent)).expect(200);
      const href = load(thanks.text)('.thanks a[href^="/files/"]').attr('href') ?? '';
      assert.equal(thanks.headers['refresh'], `0;url=${href}`);
      const file = await get(href).expect(200);
      assert.equal((file.body as Buffer).toString('latin1', 0, 5), '%PDF-');
      const again = await get(location(sent), cookiesOf(sent).replace(/opens=1/, ''));
      assert.equal(again.headers['refresh'], undefined);
    });
  }

  it('is a lead that names the document', async () => {
    await asked();
    const stored = await newestLead(site);
    assert.equal(stored.form, 'document');
    const { lead, answers, file } = readLeadContent(stored.content);
    assert.deepEqual(lead.kind === 'contact' && [lead.propertyId, lead.projectIds], [home.id, []]);
    assert.match((lead.kind === 'contact' && lead.subject) || '', /, PDF, \d+\u00a0KB$/);
    assert.equal(answers[0]?.field, 'Subject');
    assert.equal(file, `home/${home.id}/${nameOf(home)}`);
    assert.equal(lead.person.phoneNumber, PERSON.PhoneNumber);
  });

  it('gives the other file when another is chosen after Back, on the page with the same key', async () => {
    const sending = '4f7c0a52-52f0-4bb2-9f5c-0a39ce3a6b1e';
    for (const index of [0, 1]) {
      await post({ ...PERSON, Subject: nameOf(home, index), sending }).expect(303);
      const { file } = readLeadContent((await newestLead(site)).content);
      assert.equal(file, `home/${home.id}/${nameOf(home, index)}`);
    }
  });

  it('marks the browser for thirty days, in which every document of the item opens', async () => {
    const sent = await post({ ...PERSON, Subject: nameOf(home) }).expect(303);
    const cookie = sent.get('Set-Cookie')?.find((one) => one.startsWith('documents-')) ?? '';
    assert.ok(cookie.startsWith(`documents-${home.id}=`));
    assert.match(cookie, /Max-Age=2592000; Path=\/;.*HttpOnly; SameSite=Lax$/);
    const marker = markerOf(cookie);
    for (const index of home.documents.keys()) {
      const opened = await get(linkTo(home, index), marker).expect(303);
      assert.equal(opened.headers['cache-control'], 'no-store');
      await get(location(opened)).expect(200);
    }
    // What a script asks for.
    const told = await get(linkTo(home), marker).set('Sec-Fetch-Dest', 'empty').expect(204);
    assert.equal(told.headers['cache-control'], 'no-store');
    await get(linkTo(home)).set('Sec-Fetch-Dest', 'empty').expect(200);
    await get(linkTo(other), marker).expect(200);
    await get(linkTo(), marker, at(30 * DAY - MINUTE)).expect(303);
    await get(linkTo(), marker, at(30 * DAY)).expect(200);
  });

  it('takes no marker but its own', async () => {
    const marker = markerOf(await asked());
    const value = marker.slice(marker.indexOf('=') + 1);
    const [expires = '', signature = ''] = value.split('.');
    const later = (Number.parseInt(expires, 36) + 1).toString(36);
    for (const forged of [
      '1',
      '',
      `${later}.${signature}`,
      `${expires}.${'A'.repeat(43)}`,
      `${value}x`,
    ]) {
      await get(linkTo(), `documents-${home.id}=${forged}`).expect(200);
    }
    await get(linkTo(other), `documents-${other.id}=${value}`).expect(200);
    await get(linkTo(), `documents-p-${home.id}=${value}`).expect(200);
  });

  it('gives a link that opens one file for ten minutes', async () => {
    const href = location(await get(linkTo(), markerOf(await asked())).expect(303));
    const file = await get(href).expect(200);
    assert.equal(file.headers['content-type'], 'application/pdf');
    const saved = file.headers['content-disposition'] ?? '';
    assert.match(saved, new RegExp(`^attachment; filename="[\\w ]+ ${home.id}\\.pdf"$`));
    assert.equal(file.headers['x-content-type-options'], 'nosniff');
    assert.match(file.headers['content-security-policy'] ?? '', /^sandbox;default-src 'none'/);
    assert.equal(file.headers['cache-control'], 'private, no-store');
    assert.equal(
      (await request(site.app).head(href).expect(200)).headers['content-length'],
      file.headers['content-length'],
    );
    await get(href, '', at(10 * MINUTE - 1000)).expect(200);
    await get(href, '', at(10 * MINUTE)).expect(410);
    const elsewhere = [
      href.replace(/\/1\?/, '/2?'),
      href.replace(`/${home.id}/`, `/${other.id}/`),
      href.replace('/home/', '/site/'),
      href.replace(/key=.*/, ''),
      href.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      `/files/site/..%2Fsite.json?${href.replace(/.*\?/, '')}`,
    ];
    for (const url of elsewhere) await get(url).expect(410);
    const page = await get(elsewhere[0] ?? '')
      .set('Accept', 'text/html')
      .expect(410);
    assert.match(page.text, /werkte maar enkele minuten/);
    await request(site.app).post(href).set('Sec-Fetch-Site', 'same-origin').expect(405);
  });

  it('gives neither file nor marker nor thanks when it is sent with a fault', async () => {
    const failures: [Record<string, string>, RegExp][] = [
      [{ ...PERSON, Subject: 'another.pdf' }, /Kies een van de antwoorden/],
      [{ ...PERSON }, /Kies een document/],
      [{ ...PERSON, Subject: nameOf(home), PhoneNumber: '' }, /telefoonnummer/],
      [{ ...PERSON, Subject: nameOf(home), Email: 'an' }, /@-teken/],
    ];
    const before = (await site.parts.leads.store.counts()).stored;
    for (const [fields, words] of failures) {
      const answer = await post(fields).expect(303);
      assert.doesNotMatch(cookiesOf(answer), /documents-/);
      const $ = await shownAgain(site, answer);
      assert.doesNotMatch($.html(), /\/files\//);
      assert.match($('.form-summary').text(), words);
    }
    assert.equal((await site.parts.leads.store.counts()).stored, before);
  });

  it('thanks a program that fills in the honeypot, and delivers nothing', async () => {
    const sent = await post({
      ...PERSON,
      Name: 'Robot',
      Subject: nameOf(home),
      middleName: 'x',
    }).expect(303);
    assert.equal(withoutReference(location(sent)), '/nl/bedankt/contact-me');
    const lead = await newestLead(site);
    assert.equal(lead.quarantine, 'honeypot');
    // Nor does it get the document, or any other of the item.
    assert.equal(markerOf(cookiesOf(sent)), '');
    const thanks = await get(location(sent), cookiesOf(sent)).expect(200);
    assert.equal(thanks.headers['refresh'], undefined);
    assert.doesNotMatch(thanks.text, /\/files\//);
    assert.equal(readLeadContent(lead.content).file, undefined);
  });

  it('never contains the name of a file, which may contain an address', async () => {
    const marker = markerOf(await asked());
    const item = createLinks(site.parts.source.paths, 'nl').property(home as never) ?? '';
    const opened = await get(linkTo(), marker).expect(303);
    const sent = await post({ ...PERSON, Subject: nameOf(home) }).expect(303);
    const thanks = await get(location(sent), cookiesOf(sent)).expect(200);
    const file = await get(location(opened)).expect(200);
    const said = [
      (await get(item)).text,
      (await get(linkTo())).text,
      location(opened),
      thanks.text,
      JSON.stringify(file.headers),
      JSON.stringify((await site.parts.leads.store.list(9)).map(({ content }) => content)),
    ];
    for (const { fileName } of home.documents) {
      for (const text of said) assert.ok(!text.includes(fileName), fileName);
    }
  });

  it('leaves the pages of the items the same for everybody', async () => {
    const item = createLinks(site.parts.source.paths, 'nl').property(home as never) ?? '';
    const marker = markerOf(await asked());
    const [plain, marked] = [await get(item), await get(item, marker)];
    assert.equal(marked.text, plain.text);
    assert.doesNotMatch(plain.text, /\/files\//);
  });
});
