import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { isForAxe } from '../support/axe-matrix.ts';
import {
  DESKTOP,
  drawn,
  openPage,
  overflow,
  PHONE,
  scrolledTo,
  useBrowser,
  violations,
  type VisitOptions,
} from '../support/browser.ts';
import { controlTimers, fireTimers, waitForHeldTimers } from '../support/page-timers.ts';
import { AXE_LOCALES, type OpenSite, sharedSite, templates } from '../support/live-site.ts';

const PLACE = '#popup';
const POPUP = '.popup';
const CLOSE = '.popup-close';

describe('the popup', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let delay: number;
  before(async () => {
    site = await sharedSite();
    delay = (site.parts.source.site.info.popup?.delay ?? NaN) * 1000;
  });

  async function open(options: VisitOptions & { path?: string | undefined } = {}): Promise<Page> {
    const { page } = await visit({ popup: 'due', ...options });
    await controlTimers(page, delay);
    await openPage(page, site.origin + (options.path ?? templates(site, 'nl')['sale list']));
    return page;
  }

  const isSeen = (page: Page) =>
    page.evaluate((of) => document.querySelector(of)?.checkVisibility() ?? false, POPUP);

  /** Lets the delay pass. */
  async function pass(page: Page): Promise<void> {
    await waitForHeldTimers(page, 1);
    await fireTimers(page);
  }

  /** Lets the delay pass, and waits until the popup has come. */
  async function passToPopup(page: Page): Promise<void> {
    await pass(page);
    await page.waitForSelector(POPUP);
  }

  async function openDue(
    options: VisitOptions & { path?: string | undefined } = {},
  ): Promise<Page> {
    const page = await open(options);
    await passToPopup(page);
    assert.equal(await isSeen(page), true);
    await page.$eval(POPUP, (popup) => {
      for (const animation of popup.getAnimations()) animation.finish();
    });
    return page;
  }

  it('is shown after its delay, and not before; the focus stays where it was', async () => {
    const page = await open();
    await waitForHeldTimers(page, 1);
    assert.equal(await isSeen(page), false);
    await page.focus('.wordmark');
    await passToPopup(page);
    assert.equal(await isSeen(page), true);
    assert.ok(await page.$eval('.wordmark', (link) => link === document.activeElement));
    assert.ok(await page.$eval(POPUP, (popup) => popup.closest('[aria-live=polite]') !== null));
  });

  it('counts from the first paint, which a page rendered ahead does not have', async () => {
    const { page, requests } = await visit({ popup: 'due' });
    await page.evaluateOnNewDocument(() => {
      const Observer = window.PerformanceObserver;
      const paints: (() => void)[] = [];
      window.PerformanceObserver = class extends Observer {
        override observe(options: PerformanceObserverInit): void {
          const observe = () => super.observe(options);
          if (options.type === 'paint') paints.push(observe);
          else observe();
        }
      };
      addEventListener('painted', () => paints.forEach((observe) => observe()));
    });
    await controlTimers(page, delay);
    await openPage(page, site.origin + templates(site, 'nl')['sale list']);
    assert.equal(await fireTimers(page), 0);
    await page.evaluate(() => dispatchEvent(new Event('painted')));
    await passToPopup(page);
    assert.equal(requests.filter((url) => url.includes('/api/popup')).length, 1);
  });

  it('is not asked for by a page that it leads to, nor before its delay', async () => {
    const { page, requests } = await visit({ popup: 'due' });
    await controlTimers(page, delay);
    for (const path of [
      templates(site, 'nl')['sale list'],
      '/nl/projecten/gent-spoelenhof-p-3101',
    ]) {
      await openPage(page, site.origin + path);
    }
    assert.equal(await page.$(PLACE), null);
    assert.deepEqual(
      requests.filter((url) => url.includes('/api/popup')),
      [],
    );
  });

  it('does not come where there is no connection, and nothing is said', async () => {
    const page = await open();
    await waitForHeldTimers(page, 1);
    await page.setOfflineMode(true);
    const failed = new Promise<void>((resolve) => {
      page.on('requestfailed', (request) => {
        if (request.url().includes('/api/popup')) resolve();
      });
    });
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await pass(page);
    await failed;
    await drawn(page);
    assert.equal(await page.$(POPUP), null);
    assert.deepEqual(errors, []);
  });

  it('does not come where the server has none', async () => {
    const page = await open();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().includes('/api/popup')) void request.continue();
      else void request.respond({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' });
    });
    const answered = page.waitForResponse((answer) => answer.url().includes('/api/popup'));
    await pass(page);
    await (await answered).text();
    await drawn(page);
    assert.equal(await page.$eval(PLACE, (place) => place.childElementCount), 0);
  });

  for (const viewport of [DESKTOP, PHONE]) {
    for (const locale of AXE_LOCALES) {
      it(`is clean in ${locale} at ${viewport.width} px, with a large close button`, async () => {
        const page = await openDue({ viewport, path: templates(site, locale)['home for sale'] });
        if (isForAxe(locale, viewport)) assert.deepEqual(await violations(page), []);
        assert.ok((await overflow(page)) <= 0);
        const { width, height } = await page.$eval(CLOSE, (one) =>
          one.getBoundingClientRect().toJSON(),
        );
        assert.ok(width >= 44 && height >= 44);
        const { top, bottom, right } = await page.$eval(POPUP, (one) =>
          one.getBoundingClientRect().toJSON(),
        );
        assert.ok(top >= 0 && bottom <= viewport.height && right <= viewport.width);
      });
    }
  }

  it('leaves the main button of a phone in reach', async () => {
    const path = templates(site, 'de')['home for sale'];
    const page = await openDue({ viewport: PHONE, path });
    // The bar comes with scrolling.
    await scrolledTo(page, 900);
    const isFree = await page.$eval('.contact-bar .button', (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    assert.ok(isFree);
  });

  it('stands above a bar that takes two lines', async () => {
    const path = templates(site, 'de')['home for sale'];
    const viewport = { width: 320, height: 568 };
    const page = await open({ viewport, path, consent: 'undecided' });
    await page.waitForSelector('.consent:not([hidden])');
    await page.click('[data-consent=refuse]');
    await scrolledTo(page, 900);
    await passToPopup(page);
    const [popup, bar] = await page.$$eval('.popup, .contact-bar', (both) =>
      both.map((one) => {
        for (const animation of one.getAnimations()) animation.finish();
        return one.getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    assert.ok(popup && bar && bar.height > 100, JSON.stringify(bar));
    assert.ok(popup.bottom <= bar.top + 1, `${popup.bottom} ${bar.top}`);
  });

  for (const viewport of [PHONE, { width: 844, height: 390 }]) {
    it(`leaves what is focused clear of the consent sheet and the bar, at ${viewport.width} px`, async () => {
      const path = templates(site, 'de')['home for sale'];
      const page = await open({ viewport, path, consent: 'undecided' });
      await page.waitForSelector('.consent:not([hidden])');
      await passToPopup(page);
      const [kept = 0, covered, height] = await page.evaluate(() => {
        const bar = document.querySelector<HTMLElement>('.contact-bar')!;
        const isFixed = getComputedStyle(bar).position === 'fixed';
        return [
          parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
          document.getElementById('consent')!.offsetHeight + (isFixed ? bar.offsetHeight : 0),
          innerHeight,
        ];
      });
      assert.ok(covered && kept >= covered, `${kept} ${covered}`);
      assert.ok(height && kept <= height * 0.6, `${kept} of ${height}`);
    });
  }

  it('waits for a search box in the last pixels of a window, too', async () => {
    const page = await open({ path: templates(site, 'nl').home });
    await passToPopup(page);
    const top = await page.$eval('main .search', (box) => {
      // It moves down, so that the page can be scrolled to where its last 60 pixels are in sight.
      (box as HTMLElement).style.marginTop = '1200px';
      return Math.ceil(box.getBoundingClientRect().top) + scrollY - innerHeight + 60;
    });
    await scrolledTo(page, top);
    assert.equal(
      await page.$eval(POPUP, (popup) => popup.checkVisibility({ visibilityProperty: true })),
      false,
    );
  });

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['its button', (page) => page.click(CLOSE)],
    ['Escape', (page) => page.keyboard.press('Escape')],
  ];
  for (const [name, close] of ways) {
    it(`is closed by ${name} and stays away for a day`, async () => {
      const page = await openDue();
      await close(page);
      assert.equal(await isSeen(page), false);
      const cookie = (await page.browserContext().cookies()).find((one) => one.name === 'popup');
      assert.equal(cookie?.path, '/');
      const now = await page.evaluate(() => Date.now() / 1000);
      assert.ok(Math.abs((cookie?.expires ?? 0) - now - 24 * 60 * 60) < 120);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.reload({ waitUntil: 'load' });
      await pass(page);
      await drawn(page);
      assert.deepEqual(
        asked.filter((url) => url.includes('/api/popup')),
        [],
      );
    });
  }

  it('waits until the search box has left the screen, and while a field has the focus', async () => {
    const page = await open({ path: templates(site, 'nl').home });
    await passToPopup(page);
    /** Whether it is shown once the page is scrolled there and painted. */
    const isSeenAt = (top: number) =>
      page.$eval(
        POPUP,
        async (popup, y) => {
          scrollTo({ top: y, behavior: 'instant' });
          const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
          for (let frames = 0; frames < 4; frames++) await painted();
          return popup.checkVisibility({ visibilityProperty: true });
        },
        top,
      );
    const end = await page.$eval('main .search', (box) => box.getBoundingClientRect().bottom);
    assert.equal(await isSeenAt(0), false);
    // Below the header, which covers what has passed under it.
    assert.equal(await isSeenAt(end - 150), false);
    assert.equal(await isSeenAt(end + 20), true);
    const path = templates(site, 'nl')['sale list'];
    await openPage(page, site.origin + path);
    await passToPopup(page);
    assert.equal(await isSeenAt(0), true);
    await page.focus('main select');
    assert.equal(await isSeenAt(0), false);
    await page.focus('.wordmark');
    assert.equal(await isSeenAt(0), true);
  });

  it('is a strip at the foot of a phone that leads where its title does', async () => {
    const page = await openDue({ viewport: PHONE });
    const box = await page.$eval(POPUP, (one) => one.getBoundingClientRect().toJSON() as DOMRect);
    assert.ok(box.height <= 96 && box.bottom === PHONE.height, JSON.stringify(box));
    await Promise.all([page.waitForNavigation(), page.mouse.click(60, box.top + 40)]);
    assert.match(page.url(), /spoelenhof-p-3101$/);
  });

  it('gives the focus to the page when it is closed from within', async () => {
    const page = await openDue();
    await page.focus(CLOSE);
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'content');
  });

  it('is closed by Escape after what is above it', async () => {
    const page = await openDue();
    await page.click('.drawer > summary');
    await page.waitForSelector('body > main[inert]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('body > main:not([inert])');
    assert.equal(await isSeen(page), true);
    await page.keyboard.press('Escape');
    assert.equal(await isSeen(page), false);
  });

  it('waits until the consent sheet is decided', async () => {
    const page = await open({ consent: 'undecided' });
    await passToPopup(page);
    assert.equal(await isSeen(page), false);
    await page.keyboard.press('Escape');
    await page.click('[data-consent=refuse]');
    assert.equal(await isSeen(page), true);
  });

  it('is not shown on the page that it leads to, and following it counts as closing', async () => {
    const page = await openDue();
    await Promise.all([page.waitForNavigation(), page.click('.popup .button')]);
    assert.match(page.url(), /spoelenhof-p-3101$/);
    assert.equal(await page.$(PLACE), null);
    const cookies = await page.browserContext().cookies();
    assert.ok(cookies.some(({ name }) => name === 'popup'));
  });

  it('does not move with reduced motion, and is not there without script', async () => {
    const { page } = await visit({ popup: 'due' });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await controlTimers(page, delay);
    await openPage(page, site.origin + templates(site, 'nl')['sale list']);
    await passToPopup(page);
    assert.equal(await page.$eval(POPUP, (popup) => popup.getAnimations().length), 0);
    const plain = await visit({ javaScript: false });
    await plain.page.goto(site.origin + templates(site, 'nl')['sale list']);
    assert.equal(await plain.page.$eval(PLACE, (place) => place.childElementCount), 0);
  });

  it('fetches its picture when it is shown', async () => {
    const { page, requests } = await visit({ popup: 'due' });
    await controlTimers(page, delay);
    await openPage(page, site.origin + templates(site, 'nl').privacy);
    const pictures = () => requests.filter((url) => /\/media\/project-blocks-courtyard/.test(url));
    assert.deepEqual(pictures(), []);
    const asked = page.waitForRequest((request) => /\/media\/.*courtyard/.test(request.url()));
    await pass(page);
    await asked;
  });
});
