import assert from 'node:assert/strict';
import os from 'node:os';
import type { HTTPRequest, Page } from 'puppeteer';
import { isHome } from '../../views/domain/list-item.ts';
import { emptyQuery } from '../../views/domain/list-query.ts';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import { isPlan } from '../../views/domain/picture.ts';
import { createLinks } from '../../views/routing/create-links.ts';
import { overflow, PHONE, useBrowser, violations } from '../support/browser.ts';
import { type LiveSite, liveSite } from '../support/live-site.ts';

const ON_ITS_SIDE = { width: 844, height: 390 };
const photo = (number: number) => `.gallery-list > :nth-child(${number}) > a`;

describe('the gallery on the whole screen', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite();
  });
  after(() => site.close());

  /** A home with five photographs and two floor plans. */
  function address(locale: Locale = 'nl'): string {
    const { catalogue, site: agency } = site.parts.source;
    const { items } = catalogue.port(locale).list(emptyQuery('sale'), 100);
    const home = items
      .filter(isHome)
      .find(({ pictures }) => pictures.length === 7 && pictures.filter(isPlan).length === 2);
    assert.ok(home, 'the demo agency has such a home');
    return site.origin + createLinks(agency, locale).property(home);
  }

  async function open(page: Page, number = 1, locale: Locale = 'nl'): Promise<void> {
    await page.goto(address(locale), { waitUntil: 'load' });
    await page.click(photo(number));
    await page.waitForSelector('.viewer[open]');
  }

  /** Waits until the viewer says this, and has come to rest on the picture that it says it of. */
  const shows = (page: Page, place: string, slide: number) =>
    page.waitForFunction(
      (words, number) => {
        const row = document.querySelector<HTMLElement>('.viewer-row');
        const said = document.querySelector('.viewer-place')?.textContent;
        if (!row || said !== words || row.style.scrollSnapType !== '') return false;
        return Math.abs(row.scrollLeft - (number - 1) * row.clientWidth) < 2;
      },
      {},
      place,
      slide,
    );

  const isOpen = (page: Page) => page.$eval('body', () => !!document.querySelector('.viewer'));
  const closed = (page: Page) => page.waitForFunction(() => !document.querySelector('.viewer'));
  const focusedName = (page: Page) =>
    page.evaluate(() => document.activeElement?.querySelector('img')?.alt);
  const nameOf = (page: Page, number: number) => page.$eval(`${photo(number)} img`, (i) => i.alt);

  it('opens from a picture by keyboard, goes by arrow keys, and gives the focus back', async () => {
    const { page, complaints } = await visit();
    await page.goto(address(), { waitUntil: 'load' });
    await page.focus(photo(3));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.viewer[open]');
    await shows(page, '3 / 5', 3);
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Sluiten');
    await page.keyboard.press('ArrowRight');
    await shows(page, '4 / 5', 4);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await shows(page, '2 / 5', 2);
    await page.keyboard.press('End');
    await shows(page, '2 / 2', 7);
    await page.keyboard.press('Home');
    await shows(page, '1 / 5', 1);
    await page.keyboard.press('Escape');
    await closed(page);
    assert.equal(await focusedName(page), await nameOf(page, 3));
    assert.deepEqual(complaints, []);
  });

  it('keeps the focus within, and the page where it is', async () => {
    const { page } = await visit();
    await open(page);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      // Past its end the focus is the browser's own, which a page sees as none.
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
    await open(page);
    await shows(page, '1 / 5', 1);
    await page.mouse.move(900, 400);
    await page.mouse.down();
    await page.mouse.move(600, 400, { steps: 8 });
    await page.mouse.move(400, 400, { steps: 8 });
    await page.mouse.up();
    await shows(page, '2 / 5', 2);
    await page.mouse.click(640, 400);
    await closed(page);
    assert.equal(await focusedName(page), await nameOf(page, 1));
  });

  it('is moved by its buttons, which say where it ends', async () => {
    const { page, complaints } = await visit();
    await open(page);
    const [back, on] = ['.viewer-arrow-left', '.viewer-arrow-right'];
    await page.waitForSelector(`${back}[aria-disabled=true]`);
    await page.click(on);
    await shows(page, '2 / 5', 2);
    const said = await page.$eval('.viewer [role=status]', (status) => status.textContent);
    assert.equal(said, `Foto 2 van 5: ${await nameOf(page, 2)}`);
    await page.keyboard.press('End');
    await page.waitForSelector(`${on}[aria-disabled=true]`);
    await page.click('.viewer-head > button');
    await closed(page);
    assert.deepEqual(complaints, []);
  });

  it('has the floor plans beside the photographs, whole and on paper', async () => {
    const { page } = await visit();
    await page.goto(address(), { waitUntil: 'load' });
    await page.click('.gallery-way');
    await page.waitForSelector('.viewer[open]');
    await shows(page, '1 / 2', 6);
    const look = await page.$eval('.viewer-row [aria-hidden=false] img', (image) => {
      const { objectFit, backgroundColor } = getComputedStyle(image);
      return [objectFit, backgroundColor];
    });
    assert.deepEqual(look, ['contain', 'rgb(255, 255, 255)']);
    const groups = () =>
      page.$$eval('.viewer-groups [aria-current=true]', (all) => all.map((one) => one.textContent));
    assert.deepEqual(await groups(), ['Grondplannen']);
    await page.click('.viewer-groups button');
    await shows(page, '1 / 5', 1);
    assert.deepEqual(await groups(), ['Foto’s']);
  });

  it('has four thumbnails in view, which follow and lead', async () => {
    const { page } = await visit();
    await open(page);
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
    await shows(page, '4 / 5', 4);
    await page.waitForFunction(() => {
      const strip = document.querySelector<HTMLElement>('.viewer-strip')!;
      return strip.scrollLeft > 0 && strip.style.scrollSnapType === '';
    });
    assert.deepEqual(await inView(), [2, 3, 4, 5]);
    assert.equal((await page.$$('.viewer-strip [tabindex="0"]')).length, 1);
  });

  it('fetches the neighbours of a picture with it, and no others', async () => {
    const { page } = await visit();
    await open(page, 3);
    await shows(page, '3 / 5', 3);
    const there = await page.$$eval('.viewer-row > li', (all) =>
      all.flatMap((one, index) => (one.querySelector('img') ? [index + 1] : [])),
    );
    assert.deepEqual(there, [2, 3, 4]);
  });

  it('saves the large picture under a name that says what it is', async () => {
    const { page, requests } = await visit();
    await open(page, 2);
    await shows(page, '2 / 5', 2);
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    await session.send('Page.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: os.tmpdir(),
    });
    const { promise, resolve } = Promise.withResolvers<string>();
    session.on('Page.downloadWillBegin', ({ suggestedFilename }) => resolve(suggestedFilename));
    const large = await page.$eval('.viewer-head a', (link) => link.href);
    await page.click('.viewer-head a');
    assert.match(await promise, /^gentbrugge-rijwoning-70412-02-[a-z-]+\.jpg$/);
    assert.ok(requests.filter((url) => url === large).length > 0);
    assert.equal(large, await page.$eval(photo(2), (link) => (link as HTMLAnchorElement).href));
    assert.ok(await isOpen(page));
  });

  it('only logs a picture that could not be saved', async () => {
    const { page, complaints } = await visit();
    await open(page);
    await page.setRequestInterception(true);
    const { promise, resolve } = Promise.withResolvers<void>();
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') void request.abort();
      else void request.continue();
    });
    page.on('console', (message) => {
      if (message.text().includes('was not saved')) resolve();
    });
    await page.click('.viewer-head a');
    await promise;
    assert.ok(await isOpen(page));
    assert.equal(page.url(), address());
    assert.equal(await page.$('.module-crash'), null);
    assert.ok(complaints.some((text) => /^warn.*was not saved/.test(text)));
  });

  it('opens the picture in a browser that cannot save it', async () => {
    const { page } = await visit();
    await page.evaluateOnNewDocument(() => Reflect.deleteProperty(URL, 'createObjectURL'));
    await open(page);
    await Promise.all([page.waitForNavigation(), page.click('.viewer-head a')]);
    assert.match(page.url(), /\/media\/.+\.jpg$/);
  });

  it('answers a click that came before its code', async () => {
    const { page } = await visit();
    const { promise: held, resolve: hold } = Promise.withResolvers<HTTPRequest>();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/js/hydrate.')) hold(request);
      else void request.continue();
    });
    await page.goto(address(), { waitUntil: 'load' });
    await page.click(photo(2));
    await (await held).continue();
    await shows(page, '2 / 5', 2);
  });

  it('leads to the picture where its code does not come', async () => {
    const { page } = await visit();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/js/hydrate.')) void request.abort();
      else void request.continue();
    });
    await page.goto(address(), { waitUntil: 'load' });
    await Promise.all([page.waitForNavigation(), page.click(photo(2))]);
    assert.match(page.url(), /\/media\/.+\.jpg$/);
  });

  it('moves at once for visitors who want less motion', async () => {
    const { page } = await visit();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await open(page);
    await shows(page, '1 / 5', 1);
    await page.$eval('.viewer-arrow-right', async (on) => {
      (on as HTMLElement).click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    const at = await page.$eval('.viewer-row', (row) => row.scrollLeft / row.clientWidth);
    assert.equal(at, 1);
  });

  for (const viewport of [PHONE, ON_ITS_SIDE]) {
    it(`is swiped on a phone of ${viewport.width} by ${viewport.height} px`, async () => {
      const { page, complaints } = await visit();
      await page.setViewport({ ...viewport, isMobile: true, hasTouch: true });
      await page.goto(address(), { waitUntil: 'load' });
      const rowAt = () => page.$eval('.gallery-list', (row) => row.scrollLeft);
      const isRow = viewport === PHONE;
      await page.$eval(photo(2), (link) => link.scrollIntoView({ inline: 'center' }));
      const [row, top] = [await rowAt(), await page.evaluate(() => scrollY)];
      assert.equal(row, isRow ? PHONE.width : 0);
      await page.tap(photo(2));
      await page.waitForSelector('.viewer[open]');
      await shows(page, '2 / 5', 2);
      await page.$eval('.viewer-row', (all) => all.scrollBy({ left: all.clientWidth }));
      await shows(page, '3 / 5', 3);
      assert.ok((await overflow(page)) <= 0);
      const boxes = await page.$$eval('.viewer > :not(.unseen), .viewer-head > *', (all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ right, bottom }) => [right, bottom]),
      );
      for (const [right, bottom] of boxes) {
        assert.ok((right ?? 0) <= viewport.width + 1 && (bottom ?? 0) <= viewport.height + 1);
      }
      const touch = await page.$eval('.viewer-row', (all) => getComputedStyle(all).touchAction);
      assert.equal(touch, 'auto');
      await page.tap('.viewer-head > button');
      await closed(page);
      assert.deepEqual([await rowAt(), await page.evaluate(() => scrollY)], [row, top]);
      assert.deepEqual(complaints, []);
    });
  }

  for (const locale of LOCALES) {
    it(`is without faults in ${locale}, on photographs and on plans`, async () => {
      for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
        const { page, complaints } = await visit({ viewport });
        await open(page, 1, locale);
        await shows(page, '1 / 5', 1);
        assert.deepEqual(await violations(page), []);
        await page.keyboard.press('End');
        await shows(page, '2 / 2', 7);
        assert.deepEqual(await violations(page), []);
        assert.deepEqual(complaints, []);
      }
    });
  }

  it('is a page of links without script, to the plans as well', async () => {
    const { page } = await visit({ javaScript: false });
    await page.goto(address(), { waitUntil: 'load' });
    const seen = () =>
      page.$$eval('.gallery-photo', (all) => all.filter((link) => link.checkVisibility()).length);
    assert.equal(await seen(), 5);
    await page.click('.gallery-way');
    assert.equal(await seen(), 7);
    await Promise.all([page.waitForNavigation(), page.click(photo(7))]);
    assert.match(page.url(), /\/media\/.+\.jpg$/);
  });
});
