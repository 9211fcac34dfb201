import assert from 'node:assert/strict';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  seeAll,
  settled,
  useBrowser,
  type Visit,
  violations,
} from '../support/browser.ts';
import { type OpenSite, sharedSite, TEMPLATES, templates } from '../support/live-site.ts';

/** Answers with these statuses are what the page is about, and Chromium complains about them. */
const EXPECTED = /status of 404/;

/** With `npm run test:all` every page is looked at as the German and Dutch ones always are. */
const IS_FULL_MATRIX = process.env['FULL_MATRIX'] === '1';

/** The languages in which axe looks at every page: the site's first, and the longest words. */
const LOOKED_INTO: readonly Locale[] = IS_FULL_MATRIX ? LOCALES : ['nl', 'de'];

describe('every page', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let paths: Record<Locale, Record<string, string>>;
  before(async () => {
    site = await sharedSite();
    const byLocale = LOCALES.map((locale) => [locale, templates(site, locale)]);
    paths = Object.fromEntries(byLocale) as typeof paths;
  });

  for (const name of TEMPLATES) {
    for (const locale of LOCALES) {
      it(`${name} in ${locale} is clean at ${PHONE.width} and at ${DESKTOP.width} px`, async () => {
        const seen = await visit({ viewport: PHONE });
        const url = site.origin + paths[locale][name];
        await openPage(seen.page, url);
        assert.equal(await seen.page.evaluate(() => document.documentElement.lang), locale);
        await seeAll(seen.page);
        await isClean(seen, locale);
        await seen.page.setViewport(DESKTOP);
        await (IS_FULL_MATRIX ? openPage(seen.page, url) : settled(seen.page));
        if (LOOKED_INTO.includes(locale)) await seeAll(seen.page);
        await isClean(seen, locale);
      });
    }
  }

  it('covers every template there is', () => {
    assert.deepEqual(Object.keys(paths.nl).sort(), [...TEMPLATES].sort());
  });

  async function isClean({ page, complaints, requests }: Visit, locale: Locale): Promise<void> {
    const width = await page.evaluate(() => innerWidth);
    assert.deepEqual(
      complaints.filter((text) => !EXPECTED.test(text)),
      [],
    );
    // A picture within the stylesheet is no request, though the browser reports it as one.
    const foreign = requests.filter(
      (url) => !url.startsWith('data:') && !url.startsWith(site.origin),
    );
    assert.deepEqual(foreign, []);
    assert.ok((await overflow(page)) <= 0, `the page is wider than ${width} pixels`);
    if (LOOKED_INTO.includes(locale)) {
      assert.deepEqual(await violations(page), [], `at ${width} pixels`);
    }
  }
});
