import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import {
  DESKTOP,
  overflow,
  PHONE,
  useBrowser,
  type Visit,
  violations,
} from '../support/browser.ts';
import { type LiveSite, liveSite, localesFor, templates } from '../support/live-site.ts';

/** Answers with these statuses are what the page is about, and Chromium complains about them. */
const EXPECTED = /status of 404/;

describe('every page', () => {
  const visit = useBrowser();
  let site: LiveSite;
  let paths: Record<Locale, Record<string, string>>;
  before(async () => {
    site = await liveSite();
    const byLocale = LOCALES.map((locale) => [locale, templates(site, locale)]);
    paths = Object.fromEntries(byLocale) as typeof paths;
  });
  after(() => site.close());

  const names = [
    'home',
    'sale list',
    'second page of the sale list',
    'rent list',
    'sold list',
    'list without homes',
    'home for sale',
    'home without a published price',
    'home without a published address',
    'home to rent',
    'sold home',
    'articles',
    'article',
    'questions',
    'privacy',
    'page not found',
  ];

  for (const name of names) {
    for (const locale of localesFor(name)) {
      for (const viewport of [PHONE, DESKTOP]) {
        it(`${name} in ${locale} at ${viewport.width} px is clean`, async () => {
          const seen = await visit({ viewport });
          await clean(seen, locale, paths[locale][name] ?? '');
        });
      }
    }
  }

  it('covers every template there is', () => {
    assert.deepEqual(Object.keys(paths.nl).sort(), [...names].sort());
  });

  async function clean({ page, complaints, requests }: Visit, locale: Locale, path: string) {
    await page.evaluateOnNewDocument(collectShifts);
    await page.goto(site.origin + path, { waitUntil: 'networkidle0' });
    await seeAll(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), locale);
    assert.deepEqual(
      complaints.filter((text) => !EXPECTED.test(text)),
      [],
    );
    // A picture within the stylesheet is no request, though the browser reports it as one.
    const foreign = requests.filter(
      (url) => !url.startsWith('data:') && !url.startsWith(site.origin),
    );
    assert.deepEqual(foreign, []);
    assert.ok((await overflow(page)) <= 0, 'the page is wider than the window');
    assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'shifted')), 0);
    assert.deepEqual(await violations(page), []);
  }
});

/** Adds up the layout shifts that no input explains (CLS). */
function collectShifts(): void {
  Reflect.set(globalThis, 'shifted', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Scrolls through the page, so that everything lazy is there, and waits for the pictures. Those of
 * a row that is swiped sideways are not fetched before the visitor swipes.
 */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
    }
    const shown = [...document.images].filter((image) => {
      const { left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && left < innerWidth && right > 0;
    });
    await Promise.all(shown.map((image) => image.decode()));
    scrollTo(0, 0);
    await frame();
  });
}
