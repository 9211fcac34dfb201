import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { SLIDESHOW_TIME, TESTIMONIAL_TIME } from '../../../views/domain/timings.ts';
import {
  DESKTOP,
  hydrated,
  openPage,
  PHONE,
  useBrowser,
  type Visit,
} from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';
import {
  fireTimers,
  countHeldTimers,
  controlTimers,
  waitForHeldTimers,
} from '../../support/page-timers.ts';

const PAUSE = '.carousel-buttons button';

describe('slides that advance automatically', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  /** A state of a module, in view, without mouse or focus in it. */
  async function open(
    { page }: Visit,
    { path, time, isReduced = false }: { path: string; time: number; isReduced?: boolean },
  ): Promise<void> {
    await controlTimers(page, time);
    const value = isReduced ? 'reduce' : 'no-preference';
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }]);
    await page.mouse.move(1, 1);
    await openPage(page, `${site.origin}/states/nl/${path}`);
    await page.$eval('main section', (part) => part.scrollIntoView({ block: 'center' }));
    await hydrated(page, PAUSE);
  }

  const slideshow = { path: 'slideshow/1', time: SLIDESHOW_TIME };
  const testimonials = { path: 'testimonials/1', time: TESTIMONIAL_TIME };
  /** Index of the picture that is shown, once it is the only one that is not hidden. */
  const pictureIs = (page: Page, index: number) =>
    page.waitForFunction(
      (at) => {
        const slides = [...document.querySelectorAll('.slideshow > li')];
        return slides.every((slide, place) => {
          const isShown = place === at;
          const isThere = slide.ariaHidden !== 'true';
          return isShown === isThere && getComputedStyle(slide).opacity === (isShown ? '1' : '0');
        });
      },
      {},
      index,
    );
  const rowIsAt = (page: Page, isAtStart: boolean) =>
    page.waitForFunction(
      (start) => (document.querySelector('.testimonials')?.scrollLeft ?? 0) < 2 === start,
      {},
      isAtStart,
    );

  it('fade from picture to picture and begin again after the last', async () => {
    const seen = await visit({ viewport: DESKTOP });
    await open(seen, slideshow);
    await pictureIs(seen.page, 0);
    for (const index of [1, 2, 0]) {
      await waitForHeldTimers(seen.page, 1);
      await fireTimers(seen.page);
      await pictureIs(seen.page, index);
    }
    const loading = await seen.page.$$eval('.slideshow img', (all) => all.map((i) => i.loading));
    assert.deepEqual(loading, ['auto', 'lazy', 'lazy']);
    assert.deepEqual(seen.complaints, []);
  });

  it('move from testimonial to testimonial and back to the first', async () => {
    const seen = await visit({ viewport: DESKTOP });
    await open(seen, testimonials);
    await rowIsAt(seen.page, true);
    await waitForHeldTimers(seen.page, 1);
    await fireTimers(seen.page);
    await rowIsAt(seen.page, false);
    const isAtEnd = () =>
      seen.page.$eval(`${PAUSE}:last-of-type`, (next) => next.ariaDisabled === 'true');
    while (!(await isAtEnd())) {
      await waitForHeldTimers(seen.page, 1);
      await fireTimers(seen.page);
    }
    await waitForHeldTimers(seen.page, 1);
    await fireTimers(seen.page);
    await rowIsAt(seen.page, true);
    assert.deepEqual(seen.complaints, []);
  });

  for (const shown of [slideshow, testimonials]) {
    it(`${shown.path}: a mouse over them, the focus in them and the button hold them`, async () => {
      const seen = await visit({ viewport: DESKTOP });
      const { page } = seen;
      await open(seen, shown);
      await waitForHeldTimers(page, 1);
      await page.hover('main section ul');
      await waitForHeldTimers(page, 0);
      await page.mouse.move(1, 1);
      await waitForHeldTimers(page, 1);
      await page.focus(PAUSE);
      await waitForHeldTimers(page, 0);
      await page.keyboard.press('Enter');
      const name = () => page.$eval(PAUSE, (button) => button.ariaLabel);
      await page.waitForSelector(`${PAUSE}[aria-label="Hervatten"]`);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      assert.equal(await countHeldTimers(page), 0);
      await page.focus(PAUSE);
      await page.keyboard.press('Enter');
      await page.waitForSelector(`${PAUSE}[aria-label="Pauzeren"]`);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await waitForHeldTimers(page, 1);
      assert.equal(await name(), 'Pauzeren');
    });

    it(`${shown.path}: stand still where less motion is wanted, until the button is pressed`, async () => {
      const seen = await visit({ viewport: PHONE });
      await open(seen, { ...shown, isReduced: true });
      await seen.page.waitForSelector(`${PAUSE}[aria-label="Hervatten"]`);
      assert.equal(await countHeldTimers(seen.page), 0);
      await seen.page.click(PAUSE);
      await seen.page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await seen.page.mouse.move(1, 1);
      await waitForHeldTimers(seen.page, 1);
    });
  }

  it('goes by its buttons, and says where it is', async () => {
    const seen = await visit({ viewport: PHONE });
    await open(seen, slideshow);
    const press = (nth: number) => seen.page.click(`${PAUSE}:nth-of-type(${nth})`);
    await press(2);
    await pictureIs(seen.page, 2);
    await press(3);
    await pictureIs(seen.page, 0);
    const said = await seen.page.$eval('.carousel-buttons [role=status]', (s) => s.textContent);
    assert.equal(said, 'Foto 1 van 3');
  });

  it('are all seen without script', async () => {
    const { page } = await visit({ viewport: PHONE, javaScript: false });
    await page.goto(`${site.origin}/states/nl/slideshow/1`, { waitUntil: 'load' });
    const tops = await page.$$eval('.slideshow > li', (slides) =>
      slides.map((slide) => [slide.getBoundingClientRect().top, getComputedStyle(slide).opacity]),
    );
    assert.equal(new Set(tops.map(([top]) => top)).size, 3);
    assert.ok(tops.every(([, opacity]) => opacity === '1'));
    assert.equal(await page.$eval(PAUSE, (button) => button.checkVisibility()), false);
  });
});
