import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { DESKTOP, hydrated, openPage, PHONE, useBrowser } from '../../support/browser.ts';
import { type OpenSite, sharedSite } from '../../support/live-site.ts';

const FRAME = '.before-after';
const SLIDER = '.before-after-slider';

describe('the slider of before and after', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(page: Page): Promise<void> {
    await openPage(page, `${site.origin}/states/nl/before-after/1`);
    await page.$eval(FRAME, (frame) => frame.scrollIntoView({ block: 'center' }));
    await hydrated(page, SLIDER);
  }

  /** Percent of the frame that the earlier picture takes, as it is cut. */
  const cut = (page: Page) =>
    page.$eval(FRAME, (frame) => {
      const later = frame.querySelector('.before-after-side ~ .before-after-side')!;
      return Number.parseFloat(getComputedStyle(later).clipPath.split(' ').at(-1) ?? '');
    });
  const cutIs = (page: Page, low: number, high: number) =>
    page.waitForFunction(
      (of, least, most) => {
        const later = document.querySelector(`${of} .before-after-side ~ .before-after-side`)!;
        const at = Number.parseFloat(getComputedStyle(later).clipPath.split(' ').at(-1) ?? '');
        return at >= least && at <= most;
      },
      {},
      FRAME,
      low,
      high,
    );
  const place = async (page: Page, share: number) => {
    const box = await (await page.$(FRAME))?.boundingBox();
    assert.ok(box);
    return [box.x + box.width * share, box.y + box.height / 2] as const;
  };

  it('begins in the middle and follows the pointer to both edges', async () => {
    const { page, complaints } = await visit({ viewport: DESKTOP });
    await open(page);
    assert.equal(await cut(page), 50);
    await page.mouse.move(...(await place(page, 0.5)));
    await page.mouse.down();
    await page.mouse.move(...(await place(page, 0.25)), { steps: 4 });
    await cutIs(page, 24, 26);
    await page.mouse.move(...(await place(page, 0.001)), { steps: 4 });
    await cutIs(page, 0, 0);
    await page.mouse.move(...(await place(page, 0.999)), { steps: 4 });
    await cutIs(page, 100, 100);
    await page.mouse.up();
    assert.deepEqual(complaints, []);
  });

  it('goes where a finger is put', async () => {
    const { page } = await visit({ viewport: { ...PHONE, hasTouch: true } as typeof PHONE });
    await open(page);
    await page.touchscreen.tap(...(await place(page, 0.8)));
    await cutIs(page, 78, 82);
  });

  it('goes by arrow keys, says how much is in view, and shows where the focus is', async () => {
    const { page } = await visit();
    await open(page);
    await page.focus(SLIDER);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'] as const) {
      await page.keyboard.press(key);
    }
    await cutIs(page, 52, 52);
    const said = () => page.$eval(SLIDER, (slider) => slider.getAttribute('aria-valuetext'));
    assert.equal(await said(), '48% van de foto na de werken');
    assert.equal(await page.$eval(FRAME, (frame) => getComputedStyle(frame).outlineStyle), 'solid');
    await page.keyboard.press('Home');
    await cutIs(page, 0, 0);
    await page.keyboard.press('End');
    await cutIs(page, 100, 100);
  });

  it('without script shows both pictures whole, side by side', async () => {
    for (const viewport of [PHONE, DESKTOP]) {
      const { page } = await visit({ viewport, javaScript: false });
      await page.goto(`${site.origin}/states/nl/before-after/1`, { waitUntil: 'load' });
      const [before, after] = await page.$$eval(`${FRAME} .before-after-side`, (sides) =>
        sides.map((side) => {
          const { top, left, right, bottom } = side.getBoundingClientRect();
          return { top, left, right, bottom, cut: getComputedStyle(side).clipPath };
        }),
      );
      assert.ok(before && after);
      assert.deepEqual([before.cut, after.cut], ['none', 'none']);
      const isApart = before.right <= after.left || before.bottom <= after.top;
      assert.ok(isApart, `they overlap at ${viewport.width} px`);
      assert.equal(await page.$eval(SLIDER, (slider) => slider.checkVisibility()), false);
    }
  });

  it('is left out where a picture is missing', async () => {
    const { page } = await visit();
    await openPage(page, `${site.origin}/states/nl/before-after/3`);
    assert.equal(await page.$(SLIDER), null);
    assert.equal((await page.$$('.before-after-side')).length, 1);
  });
});
