import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { PHONE, useBrowser } from '../support/browser.ts';
import {
  galleryUrl,
  openGallery,
  photo,
  viewerClosed,
  viewerShows,
} from '../support/gallery-viewer.ts';
import { type OpenSite, sharedSite } from '../support/live-site.ts';

describe('the gallery on the whole screen', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const focusedName = (page: Page) =>
    page.evaluate(() => document.activeElement?.querySelector('img')?.alt);
  const nameOf = (page: Page, number: number) => page.$eval(`${photo(number)} img`, (i) => i.alt);

  it('opens from a picture by keyboard, goes by arrow keys, and gives the focus back', async () => {
    const { page, complaints } = await visit();
    await page.goto(galleryUrl(site), { waitUntil: 'load' });
    await page.focus(photo(3));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.viewer[open]');
    await viewerShows(page, '3 / 5', 3);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Sluiten');
    await page.keyboard.press('ArrowRight');
    await viewerShows(page, '4 / 5', 4);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await viewerShows(page, '2 / 5', 2);
    await page.keyboard.press('End');
    await viewerShows(page, '2 / 2', 7);
    await page.keyboard.press('Home');
    await viewerShows(page, '1 / 5', 1);
    await page.keyboard.press('Escape');
    await viewerClosed(page);
    assert.equal(await focusedName(page), await nameOf(page, 3));
    assert.deepEqual(complaints, []);
  });

  it('keeps the focus within, and the page where it is', async () => {
    const { page } = await visit();
    await openGallery(page, galleryUrl(site));
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      // After the last tab stop the focus is in the browser's own interface.
      const where = await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || !!active?.closest('.viewer');
      });
      assert.ok(where);
    }
    await page.mouse.move(640, 400);
    await page.mouse.wheel({ deltaY: 600 });
    assert.equal(await page.$eval('html', (html) => getComputedStyle(html).overflowY), 'hidden');
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  it('is toggled by a click, but not by the one that ends a drag', async () => {
    const { page } = await visit();
    await openGallery(page, galleryUrl(site));
    await viewerShows(page, '1 / 5', 1);
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 8 });
    await page.mouse.move(400, 400, { steps: 8 });
    await page.mouse.up();
    await viewerShows(page, '2 / 5', 2);
    await page.mouse.click(640, 400);
    await viewerClosed(page);
    assert.equal(await focusedName(page), await nameOf(page, 1));
  });

  it('shows a plan larger, moved by keys and mouse, and whole again', async () => {
    const { page } = await visit();
    await openGallery(page, galleryUrl(site));
    await page.keyboard.press('End');
    await viewerShows(page, '2 / 2', 7);
    await page.mouse.click(640, 400);
    const zoomed = await page.waitForSelector('.viewer-zoomed');
    const left = () => zoomed!.evaluate(({ scrollLeft }) => scrollLeft);
    assert.ok(await zoomed!.evaluate((frame) => frame.scrollWidth > 2 * frame.clientWidth));
    const before = await left();
    assert.ok(before > 0);
    await page.mouse.move(640, 400);
    await page.mouse.down();
    await page.mouse.move(540, 400, { steps: 4 });
    await page.mouse.up();
    assert.equal(await left(), before + 100);
    await page.keyboard.press('ArrowLeft');
    await viewerShows(page, '2 / 2', 7);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.viewer-zoomed', { hidden: true });
    assert.ok(await page.$('.viewer[open]'));
  });

  it('shows a plan larger by keyboard alone on a phone, and gives the focus back', async () => {
    const { page } = await visit({ viewport: PHONE });
    await openGallery(page, galleryUrl(site));
    await page.keyboard.press('End');
    await viewerShows(page, '2 / 2', 7);
    const button = await page.$('.viewer-head > button.viewer-button');
    await button?.focus();
    await page.keyboard.press('Enter');
    const zoomed = await page.waitForSelector('.viewer-zoomed');
    assert.ok(await zoomed?.evaluate((frame) => frame === document.activeElement));
    assert.ok(await page.$eval('.viewer-row', (row) => row.matches('[inert]')));
    await page.keyboard.press('Escape');
    await page.waitForSelector('.viewer-zoomed', { hidden: true });
    assert.ok(await button?.evaluate((one) => one === document.activeElement));
  });

  it('fills the whole screen by its button, keeps the focus, and returns to the window', async () => {
    const { page, complaints } = await visit();
    await openGallery(page, galleryUrl(site, 'de'), 2);
    await viewerShows(page, '2 / 5', 2);
    const button = await page.waitForSelector(`.viewer-head ::-p-text(Vollbild)`);
    const height = () => page.$eval('.viewer-row', (row) => row.clientHeight);
    const before = await height();
    await button?.click();
    await page.waitForFunction(() => document.fullscreenElement?.matches('.viewer-body'));
    await viewerShows(page, '2 / 5', 2);
    assert.ok((await height()) > before);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Vollbild beenden');
    await page.keyboard.press('ArrowRight');
    await viewerShows(page, '3 / 5', 3);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.fullscreenElement);
    await viewerShows(page, '3 / 5', 3);
    // The event of the change, which renames the button, comes after it.
    await page.waitForFunction(() => document.activeElement?.textContent === 'Vollbild');
    await page.keyboard.press('Escape');
    await viewerClosed(page);
    assert.deepEqual(complaints, []);
  });

  it('is moved by its buttons, which say where it ends', async () => {
    const { page, complaints } = await visit();
    await openGallery(page, galleryUrl(site, 'fr'));
    const [back, on] = ['.viewer-arrow-left', '.viewer-arrow-right'];
    await page.waitForSelector(`${back}[aria-disabled=true]`);
    await page.click(on);
    await viewerShows(page, '2 / 5', 2);
    const said = await page.$eval('.viewer [role=status]', (status) => status.textContent);
    assert.equal(said, `Photo 2 sur 5\u00a0: ${await nameOf(page, 2)}`);
    await page.keyboard.press('End');
    await page.waitForSelector(`${on}[aria-disabled=true]`);
    await page.click('.viewer-head > button:last-child');
    await viewerClosed(page);
    assert.deepEqual(complaints, []);
  });

  it('has the floor plans beside the photographs, whole and on paper', async () => {
    const { page } = await visit();
    await page.goto(galleryUrl(site), { waitUntil: 'load' });
    await page.click('.gallery-way');
    await page.waitForSelector('.viewer[open]');
    await viewerShows(page, '1 / 2', 6);
    const look = await page.$eval('.viewer-row [aria-hidden=false] img', (image) => {
      const { objectFit, backgroundColor } = getComputedStyle(image);
      return [objectFit, backgroundColor];
    });
    assert.deepEqual(look, ['contain', 'rgb(255, 255, 255)']);
    const groups = () =>
      page.$$eval('.viewer-groups [aria-current=true]', (all) => all.map((one) => one.textContent));
    assert.deepEqual(await groups(), ['Grondplannen']);
    await page.click('.viewer-groups button');
    await viewerShows(page, '1 / 5', 1);
    assert.deepEqual(await groups(), ['Foto’s']);
  });

  it('has four thumbnails in view, which follow and lead', async () => {
    const { page } = await visit();
    await openGallery(page, galleryUrl(site));
    const inView = () =>
      page.$$eval('.viewer-strip > li', (all) => {
        const strip = all[0]!.parentElement!.getBoundingClientRect();
        return all.flatMap((one, index) => {
          const { left, right } = one.getBoundingClientRect();
          return left >= strip.left - 1 && right <= strip.right + 1 ? [index + 1] : [];
        });
      });
    assert.deepEqual(await inView(), [1, 2, 3, 4]);
    await page.click('.viewer-strip > :nth-child(4) button');
    await viewerShows(page, '4 / 5', 4);
    await page.waitForFunction(() => {
      const strip = document.querySelector<HTMLElement>('.viewer-strip')!;
      return strip.scrollLeft > 0 && strip.style.scrollSnapType === '';
    });
    assert.deepEqual(await inView(), [2, 3, 4, 5]);
    assert.equal((await page.$$('.viewer-strip [tabindex="0"]')).length, 1);
  });

  it('fetches the neighbours of a picture with it, and no others', async () => {
    const { page } = await visit();
    await openGallery(page, galleryUrl(site), 3);
    await viewerShows(page, '3 / 5', 3);
    const there = await page.$$eval('.viewer-row > li', (all) =>
      all.flatMap((one, index) => (one.querySelector('img') ? [index + 1] : [])),
    );
    assert.deepEqual(there, [2, 3, 4]);
  });

  it('moves at once for visitors who want less motion', async () => {
    const { page } = await visit();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await openGallery(page, galleryUrl(site));
    await viewerShows(page, '1 / 5', 1);
    await page.$eval('.viewer-arrow-right', async (on) => {
      (on as HTMLElement).click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const at = await page.$eval('.viewer-row', (row) => row.scrollLeft / row.clientWidth);
    assert.equal(at, 1);
  });
});
