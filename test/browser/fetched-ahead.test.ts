import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer';
import { launchChromium } from '../../server/testing/chromium.ts';
import { DESKTOP, WAIT_TIMEOUT } from '../support/browser.ts';
import { type LiveSite, liveSite, templates } from '../support/live-site.ts';

const CARD = '[data-card] a';

interface Seen {
  path: string;
  isActivated: boolean;
  delivery: string;
}

/** In a browser of its own: the shared one fetches nothing ahead (server/testing/chromium.ts). */
describe('a page that is fetched ahead', () => {
  let browser: Browser;
  let site: LiveSite;
  before(async () => {
    [browser, site] = await Promise.all([
      launchChromium({ fetchesAhead: true, keepsPages: true }),
      liveSite(),
    ]);
  });
  after(() => Promise.all([browser.close(), site.close()]));

  async function open(): Promise<Page> {
    const page = await browser.newPage();
    page.setDefaultTimeout(WAIT_TIMEOUT);
    await page.setViewport(DESKTOP);
    await page.goto(site.origin + templates(site, 'nl')['sale list'], { waitUntil: 'load' });
    return page;
  }

  /** Points at a link until the site was asked for its page; returns the path. */
  async function pointAt(page: Page, selector: string): Promise<string> {
    const path = await page.$eval(selector, (link) => link.getAttribute('href') ?? '');
    await page.hover(selector);
    await asked(path);
    return path;
  }

  /** Waits until the site was asked for a path. */
  async function asked(path: string): Promise<void> {
    while (!site.lines.some((line) => line['path'] === path)) await setImmediate();
  }

  const seen = (page: Page): Promise<Seen> =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart: number;
        deliveryType: string;
      })[];
      const isActivated = (entry?.activationStart ?? 0) > 0;
      return { path: location.pathname, isActivated, delivery: entry?.deliveryType ?? '' };
    });

  it('is a home whose card is pointed at, which is rendered and then shown', async () => {
    const page = await open();
    const path = await pointAt(page, CARD);
    const fetched = () =>
      site.lines.filter((line) => line['path'] === path && line['method'] === 'GET').length;
    const before = fetched();
    // Showing it ends the target of the list.
    const shown = new Promise((resolve) => browser.once('targetdestroyed', resolve));
    await page.click(CARD);
    await shown;
    assert.deepEqual(await seen(page), {
      path,
      isActivated: true,
      delivery: 'navigational-prefetch',
    });
    assert.equal(fetched(), before);
  });

  it('is no page that the rules leave out, though its link is pressed', async () => {
    const page = await open();
    const { privacy = '' } = templates(site, 'nl');
    const leftOut = ['/nl/bedankt/contact-me', '/login', '/nl/te-koop?preview=token'];
    await page.evaluate(
      (hrefs) => {
        const links = hrefs.map((href) => Object.assign(document.createElement('a'), { href }));
        for (const link of links) link.append(link.href);
        document.querySelector('h1')?.append(...links);
      },
      [...leftOut, privacy],
    );
    for (const link of await page.$$('h1 a')) {
      await link.hover();
      await page.mouse.down();
      // Let go elsewhere, so that nothing is followed.
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    // The last one is allowed: when it was asked for, the others would have been.
    await asked(privacy);
    const paths = site.lines.map((line) => String(line['path']));
    assert.deepEqual(
      paths.filter((path) => /bedankt|login|preview/.test(path)),
      [],
    );
  });
});
