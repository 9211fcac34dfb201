import assert from 'node:assert/strict';
import { PHONE, useBrowser, violations } from '../../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';

const CARD = '[data-page] [data-photos]';
const ROW = `${CARD} .card-slides`;

describe('the photographs of a card of a list', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let list: string;
  before(async () => {
    site = await sharedSite();
    list = site.origin + templates(site, 'nl')['sale list'];
  });

  it('are fetched once the focus is in the card, and gone through by the keyboard', async () => {
    const { page, requests, complaints } = await visit();
    await page.goto(list, { waitUntil: 'networkidle0' });
    const [before] = await page.$$eval('.cards img', (images) => [images.length]);
    assert.deepEqual(
      requests.filter((url) => url.includes('card-photos')),
      [],
    );
    await page.focus(`${CARD} a`);
    await page.waitForSelector(ROW);
    assert.equal((await page.$$(`${CARD}:has(.card-slides) a`)).length, 1);
    // The heart, the photograph before and the next one.
    for (let stop = 1; stop <= 3; stop++) await page.keyboard.press('Tab');
    const label = await page.evaluate(() => document.activeElement?.ariaLabel);
    assert.match(label ?? '', /^Volgende foto: \p{Lu}/u);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (row) => Math.round(document.querySelector(row)!.scrollLeft) > 100,
      {},
      ROW,
    );
    const said = await page.$eval(`${CARD} [role=status]`, ({ textContent }) => textContent);
    assert.match(said, /^Foto 2 van \d/);
    assert.equal(page.url(), list);
    assert.deepEqual(await violations(page, '.list'), []);
    assert.ok((await page.$$('.cards img')).length - before! <= 4);
    assert.deepEqual(complaints, []);
  });

  it('follow a finger, whose swipe does not open the home', async () => {
    const { page } = await visit({
      viewport: { ...PHONE, hasTouch: true, isMobile: true } as never,
    });
    await page.goto(list, { waitUntil: 'networkidle0' });
    const photo = await page.waitForSelector(`${CARD} .card-photo`);
    await photo!.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const swipe = async () => {
      const { x, y, width } = (await photo!.boundingBox())!;
      await page.touchscreen.touchStart(x + width * 0.8, y + 40);
      for (const share of [0.7, 0.5, 0.3]) {
        await page.touchscreen.touchMove(x + width * share, y + 40);
      }
      await page.touchscreen.touchEnd();
    };
    // The first touch wakes the list; one on the card fetches its photographs.
    await swipe();
    await page.waitForSelector('[data-module=ListCards][data-when=done]');
    await swipe();
    await page.waitForSelector(ROW);
    await swipe();
    await page.waitForFunction(
      (row) => {
        const { scrollLeft, clientWidth } = document.querySelector(row)!;
        return Math.abs(scrollLeft - clientWidth) < 2;
      },
      {},
      ROW,
    );
    assert.equal(page.url(), list);
  });
});
