import assert from 'node:assert/strict';
import path from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer';
import type { Page as SitePage } from '../../views/domain/site/page.ts';
import { AgencyCopy } from '../support/agency-copy.ts';
import { openPage, PHONE, useBrowser, violations } from '../support/browser.ts';
import { type LiveSite, liveSite, templates } from '../support/live-site.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
/** The carousel of homes for rent on the demo's home page, here with more homes: three times four. */
const ID = 104;
const ROW = `#carousel-${ID}`;
const BUTTONS = `.carousel-buttons:has([aria-controls=carousel-${ID}])`;
const WIDE = { width: 1280, height: 900 };

/**
 * The slides that are wholly in view, as `1,2,3`; or whether they are the expected ones and the
 * animation has ended, so that the row snaps again.
 */
function slidesInView(selector: string, expected?: string): string | boolean {
  const row = document.querySelector<HTMLElement>(selector)!;
  const { left, right } = row.getBoundingClientRect();
  const shown = [...row.children].flatMap((slide, index) => {
    const box = slide.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1 ? [index + 1] : [];
  });
  if (expected === undefined) return shown.join();
  return row.style.scrollSnapType === '' && shown.join() === expected;
}

describe('the carousel', () => {
  const visit = useBrowser();
  let site: LiveSite;
  let home: string;
  before(async () => {
    const copy = new AgencyCopy(DEMO);
    copy.edit<SitePage>('pages/home.json', ({ params }) => {
      Object.assign(params.modules.find(({ id }) => id === ID)!, { maxItems: 12 });
    });
    site = await liveSite({ env: { SITE_DIR: copy.dir } });
    home = site.origin + templates(site, 'nl')['home'];
  });
  after(() => site.close());

  async function open(page: Page): Promise<void> {
    await page.goto(home, { waitUntil: 'load' });
    await page.$eval(ROW, (row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.hover(ROW);
    await page.waitForSelector(`${ROW}.is-draggable`);
  }

  const rests = (page: Page, ...slides: number[]) =>
    page.waitForFunction(slidesInView, {}, ROW, slides.join());

  const state = (page: Page) =>
    page.$$eval(`${BUTTONS} button`, (buttons) =>
      buttons.map((button) => [
        button.getAttribute('aria-label'),
        button.getAttribute('aria-disabled'),
      ]),
    );

  for (const javaScript of [true, false]) {
    it(`shows what fits ${javaScript ? 'before its code is there' : 'without script'}`, async () => {
      const { page } = await visit({ javaScript });
      await page.goto(home, { waitUntil: 'load' });
      for (const [width, slides] of [
        [390, [1]],
        [559, [1]],
        [560, [1, 2]],
        [1279, [1, 2]],
        [1280, [1, 2, 3, 4]],
      ] as const) {
        await page.setViewport({ width, height: 900 });
        assert.equal(await page.evaluate(slidesInView, ROW), slides.join(), `at ${width} px`);
      }
    });
  }

  it('moves by what fits, says where it is, and ends at its ends', async () => {
    const { page, complaints } = await visit({ viewport: WIDE });
    await open(page);
    assert.deepEqual(await state(page), [
      ['Vorige', 'true'],
      ['Volgende', 'false'],
    ]);
    const [back, on] = await page.$$(`${BUTTONS} button`);
    await on?.click();
    await rests(page, 5, 6, 7, 8);
    const said = () => page.$eval(`${BUTTONS} [role=status]`, (status) => status.textContent);
    assert.equal(await said(), '5 tot 8 van 12');
    await on?.click();
    await rests(page, 9, 10, 11, 12);
    assert.deepEqual(await state(page), [
      ['Vorige', 'false'],
      ['Volgende', 'true'],
    ]);
    await on?.click();
    await back?.click();
    await rests(page, 5, 6, 7, 8);
    assert.deepEqual(complaints, []);
  });

  it('has no buttons where all of it is in view, before its code is there', async () => {
    const { page, requests } = await visit();
    for (const [width, items, isShown] of [
      [1280, 5, true],
      [1280, 4, false],
      [1000, 3, true],
      [1000, 2, false],
      [390, 2, true],
    ] as const) {
      await page.setViewport({ width, height: 900 });
      await page.goto(home, { waitUntil: 'load' });
      await page.$eval(
        ROW,
        (row, count) => {
          for (const slide of [...row.children].slice(count)) slide.remove();
        },
        items,
      );
      const visible = await page.$eval(`${BUTTONS} button`, (button) =>
        button.checkVisibility({ visibilityProperty: true }),
      );
      assert.equal(visible, isShown, `${items} at ${width} px`);
      assert.ok(!requests.some((url) => url.includes('/hydrate.')));
    }
  });

  it('takes two quick presses for two steps', async () => {
    const { page } = await visit({ viewport: WIDE });
    await open(page);
    await page.$eval(`${BUTTONS} button:nth-of-type(2)`, (on) => {
      on.click();
      on.click();
    });
    await rests(page, 9, 10, 11, 12);
  });

  it('answers a press that came before its code', async () => {
    const { page } = await visit({ viewport: WIDE });
    const { promise: held, resolve: hold } = Promise.withResolvers<HTTPRequest>();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/js/hydrate.')) hold(request);
      else void request.continue();
    });
    await page.goto(home, { waitUntil: 'load' });
    await page.click(`${BUTTONS} button:nth-of-type(2)`);
    await (await held).continue();
    await rests(page, 5, 6, 7, 8);
  });

  it('is dragged with a mouse, which then opens no home', async () => {
    const { page } = await visit({ viewport: WIDE });
    await open(page);
    const box = await (await page.$(`${ROW} > li:nth-child(4) img`))?.boundingBox();
    assert.ok(box);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width / 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x - 200, y, { steps: 8 });
    await page.mouse.move(box.x - 300, y, { steps: 8 });
    await page.mouse.up();
    await rests(page, 5, 6, 7, 8);
    assert.equal(page.url(), home);
    await Promise.all([page.waitForNavigation(), page.click(`${ROW} > li:nth-child(6) a`)]);
    assert.notEqual(page.url(), home);
  });

  it('is scrolled as any other row, and its buttons follow', async () => {
    const { page } = await visit({ viewport: WIDE });
    await open(page);
    await page.$eval(ROW, (row) => row.scrollTo({ left: 10_000 }));
    await page.waitForSelector(`${BUTTONS} button:nth-of-type(2)[aria-disabled=true]`);
    await page.click(`${BUTTONS} button:nth-of-type(1)`);
    await rests(page, 5, 6, 7, 8);
  });

  it('can be had with the keyboard alone, slides out of view too', async () => {
    const { page } = await visit({ viewport: WIDE });
    await open(page);
    await page.focus(`.module-property-carousel:has(${ROW}) .link-more`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    assert.equal(await focused(), 'Volgende');
    await page.keyboard.press('Enter');
    await rests(page, 5, 6, 7, 8);
    assert.equal(await focused(), 'Volgende');
    // The link of each slide, and the heart of each but the last.
    for (let stop = 1; stop <= 17; stop++) await page.keyboard.press('Tab');
    await page.waitForFunction(
      (row) => {
        const box = document.activeElement!.getBoundingClientRect();
        return document.activeElement?.closest(`${row} > :nth-child(9)`) && box.right <= innerWidth;
      },
      {},
      ROW,
    );
  });

  it('stays a list without faults, and nothing in it moves when it is hydrated', async () => {
    const { page, complaints } = await visit({ viewport: WIDE });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(home, { waitUntil: 'load' });
    const before = await boxes(page);
    await page.hover(ROW);
    await page.waitForSelector(`${ROW}.is-draggable`);
    assert.deepEqual(await boxes(page), before);
    await page.click(`${BUTTONS} button:nth-of-type(2)`);
    await rests(page, 5, 6, 7, 8);
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(complaints, []);
  });

  it('moves at once for visitors who want less motion', async () => {
    const { page } = await visit({ viewport: WIDE });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open(page);
    await page.$eval(`${BUTTONS} button:nth-of-type(2)`, async (on) => {
      on.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    assert.equal(await page.evaluate(slidesInView, ROW), '5,6,7,8');
  });

  it('is left to the finger on a phone, and to the browser without script', async () => {
    const { page, requests } = await visit();
    await page.setViewport({ ...PHONE, isMobile: true, hasTouch: true });
    await openPage(page, home);
    await page.$eval(ROW, (row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await (await page.$(`${ROW} img`))?.boundingBox();
    assert.ok(box);
    await page.touchscreen.touchStart(box.x + box.width / 2, box.y + box.height / 2);
    await page.touchscreen.touchMove(box.x, box.y + box.height / 2);
    await page.touchscreen.touchEnd();
    await page.waitForNetworkIdle();
    assert.equal(await page.$eval(BUTTONS, (buttons) => buttons.checkVisibility()), false);
    assert.deepEqual(
      requests.filter((url) => /hydrate|Carousel|slide/.test(url)),
      [],
    );
    const plain = await visit({ viewport: PHONE, javaScript: false });
    await plain.page.goto(home, { waitUntil: 'load' });
    for (const one of [page, plain.page]) {
      await one.$eval(ROW, (row) => row.scrollTo({ left: 10_000, behavior: 'instant' }));
      await rests(one, 12);
    }
    assert.equal(await plain.page.$eval(BUTTONS, (buttons) => buttons.checkVisibility()), false);
  });
});

/** Boxes of the section's elements and of what follows it, without effects. */
function boxes(page: Page): Promise<number[][]> {
  const selector = '.module-property-carousel *, .module-property-carousel + .module';
  return page.$$eval(selector, (all) =>
    all
      .filter((element) => element instanceof HTMLElement)
      .map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => [
        offsetLeft,
        offsetTop,
        offsetWidth,
        offsetHeight,
      ]),
  );
}
