import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { LOOK_INTERVAL } from '../../client/once-online.ts';
import { DESKTOP, hydrated, skipDelay, useBrowser, type Visit } from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

const ORDER = 'select[name="order"]';

describe('a list that is asked for something else', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let path: string;
  /** A place with enough homes to be sorted. */
  let name: string;
  let inPlace: string;
  before(async () => {
    site = await sharedSite();
    path = templates(site, 'nl')['sale list'] ?? '';
    const data = site.parts.source.catalogue.port('nl');
    const place = data.places('sale').find(({ count }) => count > 1);
    assert.ok(place);
    name = data.region(place)?.name ?? '';
    inPlace = `?${new URLSearchParams({ region: `${place.city}|${place.zip}` })}`;
  });

  /** The list hydrated, and with a mark that a full navigation would remove. */
  async function open(search = ''): Promise<Visit> {
    const opened = await visit({ viewport: DESKTOP });
    await openList(opened.page, search);
    return opened;
  }

  async function openList(page: Page, search = ''): Promise<void> {
    await page.goto(site.origin + path + search, { waitUntil: 'load' });
    await page.focus(ORDER);
    await page.waitForSelector('[data-in-place]');
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  }

  const isSame = (page: Page) => page.evaluate(() => 'same' in document.documentElement.dataset);
  const at = (page: Page, search: string) =>
    page.waitForFunction((wanted) => location.search === wanted, {}, search);
  const heading = (page: Page, text: string) =>
    page.waitForFunction(
      (wanted) =>
        document.querySelector('h1')?.textContent?.startsWith(wanted) &&
        // The heading may be rendered a frame before the rest.
        document.querySelector('#list-results:not([aria-busy])') !== null,
      {},
      text,
    );
  const shown = async (page: Page) => ({
    title: await page.title(),
    heading: await page.$eval('h1', (h1) => h1.textContent),
    cards: await page.$$eval('.list [data-card] a', (links) => links.map((link) => link.pathname)),
    chips: await page.$$eval('.chip', (chips) => chips.map((chip) => chip.textContent)),
    german: await page.$eval('.languages a[hreflang=de]', (link) => link.getAttribute('href')),
    feeds: await page.$$eval('[type="application/rss+xml"]', (links) =>
      links.map((link) => [link.getAttribute('title'), link.getAttribute('href')]),
    ),
  });

  /** The server's page at the same URL. Its tab is closed: a background tab is not rendered. */
  async function plain(search: string) {
    const { page } = await visit({ javaScript: false });
    await page.goto(site.origin + path + search);
    const said = await shown(page);
    await page.close();
    return said;
  }

  it('changes in place, and shows what a visitor without JavaScript sees', async () => {
    const { page, complaints } = await open();
    await page.select(ORDER, 'price-asc');
    await at(page, '?order=price-asc');
    assert.equal(await isSame(page), true);
    assert.deepEqual(await shown(page), await plain('?order=price-asc'));
    assert.deepEqual(complaints, []);
  });

  it('goes back and forward with the browser', async () => {
    const { page } = await open(inPlace);
    await page.click('.chip');
    await at(page, '');
    await page.evaluate(() => history.back());
    await heading(page, `Te koop in ${name}`);
    assert.deepEqual(await shown(page), await plain(inPlace));
    await page.evaluate(() => history.forward());
    await heading(page, 'Te koop ·');
    assert.equal(await isSame(page), true);
    assert.deepEqual(await shown(page), await plain(''));
  });

  it('shows in its fields on the way back what it was asked then', async () => {
    const { page } = await open();
    await page.select(ORDER, 'price-asc');
    await at(page, '?order=price-asc');
    await page.evaluate(() => history.back());
    await at(page, '');
    await page.waitForFunction(
      (selector) => document.querySelector<HTMLSelectElement>(selector)?.value === 'recent',
      {},
      ORDER,
    );
    assert.deepEqual(await shown(page), await plain(''));
  });

  it('stays as it is when one goes to a part of the page, and back', async () => {
    const { page, requests } = await open();
    await page.evaluate(() => {
      sessionStorage.setItem(
        `list ${location.pathname}?`,
        JSON.stringify({ first: 1, last: 3, y: 4000 }),
      );
    });
    const steps = await page.evaluate(async () => {
      const isBusyAfter = async (step: () => void) => {
        await new Promise((done) => {
          addEventListener('hashchange', done, { once: true });
          step();
        });
        return document.querySelector('#list-results[aria-busy]') !== null;
      };
      const skip = document.querySelector<HTMLAnchorElement>('a.skip');
      return [
        await isBusyAfter(() => skip?.click()),
        location.hash,
        await isBusyAfter(() => history.back()),
        location.hash,
      ];
    });
    assert.deepEqual(steps, [false, '#content', false, '']);
    assert.deepEqual(
      requests.filter((url) => url.includes('/flight/list/')),
      [],
    );
  });

  it('is restored on the way back to another page of it', async () => {
    const { page } = await open('?page=3');
    await page.click('.list-previous');
    await at(page, '?page=2');
    await page.evaluate(() => history.back());
    await at(page, '?page=3');
    await page.waitForSelector('[data-page="3"]');
  });

  it('keeps the focus on the field, and else gives it to the heading', async () => {
    const { page } = await open(inPlace);
    await page.focus(ORDER);
    await page.select(ORDER, 'price-asc');
    await at(page, `${inPlace}&order=price-asc`);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'order');
    await page.focus('.chip');
    await page.keyboard.press('Enter');
    await at(page, '?order=price-asc');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('announces its new contents to screen readers', async () => {
    const { page } = await open(inPlace);
    await page.click('.chip');
    await page.waitForFunction(() =>
      /^Te koop · \d+/.test(document.querySelector('#list-status')?.textContent ?? ''),
    );
  });

  it('keeps parameters that it does not know', async () => {
    const { page } = await open(`${inPlace}&ref=folder`);
    await page.select(ORDER, 'price-desc');
    await at(page, `${inPlace}&order=price-desc&ref=folder`);
    assert.equal(await isSame(page), true);
  });

  it('asks for the whole page where its part cannot be had', async () => {
    const { page } = await open();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (request.url().includes('/flight/')) void request.abort();
      else void request.continue();
    });
    await Promise.all([page.waitForNavigation(), page.select(ORDER, 'price-asc')]);
    assert.equal(await isSame(page), false);
    assert.equal(new URL(page.url()).search, '?order=price-asc');
  });

  it('waits without a network, says so, and follows once there is one', async () => {
    const { page } = await open();
    await page.setOfflineMode(true);
    await page.select(ORDER, 'price-asc');
    await page.waitForSelector('#list-offline:popover-open');
    await page.waitForSelector('#list-results:not([aria-busy])');
    assert.equal(new URL(page.url()).search, '');
    await page.setOfflineMode(false);
    await at(page, '?order=price-asc');
    await page.waitForSelector('#list-offline:not(:popover-open)');
    assert.equal(await isSame(page), true);
    assert.deepEqual(await shown(page), await plain('?order=price-asc'));
  });

  it('waits also where the browser has a connection that does not reach the server', async () => {
    const { page } = await visit({ viewport: DESKTOP });
    await skipDelay(page, LOOK_INTERVAL);
    await openList(page);
    let isBroken = true;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (isBroken) void request.abort('internetdisconnected');
      else void request.continue();
    });
    await page.select(ORDER, 'price-asc');
    await page.waitForSelector('#list-offline:popover-open');
    assert.equal(new URL(page.url()).search, '');
    isBroken = false;
    await at(page, '?order=price-asc');
    await page.waitForSelector('#list-offline:not(:popover-open)');
    assert.equal(await isSame(page), true);
  });

  it('shows the last of what was asked when answers come in another order', async () => {
    const { page } = await open();
    const first = await holdFirst(page);
    await page.select(ORDER, 'price-asc');
    await first.held;
    await page.select(ORDER, 'price-desc');
    await at(page, '?order=price-desc');
    await first.release();
    await page.waitForNetworkIdle();
    assert.equal(new URL(page.url()).search, '?order=price-desc');
    assert.deepEqual(await shown(page), await plain('?order=price-desc'));
  });

  describe('before the answer to what was asked first', () => {
    const APARTMENTS = '[name="type"][value="2"]';
    const tick = (page: Page) => page.$eval(APARTMENTS, (box) => (box as HTMLInputElement).click());
    /** The list with its filters hydrated, which pointing at them begins. */
    async function openFiltered(): Promise<Page> {
      const { page } = await open();
      await page.$eval(APARTMENTS, (box) =>
        box.dispatchEvent(new Event('pointerover', { bubbles: true })),
      );
      await hydrated(page, APARTMENTS);
      return page;
    }

    const CHOICES = {
      order: (page: Page) => page.select(ORDER, 'surface'),
      filter: tick,
    };
    for (const [one, other] of [
      ['order', 'filter'],
      ['filter', 'order'],
    ] as const) {
      it(`keeps the ${one} that was chosen before the ${other}`, async () => {
        const page = await openFiltered();
        const first = await holdFirst(page);
        await CHOICES[one](page);
        await first.held;
        await CHOICES[other](page);
        await at(page, '?type=2&order=surface');
        await first.release();
        await page.waitForNetworkIdle();
        assert.deepEqual(await shown(page), await plain('?type=2&order=surface'));
      });
    }

    it('keeps both while it waits for the network', async () => {
      const page = await openFiltered();
      await page.setOfflineMode(true);
      await CHOICES.order(page);
      await page.waitForSelector('#list-offline:popover-open');
      await CHOICES.filter(page);
      await page.setOfflineMode(false);
      await at(page, '?type=2&order=surface');
    });

    it('shows the order of what is there where a link led elsewhere', async () => {
      const page = await openFiltered();
      await tick(page);
      await at(page, '?type=2');
      await page.waitForNetworkIdle();
      await hydrated(page, ORDER);
      const first = await holdFirst(page);
      await page.select(ORDER, 'surface');
      await first.held;
      await page.click('.chip');
      await at(page, '');
      await first.release();
      await page.waitForNetworkIdle();
      assert.equal(await page.$eval(ORDER, (one) => one.value), 'recent');
      assert.deepEqual(await shown(page), await plain(''));
    });
  });
});

/** Holds the first request for a part of a list until it is released. */
async function holdFirst(
  page: Page,
): Promise<{ held: Promise<void>; release: () => Promise<void> }> {
  const held = Promise.withResolvers<void>();
  let first: HTTPRequest | undefined;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (first || !request.url().includes('/flight/')) return void request.continue();
    first = request;
    held.resolve();
  });
  return { held: held.promise, release: async () => first?.continue() };
}
