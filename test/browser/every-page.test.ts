import assert from 'node:assert/strict';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import { PAGE_STATES, type PageState } from '../../views/subjects/page-states.ts';
import { windowsOf } from '../support/axe-matrix.ts';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  seeAll,
  settled,
  useOnePage,
  type Visit,
  violations,
} from '../support/browser.ts';
import {
  AXE_LOCALES,
  IS_FULL_MATRIX,
  type OpenSite,
  sharedSite,
  templates,
} from '../support/live-site.ts';
import { REPEATS } from '../support/repeats.ts';

const localesOf = (name: PageState) => (REPEATS.includes(name) ? AXE_LOCALES : LOCALES);

/**
 * What is further down is loaded in German, on a phone: what that takes knows no language, and
 * layout-shift.test.ts loads it on a desk.
 */
const isSeenWhole = (locale: Locale) => IS_FULL_MATRIX || locale === 'de';

/** Pages of owners, which have no third party to ask for. */
const OWNERS: readonly PageState[] = ['login', 'owner'];

/** Expected statuses that Chromium reports as errors. */
const EXPECTED = /status of 404/;

describe('every page', () => {
  const visit = useOnePage({ consent: 'undecided' });
  let site: OpenSite;
  let paths: Record<Locale, Record<string, string>>;
  before(async () => {
    site = await sharedSite();
    const byLocale = LOCALES.map((locale) => [locale, templates(site, locale)]);
    paths = Object.fromEntries(byLocale) as typeof paths;
  });

  for (const name of PAGE_STATES) {
    for (const locale of localesOf(name)) {
      it(`${name} in ${locale} is clean at ${PHONE.width} and at ${DESKTOP.width} px`, async () => {
        // Axe checks each language at its first width, and at both in the full matrix.
        const [first, second] = windowsOf(locale);
        const seen = visit();
        await seen.page.setViewport(first);
        const url = site.origin + paths[locale][name];
        await openPage(seen.page, url);
        assert.equal(await seen.page.evaluate(() => document.documentElement.lang), locale);
        if (isSeenWhole(locale)) await seeAll(seen.page, 'leaper');
        await isClean(seen);
        await isUndecided(seen, name);
        if (AXE_LOCALES.includes(locale)) await isAccessible(seen);
        await seen.page.setViewport(second);
        if (IS_FULL_MATRIX) {
          await openPage(seen.page, url);
          await seeAll(seen.page, 'leaper');
          await isAccessible(seen);
        }
        await settled(seen.page);
        await isClean(seen);
      });
    }
  }

  it('covers every template there is', () => {
    assert.deepEqual(Object.keys(paths.nl).sort(), [...PAGE_STATES].sort());
  });

  async function isClean({ page, complaints, requests }: Visit): Promise<void> {
    const width = await page.evaluate(() => innerWidth);
    assert.deepEqual(
      complaints.filter((text) => !EXPECTED.test(text)),
      [],
    );
    // A data URL in the stylesheet is no request, though Puppeteer reports one.
    const foreign = requests.filter(
      (url) => !url.startsWith('data:') && !url.startsWith(site.origin),
    );
    assert.deepEqual(foreign, []);
    assert.ok((await overflow(page)) <= 0, `the page is wider than ${width} pixels`);
  }

  /** Visitors are asked for consent, and nothing is stored before they answer. */
  async function isUndecided({ page }: Visit, name: PageState): Promise<void> {
    const sheet = await page.$('#consent');
    if (OWNERS.includes(name)) assert.equal(sheet, null);
    else assert.equal(await sheet?.evaluate((shown) => shown.checkVisibility()), true);
    const cookies = await page.browserContext().cookies();
    assert.deepEqual(
      cookies.map((cookie) => cookie.name).filter((cookie) => cookie !== 'popup'),
      [],
    );
  }

  async function isAccessible({ page }: Visit): Promise<void> {
    const width = await page.evaluate(() => innerWidth);
    assert.deepEqual(await violations(page), [], `at ${width} pixels`);
  }
});
