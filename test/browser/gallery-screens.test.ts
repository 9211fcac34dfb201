import assert from 'node:assert/strict';
import { LOCALES } from '../../views/domain/locale.ts';
import { isForAxeInEach } from '../support/axe-matrix.ts';
import { DESKTOP, overflow, PHONE, useBrowser, violations } from '../support/browser.ts';
import {
  galleryUrl,
  openGallery,
  photo,
  viewerClosed,
  viewerShows,
} from '../support/gallery-viewer.ts';
import { type OpenSite, sharedSite } from '../support/live-site.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };

describe('the gallery on every screen and in every language', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  for (const viewport of [PHONE, ON_ITS_SIDE]) {
    it(`is swiped on a phone of ${viewport.width} by ${viewport.height} px`, async () => {
      const { page, complaints } = await visit();
      await page.setViewport({ ...viewport, isMobile: true, hasTouch: true });
      await page.goto(galleryUrl(site), { waitUntil: 'load' });
      const rowAt = () => page.$eval('.gallery-list', (row) => row.scrollLeft);
      const isRow = viewport === PHONE;
      await page.$eval(photo(2), (link) => link.scrollIntoView({ inline: 'center' }));
      const [row, top] = [await rowAt(), await page.evaluate(() => scrollY)];
      assert.equal(row, isRow ? PHONE.width : 0);
      await page.tap(photo(2));
      await page.waitForSelector('.viewer[open]');
      await viewerShows(page, '2 / 5', 2);
      await page.$eval('.viewer-row', (all) => all.scrollBy({ left: all.clientWidth }));
      await viewerShows(page, '3 / 5', 3);
      assert.ok((await overflow(page)) <= 0);
      const boxes = await page.$$eval('.viewer-body > :not(.unseen), .viewer-head > *', (all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ right, bottom }) => [right, bottom]),
      );
      for (const [right, bottom] of boxes) {
        assert.ok((right ?? 0) <= viewport.width + 1 && (bottom ?? 0) <= viewport.height + 1);
      }
      const touch = await page.$eval('.viewer-row', (all) => getComputedStyle(all).touchAction);
      assert.equal(touch, 'auto');
      await page.tap('.viewer-head > button:last-child');
      await viewerClosed(page);
      assert.deepEqual([await rowAt(), await page.evaluate(() => scrollY)], [row, top]);
      assert.deepEqual(complaints, []);
    });
  }

  for (const locale of LOCALES) {
    it(`is without faults in ${locale}, on photographs and on plans`, async () => {
      for (const viewport of [PHONE, DESKTOP]) {
        const { page, complaints } = await visit({ viewport });
        await openGallery(page, galleryUrl(site, locale));
        await viewerShows(page, '1 / 5', 1);
        const isLookedInto = isForAxeInEach(locale, viewport);
        if (isLookedInto) assert.deepEqual(await violations(page), []);
        await page.keyboard.press('End');
        await viewerShows(page, '2 / 2', 7);
        if (isLookedInto) assert.deepEqual(await violations(page), []);
        assert.deepEqual(complaints, []);
      }
    });
  }
});
