import assert from 'node:assert/strict';
import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp } from '../../support/site-app.ts';
import { everyPage, everySheet } from '../../support/markup/every-page.ts';
import { MARKUP_RULES } from '../../support/markup/markup-rules.ts';
import { nuFaults } from '../../support/markup/nu-checker.ts';

/** Connections that browsers open to an HTTP/1.1 server. */
const CONNECTIONS = 6;

/** With `npm run test:all` (server/testing/java.ts). */
const JAVA = process.env['JAVA_PROGRAM'];

describe('one page of each template', () => {
  let pages: ReadonlyMap<string, string>;
  before(async () => {
    pages = await everyPage('nl');
  });

  it('follows the rules of html-validate', async () => {
    const checker = new HtmlValidate(new StaticConfigLoader(MARKUP_RULES));
    const found: string[] = [];
    for (const [name, html] of pages) {
      const { results } = await checker.validateString(html, name);
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        found.push(`${name}: ${ruleId}: ${message} (${selector})`);
      }
    }
    assert.deepEqual(found, []);
  });

  it('lets the browser find the size of pictures only that it fetches later', async () => {
    for (const [name, html] of pages) {
      const $ = load(html);
      const wrong = $('picture:has([sizes^=auto]) img:not([loading=lazy])');
      assert.equal(wrong.length, 0, name);
    }
  });

  it('asks for a small file of every picture that fills a column where less data is preferred', () => {
    let count = 0;
    for (const [name, html] of pages) {
      const $ = load(html);
      for (const source of $('picture source[sizes*=vw]').toArray()) {
        const sizes = $(source).attr('sizes') ?? '';
        if (sizes.startsWith('auto,')) continue;
        assert.match(sizes, /^\(prefers-reduced-data: reduce\) min\(40vw,16rem\), /, name);
        count += 1;
      }
    }
    assert.ok(count > 20, String(count));
  });

  it('asks for no more before its first paint than browsers fetch at a time', () => {
    for (const [name, html] of pages) {
      const $ = load(html);
      const sheets = $('link[rel=stylesheet]:not([media])').length;
      const fonts = $('link[rel=preload][as=font]').length;
      // One is for its first picture.
      assert.ok(sheets + fonts < CONNECTIONS, `${name}: ${sheets} style sheets, ${fonts} fonts`);
    }
  });

  it('has something below each heading, of a home without a description too', async () => {
    const { app, parts } = await sharedApp();
    const { catalogue, paths } = parts.source;
    // Its title is the heading of the page.
    const bare = catalogue.data.homes.find(({ id }) => id === 72901)!;
    const { text } = await request(app).get(createLinks(paths, 'nl').property(bare)!);
    for (const [name, html] of [...pages, ['bare home', text] as const]) {
      assert.deepEqual(emptyHeadings(html), [], name);
    }
  });

  it('has no-break spaces beside a separator, which ends no line', () => {
    for (const [name, html] of pages) assert.deepEqual(looseSeparators(html), [], name);
  });

  if (JAVA) {
    for (const locale of LOCALES) {
      it(`is valid by the Nu checker in ${locale}`, async () => {
        assert.deepEqual(await nuFaults(JAVA, 'html', await everyPage(locale)), []);
      }).timeout(120_000);
    }

    it('has style sheets that are valid by the Nu checker', async () => {
      assert.deepEqual(await nuFaults(JAVA, 'css', await everySheet()), []);
    }).timeout(120_000);
  }
});

/** What fills a place without words. */
const MEDIA = 'img, svg, input, select, textarea, iframe, .background-video-place';

/**
 * Headings below the first rank with neither words nor media before the next one of their rank or a
 * higher one. A heading that is a link, as that of a card, needs none.
 */
function emptyHeadings(html: string): string[] {
  const $ = load(html);
  $('template, script').remove();
  $('main').find(MEDIA).replaceWith('+');
  for (const heading of $('main :is(h1, h2, h3, h4)').toArray()) {
    const isLink = $(heading).closest('a').length + $(heading).find('a').length > 0;
    if (!isLink) $(heading).text(`\n<${heading.tagName}>${$(heading).text()}\n`);
  }
  const parts = $('main').text().split('\n<').slice(1);
  const ranks = parts.map((part) => part.slice(0, 2));
  return parts.filter((part, i) => {
    const below = part.slice(part.indexOf('\n'));
    const next = ranks[i + 1] ?? 'h1';
    return ranks[i] !== 'h1' && below.trim() === '' && next <= ranks[i]!;
  });
}

/** Texts of a page with a plain space beside a separator. */
function looseSeparators(html: string): string[] {
  const $ = load(html);
  // The heading of a list clips its own where that begins a line (property-list.css).
  $('.list-dot, template, script, style').remove();
  const texts = $('body *').contents().toArray();
  return texts.flatMap((node) => ('data' in node && / ·|· /.test(node.data) ? [node.data] : []));
}
