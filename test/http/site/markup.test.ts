import assert from 'node:assert/strict';
import { load } from 'cheerio';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { LOCALES } from '../../../views/domain/locale.ts';
import { everyPage, everySheet } from '../../support/markup/every-page.ts';
import { MARKUP_RULES } from '../../support/markup/markup-rules.ts';
import { nuFaults } from '../../support/markup/nu-checker.ts';

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
