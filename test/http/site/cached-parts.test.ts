import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import fc from 'fast-check';
import type { SharedInput } from '../../../server/services/render/renderer.ts';
import { pageRequestOf, subjectAt } from '../../../server/web/pages/find-subject.ts';
import { pageInput, type PageSource } from '../../../server/web/pages/page-source.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { templates } from '../../support/live-site.ts';
import { sharedApp, siteApp, type SiteApp } from '../../support/site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The input of the page at a path. */
function inputAt(source: PageSource, url: string) {
  const [urlPath = '', search] = url.split('?');
  const asked = new URLSearchParams(search);
  const found = subjectAt(source, urlPath, asked);
  assert.equal(found?.kind, 'subject', url);
  return pageInput(source, pageRequestOf(source, found, asked));
}

type Input = ReturnType<typeof inputAt>;

/** The same page three times: parts are cached when they are asked for again, then used. */
async function thrice({ renderer }: PageSource, input: Input): Promise<string[]> {
  const pages: string[] = [];
  for (let time = 0; time < 3; time++) pages.push(String(await renderer.renderPage(input)));
  return pages;
}

/** The page without any cached part. */
async function whole({ renderer }: PageSource, { shared: _shared, ...input }: Input) {
  return String(await renderer.renderPage(input));
}

/** Of one version that no other test has, with a home in place of the page's own. */
function withHome(input: Input, home: Property, version: string): Input {
  assert.ok(input.shared && input.subject.kind === 'property');
  const data = { ...input.data, similar: () => [home] };
  const context = { ...input.shared.context, data };
  const shared: SharedInput = { context, version, isCurrent: () => true };
  return { ...input, data, shared, subject: { ...input.subject, property: home } };
}

describe('cached parts of pages', () => {
  let source: PageSource;
  let paths: Record<string, string>;
  before(async () => {
    const site = await sharedApp();
    ({ source } = site.parts);
    paths = templates(site, 'nl');
  });

  /** Pages of this site alone: the others redirect, or are one visitor's. */
  const pagesOf = ({ parts }: SiteApp, urls: readonly string[]) =>
    urls.filter((url) => subjectAt(parts.source, url, new URLSearchParams())?.kind === 'subject');

  async function assertSame({ parts }: SiteApp, urls: readonly string[]): Promise<void> {
    for (const url of urls) {
      const input = inputAt(parts.source, url);
      const expected = await whole(parts.source, input);
      for (const page of await thrice(parts.source, input)) assert.equal(page, expected, url);
    }
  }

  it('have the bytes that they have within each page', async () => {
    const site = await sharedApp();
    const urls = pagesOf(site, Object.values(paths));
    assert.ok(urls.length > 25);
    await assertSame(site, urls);
  });

  it('have them where React fetches a logo ahead, and in another template', async () => {
    const SITE_DIR = path.join(ROOT, 'test/agencies/duinhuis');
    const site = await siteApp({ env: { SITE_DIR } });
    const { paths: own, catalogue } = site.parts.source;
    const [home] = catalogue.data.homes;
    const detail = inputAt(site.parts.source, own.named('for-sale', 'nl') ?? '').links.property(
      home!,
    );
    await assertSame(
      site,
      ['home', 'for-sale'].map((name) => own.named(name, 'nl') ?? '').concat(detail ?? []),
    );
  });

  it('are rendered once, and for each language', async () => {
    let calls = 0;
    const list = inputAt(source, source.paths.named('for-sale', 'nl') ?? '');
    const shared = { ...list.shared!, version: 'once', isCurrent: () => true };
    const counted = (...args: Parameters<typeof list.t>) => {
      calls += 1;
      return list.t(...args);
    };
    shared.context = { ...shared.context, t: counted as typeof list.t };
    const counts: number[] = [];
    for (let time = 0; time < 3; time++) {
      await source.renderer.renderPage({ ...list, shared });
      counts.push(calls);
    }
    assert.equal(counts[0], 0);
    assert.ok(counts[1]! > 20);
    assert.equal(counts[2], counts[1]);
    const french = inputAt(source, source.paths.named('for-sale', 'fr') ?? '');
    const inFrench = {
      ...french,
      shared: { ...french.shared!, version: 'once', isCurrent: () => true },
    };
    for (const page of await thrice(source, inFrench)) {
      assert.equal(page, await whole(source, french));
    }
  });

  it('escape whatever a CRM says', async () => {
    const input = inputAt(source, paths['home for sale'] ?? '');
    assert.ok(input.subject.kind === 'property');
    const { property } = input.subject;
    const hostile = fc.string({
      unit: fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        '`',
        '$&',
        '$1',
        '\u2028',
        '\0',
        ' ',
        '-->',
        '</x-part>',
        '<!--$!-->',
        'é',
        '😀',
      ),
      minLength: 1,
      maxLength: 12,
    });
    let version = 0;
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const words = Object.freeze({ nl: text });
        const home = Object.freeze({
          ...property,
          city: text,
          title: words,
          description: words,
          typeDescription: words,
        });
        const asked = withHome(input, home, `hostile ${(version += 1)}`);
        const expected = await whole(source, asked);
        for (const page of await thrice(source, asked)) assert.equal(page, expected);
      }),
      { numRuns: 25 },
    );
  });

  it('have nothing of one visitor: hearts are of the page that asks', async () => {
    const list = inputAt(source, source.paths.named('for-sale', 'nl') ?? '');
    const input = {
      ...list,
      shared: { ...list.shared!, version: 'hearts', isCurrent: () => true },
    };
    const plain = await thrice(source, input);
    const [key = ''] = load(plain[0]!)('button.heart')
      .map((_, heart) => heart.attribs['value'] ?? '')
      .get();
    const saved = { isShared: false, items: [], saved: new Set([key]), gone: 0 };
    const theirs = await thrice(source, { ...input, saved });
    const pressed = (page: string) => load(page)('button.heart[aria-pressed=true]').length;
    assert.deepEqual(plain.map(pressed), [0, 0, 0]);
    assert.deepEqual(theirs.map(pressed), [1, 1, 1]);
    assert.deepEqual(await thrice(source, input), plain);
  });

  it('change with the homes and the agency’s files', async () => {
    const agency = new AgencyCopy(path.join(ROOT, 'server/demo'));
    const site = await siteApp({ env: { SITE_DIR: agency.dir } });
    const { source: own, live } = site.parts;
    const list = own.paths.named('for-sale', 'nl') ?? '';
    const last = async () => load((await thrice(own, inputAt(own, list)))[2]!);
    const card = (await last())('article.card').first();
    const [, id = ''] = /(\d+)$/.exec(card.attr('data-card') ?? '') ?? [];
    const file = agency
      .list('homes')
      .find((name) => agency.read<Property>(`homes/${name}`).id === Number(id));
    agency.edit<{ city: string }>(`homes/${file}`, (home) => {
      home.city = 'Nergenshuizen';
    });
    await own.catalogue.refresh();
    assert.match((await last())('article.card').text(), /Nergenshuizen/);
    agency.edit<SiteInfo>('site.json', (info) => {
      info.siteEmail = 'nieuw@agency.example';
    });
    await live.reload();
    assert.match((await last())('footer').text(), /nieuw@agency\.example/);
  });
});
