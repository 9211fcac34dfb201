import assert from 'node:assert/strict';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import {
  DESKTOP,
  overflow,
  PHONE,
  seeAll,
  useBrowser,
  type Visit,
  violations,
} from '../support/browser.ts';
import { type LiveSite, liveSite, localesFor, TEMPLATES, templates } from '../support/live-site.ts';

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

  for (const name of TEMPLATES) {
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
    assert.deepEqual(Object.keys(paths.nl).sort(), [...TEMPLATES].sort());
  });

  async function clean({ page, complaints, requests }: Visit, locale: Locale, path: string) {
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
    assert.deepEqual(await violations(page), []);
  }
});
