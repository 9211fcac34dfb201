import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import request from 'supertest';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';
import { newestLead } from '../../support/stored-leads.ts';
import { Visitor } from '../../support/visitor.ts';
import { sitemapPaths, wholeSitemap } from '../../support/whole-sitemap.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
/** In the street of every home and project, and in nothing else. */
const HIDDEN = /zwijghoek/i;
const PERSON = {
  FirstName: 'An',
  Name: 'Peeters',
  Email: 'an@example.be',
  PhoneNumber: '0470 12 34 56',
};

/** The demo's homes and projects, of which none publishes its address. */
function hidingCrm(): CataloguePort {
  const demo = demoCatalogue(DEMO);
  const hiding = <T extends { id: number }>(items: readonly T[]) =>
    items.map((item) => ({
      ...item,
      publishAddress: false,
      street: `Rue Zwijghoek ${item.id}`,
      streetNames: { nl: `Zwijghoeklaan ${item.id}` },
      houseNumber: '7',
      boxNr: '2',
    }));
  return {
    source: 'hiding',
    version: () => demo.version(),
    team: () => demo.team(),
    properties: async () => {
      const { items, dropped } = await demo.properties();
      return { items: hiding(items), dropped };
    },
    projects: async () => {
      const { items, dropped } = await demo.projects();
      return { items: hiding(items), dropped };
    },
  };
}

describe('a street that the agency does not publish', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ crm: hidingCrm() });
  });

  /** The URLs whose answer tells it. */
  async function found(urls: readonly string[]): Promise<string[]> {
    const telling: string[] = [];
    for (const url of urls) {
      if (HIDDEN.test(await answer(url))) telling.push(url);
    }
    return telling;
  }

  async function answer(url: string): Promise<string> {
    const { status, text, headers } = await request(site.app).get(url).buffer(true);
    assert.equal(status, 200, url);
    return `${JSON.stringify(headers)}${text}`;
  }

  it('is on no page of a language, nor in the sitemap', async () => {
    const urls = [...(await wholeSitemap(site.app)).matchAll(/<loc>([^<]*)<\/loc>/g)];
    const paths = new Set(urls.map(([, url]) => new URL(url!).pathname));
    const dutch = [...paths].filter((one) => one.startsWith('/nl'));
    assert.ok(dutch.length > 80);
    assert.deepEqual(await found([...(await sitemapPaths(site.app)), ...dutch]), []);
  });

  it('is in no file for machines, no part of a list and no answer to a script', async () => {
    const { catalogue, paths } = site.parts.source;
    const keys = catalogue.data.homes.slice(0, 20).map(({ id }) => `key=${id}`);
    const urls = LOCALES.flatMap((locale) => {
      const links = createLinks(paths, locale);
      const lists = LIST_KINDS.map((kind) => links.list(emptyQuery(kind)));
      const text = `lang=${locale}&q=Zwijg`;
      return [
        `/feeds/homes.${locale}.json`,
        ...LIST_KINDS.flatMap((kind) => links.feed(emptyQuery(kind)) ?? []),
        ...lists.map((list) => `/flight/list/1${list}`),
        ...LIST_KINDS.map((kind) => `/api/map-points?lang=${locale}&listing=${kind}`),
        `/api/map-cards?lang=${locale}&${keys.join('&')}`,
        `/api/suggest?${text}`,
        `/api/places?${text}`,
      ];
    });
    assert.deepEqual(await found(['/llms.txt', ...urls]), []);
  });

  it('is in no item, and in no text that is made of the catalogue', () => {
    const { catalogue } = site.parts.source;
    const [home] = catalogue.data.homes;
    assert.equal(catalogue.hiddenAddress(home!)?.street, `Rue Zwijghoek ${home!.id}`);
    assert.doesNotMatch(JSON.stringify([catalogue.data, catalogue]), HIDDEN);
  });

  for (const form of ['question', 'visit'] as const) {
    it(`is in the mail to the agency about a ${form}, and in nothing that the visitor gets`, async () => {
      const { paths, catalogue } = site.parts.source;
      const home = catalogue.port('nl').list(emptyQuery('sale'), 1).items[0]!;
      const visitor = new Visitor(site);
      const shown = await visitor.get(createLinks(paths, 'nl').itemForm(form, home)!);
      const first = await visitor.send(shown, form === 'visit' ? { Email: PERSON.Email } : PERSON);
      const { Email: _email, ...rest } = PERSON;
      const thanks = form === 'visit' ? await visitor.send(first, rest) : first;
      assert.match(thanks.$('h1').text(), /^Dank u/);
      await site.parts.leads.worker.wake();
      const { id } = await newestLead(site);
      const folder = path.join(site.parts.config.dataDir, 'mail');
      const mail = await PostalMime.parse(await readFile(path.join(folder, `${id}.eml`)));
      const street = `Zwijghoeklaan ${home.id} 7 bus 2`;
      assert.ok(mail.subject?.includes(street), mail.subject ?? '');
      assert.ok(mail.html?.includes(street) && mail.text?.includes(street));

      const own = await PostalMime.parse(await readFile(path.join(folder, `${id}.visitor.eml`)));
      const [sent = ''] = /\/messages\/sent\/[^\s"]+/.exec(own.text!)!;
      const page = await visitor.get(sent);
      assert.equal(page.status, 200);
      for (const text of [thanks.text, own.subject, own.html, own.text, page.text]) {
        assert.doesNotMatch(text ?? '', HIDDEN);
      }
    });
  }

  it('is in no copy on disk, and known again at the first answer after a start', async () => {
    const { dataDir } = site.parts.config;
    const copy = await readFile(path.join(dataDir, 'catalogue.json'), 'utf8');
    assert.doesNotMatch(copy, HIDDEN);
    const next = await siteApp({ crm: hidingCrm(), env: { DATA_DIR: dataDir } });
    const { catalogue } = next.parts.source;
    const [home] = catalogue.data.homes;
    assert.deepEqual(catalogue.hiddenAddress(home!), {
      street: `Rue Zwijghoek ${home!.id}`,
      streetNames: { nl: `Zwijghoeklaan ${home!.id}` },
      houseNumber: '7',
      boxNr: '2',
    });
  });
});
