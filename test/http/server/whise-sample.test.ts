import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { ITEM_FORMS } from '../../../views/subjects/item-form/item-form-subject.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { WireRecord } from '../../../server/services/crm/wire-values.ts';
import {
  type EmulatedWhise,
  emulatedWhise,
  sampleEstates,
} from '../../crm/whise/emulated-whise.ts';
import { assertOnlyOurs, MARKED } from '../../unit/server/platform/clean/hostile-pages.ts';
import { filledForms, formsOfSite } from '../../support/forms/site-forms.ts';
import { NOON, type SiteApp, siteApp } from '../../support/site-app.ts';
import { sitemapPaths, wholeSitemap } from '../../support/whole-sitemap.ts';

const VILLA = 900002;
const FLAT = 900003;
const PROJECT = 900010;
const SOLD_UNIT = 900012;

/** Of hidden values: no random text of a page, such as a nonce, has it. */
const HIDDEN_WORD = 'zzqverborgen';
/** What the recorded answer hides, in values that are nowhere else. */
const ADDRESSES: Readonly<Record<number, WireRecord>> = {
  [VILLA]: { address: `${HIDDEN_WORD}laan`, number: `${HIDDEN_WORD}5`, box: `${HIDDEN_WORD}A` },
  [PROJECT]: { address: `${HIDDEN_WORD}plein`, number: `${HIDDEN_WORD}1` },
};
const PRICES: Readonly<Record<number, WireRecord>> = {
  [FLAT]: { price: 367_353 },
  [SOLD_UNIT]: { price: 389_717 },
};
const HIDDEN_FROM_ALL = /50\.4600|4\.8600|51\.0281357|4\.4812468|36735|38971|367.353|389.717/;
/** The same with streets, which the agency is told. */
const HIDDEN = new RegExp(`${HIDDEN_WORD}|${HIDDEN_FROM_ALL.source}`, 'i');
const OF_AGENCY = /^leads\.sqlite|^(?!.*\.visitor).*\.eml$/;

function placed(estate: WireRecord): WireRecord {
  if (estate['id'] !== PROJECT) return estate;
  const details = (estate['details'] as WireRecord[]).map((detail) => {
    if (detail['id'] === 1849) return { ...detail, value: '51.0281357' };
    return detail['id'] === 1850 ? { ...detail, value: '4.4812468' } : detail;
  });
  return { ...estate, details };
}

/** The recorded answer with these changes of its estates. */
function sampleWith(change: (estate: WireRecord & { id: number }) => WireRecord): WireRecord[] {
  return [...sampleEstates().values()].map(change);
}

async function siteOf(estates: readonly WireRecord[]): Promise<[SiteApp, EmulatedWhise]> {
  const whise = await emulatedWhise(estates, { now: () => NOON });
  return [await siteApp({ env: whise.env }), whise];
}

/** URL paths of everything about these estates, in one language. */
function pathsOf({ parts }: SiteApp, locale: Locale): string[] {
  const { paths, catalogue } = parts.source;
  const links = createLinks(paths, locale);
  const { homes, projects } = catalogue.data;
  const keys = [...homes, ...projects].map(({ id }) => `key=${id}`).join('&');
  return [
    links.page('home'),
    links.page('contact'),
    ...LIST_KINDS.flatMap((kind) => {
      const query = emptyQuery(kind);
      const points = `/api/map-points?lang=${locale}&listing=${kind}`;
      return [links.list(query), `/flight/list/1${links.list(query)}`, links.feed(query), points];
    }),
    ...homes.map((home) => links.property(home)),
    ...projects.map((project) => links.project(project)),
    ...[...homes, ...projects].flatMap((item) => ITEM_FORMS.map((at) => links.itemForm(at, item))),
    `/api/map-cards?lang=${locale}&${keys}`,
    `/feeds/homes.${locale}.json`,
    ...['Namur', 'Oostende', 'Mechelen', String(VILLA)].map(
      (q) => `/api/suggest?lang=${locale}&q=${q}`,
    ),
  ].filter((url) => url !== undefined);
}

describe('the recorded answer of Whise on a site', () => {
  let site: SiteApp;
  let whise: EmulatedWhise;
  before(async () => {
    [site, whise] = await siteOf(
      sampleWith((estate) => placed({ ...estate, ...ADDRESSES[estate.id], ...PRICES[estate.id] })),
    );
  });
  after(() => whise.close());

  it('has a page for each home and project, which tells what Whise has hidden nowhere', async () => {
    assert.equal(site.parts.source.catalogue.data.homes.length, 6);
    let count = 0;
    for (const locale of LOCALES) {
      for (const url of pathsOf(site, locale)) {
        const { status, text } = await request(site.app).get(url).buffer(true);
        if (status === 404) continue;
        assert.equal(status, 200, url);
        assert.doesNotMatch(`${url} ${text}`, HIDDEN, url);
        count += 1;
      }
    }
    assert.ok(count > 100, String(count));
    const sitemap = await wholeSitemap(site.app);
    for (const id of [VILLA, FLAT, SOLD_UNIT]) assert.ok(sitemap.includes(String(id)), String(id));
    for (const url of [...(await sitemapPaths(site.app)), '/llms.txt']) {
      assert.doesNotMatch((await request(site.app).get(url)).text, HIDDEN, url);
    }
  });

  it('tells it in no log or file either, but for the street in mails to the agency', async () => {
    const villa = site.parts.source.catalogue.data.homes.find(({ id }) => id === VILLA);
    const forms = formsOfSite(site, 'fr').filter(({ url }) => /900002|900003|900010/.test(url));
    assert.ok(villa && forms.length > 1);
    for (const form of forms) {
      const [filled] = filledForms(form);
      assert.ok(filled);
      await request(site.app)
        .post(form.url)
        .type('form')
        .set('Sec-Fetch-Site', 'same-origin')
        .send({ ...filled.values, form: form.use.form })
        .expect(303);
    }
    await site.parts.leads.worker.wake();
    // More at once than a person sends are kept apart.
    assert.ok(whise.emulator.contacts.received.length >= 2);
    assert.doesNotMatch(JSON.stringify(whise.emulator.contacts.received), HIDDEN);
    assert.doesNotMatch(JSON.stringify(site.lines), HIDDEN);
    const { dataDir } = site.parts.config;
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    const kept = files.filter((file) => file.isFile());
    assert.ok(
      kept.some(({ name }) => name.endsWith('.eml')),
      kept.map(({ name }) => name).join(),
    );
    for (const { parentPath, name } of kept) {
      const pattern = OF_AGENCY.test(name) ? HIDDEN_FROM_ALL : HIDDEN;
      assert.doesNotMatch(readFileSync(path.join(parentPath, name), 'latin1'), pattern, name);
    }
  });
});

describe('an agency at Whise that writes French alone, on a site in four languages', () => {
  let site: SiteApp;
  let whise: EmulatedWhise;
  before(async () => {
    const texts = (content: string) => [{ languageId: 'fr-BE', content }];
    [site, whise] = await siteOf(
      sampleWith((estate) => ({
        ...estate,
        sms: texts('Une annonce courte'),
        shortDescription: texts('<p>Une maison bien situ&eacute;e.</p>'),
        longDescription: undefined,
        details: (estate['details'] as WireRecord[])
          .map((detail) => {
            if (detail['id'] === 1914) return { ...detail, value: 'Une maison avec jardin' };
            return detail['id'] === 53 ? { ...detail, value: 'individuel' } : detail;
          })
          .filter(({ id }) => ![795, 1020, 1736, 2222, 2223].includes(Number(id))),
      })),
    );
  });
  after(() => whise.close());

  it('shows its texts in each of them, marked as French, and its own words in the language', async () => {
    const { catalogue, paths } = site.parts.source;
    const home = catalogue.data.homes.find(({ id }) => id === 900001);
    assert.ok(home);
    assert.deepEqual(home.title, { fr: 'Une maison avec jardin' });
    for (const [locale, type] of [
      ['nl', 'Eengezinswoning'],
      ['fr', 'Maison unifamiliale'],
      ['en', 'Family house'],
      ['de', 'Einfamilienhaus'],
    ] as const) {
      const url = createLinks(paths, locale).property(home);
      const $ = load(
        (
          await request(site.app)
            .get(url ?? '')
            .expect(200)
        ).text,
      );
      assert.match($('h1').text(), new RegExp(type));
      const description = $('.description');
      assert.match(description.text(), /bien située/);
      const marked = description.attr('lang') ?? description.find('[lang]').attr('lang');
      assert.equal(marked ?? description.closest('[lang]').attr('lang'), 'fr');
    }
  });
});

describe('a Whise whose every text is an attack', () => {
  let site: SiteApp;
  let whise: EmulatedWhise;
  before(async () => {
    [site, whise] = await siteOf(sampleWith(attacking));
  });
  after(() => whise.close());

  it('puts no element and no URL on a page', async () => {
    const { homes, projects } = site.parts.source.catalogue.data;
    assert.deepEqual([homes.length, projects.length], [6, 1]);
    for (const locale of LOCALES) {
      const links = createLinks(site.parts.source.paths, locale);
      const urls = [
        links.page('home'),
        links.page('for-sale'),
        links.page('team'),
        ...homes.slice(0, 2).map((home) => links.property(home)),
        ...projects.map((project) => links.project(project)),
      ];
      for (const url of urls) {
        if (url === undefined) continue;
        assertOnlyOurs((await request(site.app).get(url).expect(200)).text, url);
      }
    }
  });
});

/** The estate with an attack for every text. */
function attacking(estate: WireRecord): WireRecord {
  const texts = LOCALES.map((locale) => ({
    languageId: `${locale}-BE`,
    content: `${MARKED}<p onclick=alert(1)>x</p>`,
  }));
  const url = { urlXXL: 'javascript:alert(1)', urlOriginal: '//evil.example/x.jpg', order: 0 };
  return {
    ...estate,
    ...Object.fromEntries(
      ['address', 'number', 'box', 'city', 'name', 'referenceNumber', 'energyClass', 'office'].map(
        (name) => [name, MARKED],
      ),
    ),
    sms: texts,
    shortDescription: texts,
    longDescription: texts,
    linkVirtualVisit: 'javascript:alert(1)',
    link3DModel: 'https://tours.example/"><script>alert(1)</script>',
    pictures: [url, { urlXXL: 'https://evil.example/x.jpg', detailId: 31_337 }],
    representatives: [
      {
        id: 4,
        firstName: MARKED,
        lastName: MARKED,
        function: MARKED,
        email: MARKED,
        picture: MARKED,
      },
    ],
    details: [
      { id: 1914, value: MARKED, type: 'char' },
      { id: 2391, value: MARKED, type: 'char' },
      { id: 31_337, value: '12', type: 'surface', label: MARKED, group: MARKED },
    ],
  };
}
