import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { DESKTOP, PHONE, useBrowser } from '../../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';

/** Pages of the site that are mostly text, by name. */
const READ = ['about', 'terms', 'privacy', 'cookies', 'accessibility', 'faq', 'team', 'articles'];

/** What begins at the left edge of a page. */
const BEGINS = `:is(main h1, main h2, main .standfirst, main .text-sections > *,
  main .rich-text > *, main .faq-item, main .article-photo, main .cards, main .form,
  main .thanks > *)`;
/** What stands beside or in something else. */
const APART = `.reading-side *, .cards *, dialog, .text-picture, .page-aside, .sheet, .testimonial *, .team *, details *`;

/** Further pages with text, by the name of their state. */
const TEXTS = [
  'article',
  'home',
  'selling',
  'home for sale',
  'home with tours',
  'project',
  'person',
  'valuation',
  'contact',
];

/** Lines of running text with more characters. */
function longLines(page: Page, most: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const lines: string[] = [];
    const range = document.createRange();
    for (const one of document.querySelectorAll('main :is(p, .rich-text li, .text li)')) {
      if (!one.checkVisibility()) continue;
      const bottoms: string[] = [];
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let at = 0; at < (text.nodeValue?.length ?? 0); at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { bottom, height } = range.getBoundingClientRect();
          if (height > 0) bottoms.push(bottom.toFixed());
        }
      }
      const counts = Object.values(Object.groupBy(bottoms, (bottom) => bottom));
      const longest = Math.max(0, ...counts.map((line) => line?.length ?? 0));
      // The space at which a line breaks is not seen.
      if (counts.length > 1 && longest > limit + 1) lines.push(`${longest}: ${one.textContent}`);
    }
    return lines;
  }, most);
}

interface Edges {
  /** Each left edge in whole pixels, with what begins there. */
  left: Record<string, string[]>;
  /** Left edge of the column at the right, and the right edge of the text. */
  side: number | undefined;
  text: number;
}

function edgesOf(page: Page): Promise<Edges> {
  return page.evaluate(
    (begins, apart) => {
      const shown = [...document.querySelectorAll(begins)].filter(
        (one) => one.checkVisibility() && !one.matches(apart) && !one.closest('[hidden]'),
      );
      const left: Record<string, string[]> = {};
      for (const one of shown) {
        const edge = Math.round(one.getBoundingClientRect().left);
        (left[edge] ??= []).push(`${one.tagName} ${one.className}`);
      }
      const side = document.querySelector('.reading-side')?.getBoundingClientRect();
      const isBeside = side !== undefined && side.left > innerWidth / 2;
      const text = shown
        .filter((one) => one.matches('h1, .standfirst, p'))
        .map((one) => one.getBoundingClientRect().right);
      return { left, side: isBeside ? side.left : undefined, text: Math.max(...text) };
    },
    BEGINS,
    APART,
  );
}

describe('a page to be read', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  it('has one left edge for headings, text and modules, on a desk and on a phone', async () => {
    const { page } = await visit({ javaScript: false });
    const { paths } = site.parts.source;
    const { article = '', 'thank-you': thanks = '' } = templates(site, 'de');
    const urls = [...READ.map((name) => paths.named(name, 'de') ?? name), article, thanks];
    for (const url of urls) {
      await page.setViewport(DESKTOP);
      await page.goto(site.origin + url);
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewport(viewport);
        const { left } = await edgesOf(page);
        assert.equal(Object.keys(left).length, 1, `${url} ${JSON.stringify(left)}`);
      }
    }
  });

  it('has at most 68 characters a line, as every other text', async () => {
    const { page } = await visit({ viewport: DESKTOP, javaScript: false });
    const { paths } = site.parts.source;
    for (const locale of ['nl', 'de'] as const) {
      const states = templates(site, locale);
      const urls = [
        ...READ.map((name) => paths.named(name, locale) ?? name),
        ...TEXTS.map((name) => states[name] ?? name),
      ];
      for (const url of urls) {
        await page.goto(site.origin + url);
        assert.deepEqual(await longLines(page, 68), [], url);
      }
    }
  });

  it('has a narrow column beside a long text, and on a phone below it', async () => {
    const { page } = await visit({ javaScript: false });
    const { article = '', privacy = '', questions = '' } = templates(site, 'nl');
    for (const url of [article, privacy, questions]) {
      await page.setViewport(DESKTOP);
      await page.goto(site.origin + url);
      const { side, text } = await edgesOf(page);
      assert.ok(side !== undefined && side > text, `${url} ${side} ${text}`);
      await page.setViewport(PHONE);
      assert.equal((await edgesOf(page)).side, undefined, url);
    }
  });
});
