import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import request, { type Response } from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { TELL_A_FRIEND } from '../../../views/forms/tell-a-friend/friend-fields.ts';
import { newReference } from '../../../server/services/leads/model/reference.ts';
import { DESTINATIONS } from '../../../server/services/leads/model/lead-store.ts';
import { agencyIn } from '../../support/agency-in.ts';
import { foreignLanguages } from '../../support/foreign-languages.ts';
import { cookieOf, LIEVE, MARLENE, postSignIn } from '../../support/owner-site.ts';
import { formsOfSite } from '../../support/forms/site-forms.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const PERSON = {
  FirstName: 'An',
  Name: 'Peeters',
  Email: 'an@example.be',
  PhoneNumber: '0470 12 34 56',
  Content: 'Mag ik langskomen?',
};
const SITES: readonly (readonly [Locale, ...Locale[]])[] = [['fr', 'nl'], ['en']];

for (const languages of SITES) {
  const [first] = languages;

  describe(`forms and mails of a site in ${languages.join(', ')}`, () => {
    let site: SiteApp;
    before(async () => {
      site = await siteApp({ env: { SITE_DIR: agencyIn(DEMO, languages).dir } });
    });
    const assertOwn = (text: string, what: string) =>
      assert.deepEqual(foreignLanguages(text, languages), [], what);
    const post = (url: string, fields: object) =>
      request(site.app).post(url).type('form').set('Sec-Fetch-Site', 'same-origin').send(fields);

    it('has every form in each of its languages, and names no other', async () => {
      for (const locale of languages) {
        const urls = new Set(formsOfSite(site, locale).map(({ url }) => url));
        assert.ok(urls.size > 20);
        for (const url of [...urls].filter((_, index) => index % 4 === 0)) {
          const { text } = await request(site.app).get(url).expect(200);
          assertOwn(text, url);
        }
      }
    });

    it('sends mails in its languages: the agency’s in the first one, the visitor’s in theirs', async () => {
      const { source, leads, config } = site.parts;
      const home = source.catalogue.port(first).list(emptyQuery('sale'), 9).items.find(isHome);
      assert.ok(home);
      for (const locale of languages) {
        const links = createLinks(source.paths, locale);
        const sent: Response = await post(links.itemForm('question', home) ?? '', PERSON).expect(
          303,
        );
        const thanks = sent.headers['location'] ?? '';
        assert.ok(thanks.startsWith(`/${locale}/bedankt/`), thanks);
        assertOwn((await request(site.app).get(thanks)).text, thanks);
        await post(links.property(home) ?? '', {
          form: 'tell-a-friend',
          Name: 'An',
          Email: `friend-${locale}-${first}@example.be`,
        }).expect(303);
      }
      await leads.worker.wake();
      const folder = path.join(config.dataDir, 'mail');
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      const mails = await Promise.all(
        names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
      );
      assert.ok(mails.length >= 3 * languages.length, String(mails.length));
      for (const { subject, html = '', text = '' } of mails) {
        assertOwn(`${html}\n${text}`, String(subject));
      }
      const spoken = mails.map(({ html = '' }) => load(html)('html').attr('lang'));
      assert.deepEqual(new Set(spoken), new Set(languages));
      const toAgency = mails.filter(({ to }) => !to?.[0]?.address?.endsWith('@example.be'));
      assert.ok(toAgency.length >= languages.length);
      for (const { html = '' } of toAgency) assert.equal(load(html)('html').attr('lang'), first);
    });

    it('links in a language that it has what was sent in one that it had', async () => {
      const { leads, config } = site.parts;
      const stored = await leads.store.list(Number.MAX_SAFE_INTEGER);
      const written = path.join(config.dataDir, 'mail');
      for (const form of ['property-contact', TELL_A_FRIEND]) {
        const lead = stored.find((each) => each.form === form);
        assert.ok(lead);
        const inGerman = lead.content.replace(/\/\w\w(\/property\?id=)/g, '/de$1');
        const { agency: _, ...content } = JSON.parse(inGerman) as { agency?: object };
        const id = `before-${form}`;
        await leads.store.accept({
          ...lead,
          id,
          key: id,
          keySince: 0,
          reference: newReference(),
          content: JSON.stringify({ ...content, locale: 'de' }),
          destinations: form === TELL_A_FRIEND ? ['visitor-mail'] : DESTINATIONS,
        });
      }
      await leads.worker.wake();
      const names = (await readdir(written)).filter((name) => name.startsWith('before-'));
      assert.equal(names.length, 3);
      for (const name of names) {
        const { html = '' } = await PostalMime.parse(await readFile(path.join(written, name)));
        const [url = ''] = /http[^"]*\/property\?id=\d+/.exec(html) ?? [];
        const { pathname, search } = new URL(url);
        assert.equal(pathname, `/${first}/property`, name);
        await request(site.app)
          .get(pathname + search)
          .redirects(1)
          .expect(200);
      }
    });

    it('signs owners in whose own language it does not have', async () => {
      const { paths } = site.parts.source;
      const { headers } = await request(site.app).get('/login').set('Accept-Language', 'de');
      const login = paths.named('login', first) ?? '';
      assert.equal(headers['location'], login);
      const pageOf = async (url: string, typed: typeof MARLENE) => {
        const cookie = cookieOf(await postSignIn(site, typed, { path: login }).expect(303));
        const { text } = await request(site.app).get(url).set('Cookie', cookie).expect(200);
        assertOwn(text, url);
        return load(text);
      };
      const homes = await pageOf(login, MARLENE);
      assert.equal(homes('.owner-card').length, 2);
      const history = await pageOf(`${paths.named('owner', first)}/70433`, LIEVE);
      assert.equal(history('html').attr('lang'), first);
    });
  });
}
