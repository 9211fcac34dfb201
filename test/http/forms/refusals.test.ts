import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { shownAgain } from '../../support/forms/shown-again.ts';
import { freshApp, NOON, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { PERSON } from '../../support/forms/typed.ts';

/** As browsers ask for a page. */
const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const FILLED = {
  ...PERSON,
  Content: 'Is de tuin op het zuiden?',
};

describe('what is sent and cannot be taken', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });

  const contactPath = (locale: Locale) =>
    createLinks(site.parts.source.paths, locale).page('contact') ?? '';
  const listPath = (locale: Locale) =>
    createLinks(site.parts.source.paths, locale).list(emptyQuery('sale'));
  const post = (to: string, fields: Record<string, string> = FILLED, from = 'same-origin') =>
    request(site.app).post(to).type('form').set('Sec-Fetch-Site', from).send(fields);

  for (const locale of LOCALES) {
    it(`is explained to a visitor in ${locale}, with the phone number`, async () => {
      const t = site.parts.source.i18n.t(locale);
      const long = { ...FILLED, Content: 'x'.repeat(70_000) };
      const answers = [
        ['noForm', await post(listPath(locale)).set('Accept', HTML).expect(405)],
        [
          'foreign',
          await post(contactPath(locale), FILLED, 'cross-site').set('Accept', HTML).expect(403),
        ],
        ['tooLarge', await post(contactPath(locale), long).set('Accept', HTML).expect(413)],
      ] as const;
      for (const [reason, { text, headers }] of answers) {
        const $ = load(text);
        assert.equal($('html').attr('lang'), locale, reason);
        assert.equal($('h1').text(), t('error.refusedTitle'), reason);
        assert.equal($('.fault p').text(), t(`error.refused.${reason}`), reason);
        assert.match($('.fault .button').attr('href') ?? '', /^tel:\+32/, reason);
        assert.equal($('.fault .link-more').attr('href'), contactPath(locale), reason);
        assert.equal(headers['cache-control'], 'no-store', reason);
        assert.match(headers['content-security-policy'] ?? '', /default-src 'none'/, reason);
        assert.equal(headers['x-robots-tag'], 'noindex', reason);
        assert.doesNotMatch(text, /Peeters|xxxx/, reason);
      }
      assert.equal(answers[0][1].headers['allow'], 'GET, HEAD');
      const gone = await post(`/${locale}/nothing`).set('Accept', HTML).expect(404);
      assert.equal(load(gone.text)('h1').text(), t('error.notFoundTitle'));
    });
  }

  it('is explained to a program in a line of text', async () => {
    const long = { ...FILLED, Content: 'x'.repeat(70_000) };
    const answers = [
      await post(listPath('nl')).expect(405),
      await post(contactPath('nl'), FILLED, 'cross-site').expect(403),
      await post(contactPath('nl'), long).expect(413),
      await post('/nl/nothing').expect(404),
    ];
    for (const { headers, text } of answers) {
      assert.match(headers['content-type'] ?? '', /^text\/plain/);
      assert.ok(text.length < 100);
    }
  });

  it('is a body of 64 KB and a byte, and not one of 64 KB', async () => {
    const bodyOf = (bytes: number) => {
      const body = new URLSearchParams({ ...FILLED, other: '' }).toString();
      return body + 'x'.repeat(bytes - body.length);
    };
    const send = (body: string) =>
      request(site.app)
        .post(contactPath('nl'))
        .type('form')
        .set('Sec-Fetch-Site', 'same-origin')
        .send(body);
    await send(bodyOf(64 * 1024)).expect(303);
    await send(bodyOf(64 * 1024 + 1)).expect(413);
  });

  it('is a body of 1001 fields, and not one of 1000', async () => {
    const withOthers = (count: number) => {
      const names = Array.from({ length: count - 5 }, (_, index) => [`f${index}`, '1']);
      return { ...FILLED, ...(Object.fromEntries(names) as Record<string, string>) };
    };
    await post(contactPath('nl'), withOthers(1000)).expect(303);
    await post(contactPath('nl'), withOthers(1001)).expect(413);
  });

  it('is a form that the page does not have, of which nothing is parsed or rendered', async () => {
    const { renderer } = site.parts.source;
    let rendered = 0;
    const renderPage: typeof renderer.renderPage = (input) => {
      rendered += 1;
      return renderer.renderPage(input);
    };
    const source = { ...site.parts.source, renderer: { ...renderer, renderPage } };
    const app = createApp({ ...site.parts, source });
    const many = Array.from({ length: 1001 }, (_, at) => [`f${at}`, '1']);
    const send = (form: string) =>
      request(app)
        .post(contactPath('nl'))
        .type('form')
        .set({ 'Sec-Fetch-Site': 'same-origin', Accept: HTML })
        .send(`${new URLSearchParams(many).toString()}&form=${form}`);
    for (const form of ['none', 'demand', '']) {
      const { headers, text } = await send(form).expect(405);
      assert.equal(headers['allow'], 'GET, HEAD');
      assert.match(text, /<html lang="nl"/);
    }
    // At most the first, if no test before it was.
    assert.ok(rendered <= 1, `${rendered} pages`);
    await send('contact').expect(413);
  });

  it('is a body that is packed, of another type, or of none', async () => {
    const bare = () =>
      request(site.app).post(contactPath('nl')).set('Sec-Fetch-Site', 'same-origin');
    await bare().type('form').set('Content-Encoding', 'gzip').send('FirstName=An').expect(415);
    await bare().type('multipart/form-data; boundary=x').send('--x--').expect(415);
    await bare().type('text/plain').send('FirstName=An').expect(415);
    await bare().expect(415);
  });

  it('is an e-mail address with another one, or a header, in it', async () => {
    const { stored } = await site.parts.leads.store.counts();
    for (const Email of [
      'an@example.be, all@evil.example',
      'an@example.be\r\nBcc: all@evil.example',
      'an@example.be%0aBcc:all@evil.example',
      'An <an@example.be>',
      '<an@example.be>',
      '"an@evil.example,"@example.be',
    ]) {
      const $ = await shownAgain(site, post(contactPath('nl'), { ...FILLED, Email }));
      assert.equal($('[name="Email"]').attr('aria-invalid'), 'true', Email);
    }
    assert.equal((await site.parts.leads.store.counts()).stored, stored);
  });

  it('reaches no header of a mail, is no link in one, and goes to the agency alone', async () => {
    const line = '\r\nBcc: all@evil.example\r\nSubject: mine\r\n\r\n';
    const words = `visit https://evil.example or www.evil.example <a href="//evil.example">x</a>`;
    const typed = { ...FILLED, FirstName: `An${line}`, Name: `P,<all@evil.example>${line}` };
    await post(contactPath('nl'), { ...typed, Content: words }).expect(303);
    const lead = await newestLead(site);
    // Its links put it into quarantine.
    await site.parts.leads.store.retry(lead.id, NOON);
    await site.parts.leads.worker.wake();
    for (const name of [lead.id, `${lead.id}.visitor`]) {
      const file = path.join(site.parts.config.dataDir, 'mail', `${name}.eml`);
      const source = await readFile(file, 'utf8');
      const mail = await PostalMime.parse(source);
      const names = mail.headers.map(({ key }) => key);
      assert.equal(names.filter((key) => key === 'to').length, 1);
      assert.equal(names.filter((key) => key === 'subject').length, 1);
      assert.ok(!names.includes('bcc'));
      assert.equal(mail.to?.length, 1);
      const $ = load(mail.html ?? '');
      assert.equal($('a[href*="evil"], img[src*="evil"]').length, 0);
      const isAgency = name === lead.id;
      for (const body of [mail.text ?? '', $('body').text()]) {
        assert.equal(body.includes('https://evil.example'), isAgency);
        assert.equal(body.includes('all@evil.example'), isAgency);
      }
    }
  });
});
