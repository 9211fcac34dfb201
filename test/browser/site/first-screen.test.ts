import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { openPage, useBrowser } from '../../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../../support/live-site.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isPlan } from '../../../views/domain/property/picture.ts';
import { FIRST_SCREEN } from '../../../views/domain/timings.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { CONTACT_DIALOGS } from '../../../views/ui/contact/contact-kinds.ts';

/** Lighthouse's phone, and one with a finer screen. */
const PHONES = [
  { width: 412, height: 823, deviceScaleFactor: 1.75 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
];
const HERO = '.hero-photo img';
const ROW = '#carousel-107';
const LARGE = '.one-large-main img';

describe('the first screen of the home page on a phone', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(page: Page, phone: (typeof PHONES)[number]): Promise<void> {
    await page.setViewport(phone);
    await page.goto(site.origin + templates(site, 'nl')['home'], { waitUntil: 'load' });
    await page.waitForNetworkIdle();
  }

  for (const phone of PHONES) {
    const needed = phone.width * phone.deviceScaleFactor;

    it(`fetches its photograph once, as wide as ${needed} pixels need, and little else before it is scrolled`, async () => {
      const { page, requests } = await visit({ isWhole: true });
      await open(page, phone);
      assert.equal(requests.filter((url) => url.includes('/media/hero-')).length, 1);
      const fetched = await page.$eval(HERO, ({ currentSrc }) =>
        Number(/\.(\d+)\.avif$/.exec(currentSrc)?.[1]),
      );
      assert.ok(fetched >= needed * 0.9 && fetched <= needed * 1.2, `${fetched} pixels`);
      const rows = await page.$$eval('.carousel', (all) =>
        all.map((row) => [...row.querySelectorAll('img')].filter((one) => one.naturalWidth).length),
      );
      assert.ok(Math.max(...rows) <= 2, `pictures of each row: ${rows.join()}`);
      const others = requests.filter((url) => /\/media\/(?!hero-)/.test(url));
      assert.ok(others.length <= 4, others.join('\n'));
      const top = await page.$eval(LARGE, (image) => image.getBoundingClientRect().top);
      assert.ok(top <= phone.height - 48, `the photograph of a home begins at ${top}`);
      // The photographs of a row are left for when it is in sight.
      const isFetched = (selector: string) =>
        document.querySelector<HTMLImageElement>(selector)!.naturalWidth > 0;
      const third = `${ROW} > :nth-child(3) img`;
      assert.equal(await page.evaluate(isFetched, third), false);
      await page.$eval(ROW, (row) => row.scrollIntoView({ behavior: 'instant' }));
      await page.waitForFunction(isFetched, {}, third);
    });
  }

  it('leaves rows and maps far below it for later, at nearly the height that they then have', async () => {
    const { page } = await visit();
    await page.setViewport(PHONES[0]!);
    const { identifier } = await page.evaluateOnNewDocument(stopTimers, FIRST_SCREEN);
    for (const name of ['home', 'project']) {
      await openPage(page, site.origin + templates(site, 'nl')[name]);
      const waiting = await page.evaluateHandle(
        (selector) =>
          [...document.querySelectorAll(selector)].filter(
            (one) => !one.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
          ),
        '.carousel, .static-map',
      );
      const heights = () =>
        waiting.evaluate((all) => all.map((one) => one.getBoundingClientRect().height));
      const estimates = await heights();
      assert.ok(estimates.length >= 2, `${name}: ${estimates.length} wait`);
      for (const index of estimates.keys()) {
        await waiting.evaluate(
          (all, at) => all[at]!.scrollIntoView({ behavior: 'instant' }),
          index,
        );
        await page.waitForFunction(
          (all, at) => all[at]!.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
          {},
          waiting,
          index,
        );
      }
      for (const [index, height] of (await heights()).entries()) {
        const off = Math.abs(height - estimates[index]!) / height;
        assert.ok(off <= 0.15, `${name}: ${estimates[index]} instead of ${height} pixels`);
      }
    }
    await page.removeScriptToEvaluateOnNewDocument(identifier);
    await openPage(page, site.origin + templates(site, 'nl')['home']);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.carousel > :first-child')].every((one) =>
        one.checkVisibility({ contentVisibilityAuto: true }),
      ),
    );
  });
});

/** Timers of this delay never end. */
function stopTimers(stopped: number): void {
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((act: () => void, ms: number) =>
    ms === stopped ? 0 : later(act, ms)) as typeof setTimeout;
}

describe('photographs below the first screen of a phone', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const lazy = (page: Page, isFetched: boolean) =>
    page.$$eval(
      'main img[loading=lazy]',
      (all, fetched) => all.filter((one) => one.naturalWidth > 0 === fetched).length,
      isFetched,
    );

  for (const name of ['home', 'sale list', 'team', 'home for sale']) {
    it(`wait while it is shown first: ${name}`, async () => {
      const { page } = await visit({ isWhole: true });
      await page.setViewport(PHONES[0]!);
      const devtools = await page.createCDPSession();
      await devtools.send('Animation.enable');
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.evaluateOnNewDocument(stopTimers, FIRST_SCREEN);
      await page.goto(site.origin + templates(site, 'nl')[name]);
      await page.waitForNetworkIdle();
      assert.equal(await lazy(page, true), 0);
      assert.ok((await lazy(page, false)) > 0);
      await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('main [loading=lazy]')].some(
          (one) => one.naturalWidth > 0,
        ),
      );
    });
  }

  /** Photographs of the page that are painted beside it. */
  const besides = (page: Page) =>
    page.$$eval(
      'main img[loading=lazy]',
      (all) => all.filter((one) => one.getBoundingClientRect().right < -1000).length,
    );

  it('stay where they are when the phone is turned, and on paper', async () => {
    const { page } = await visit();
    const [phone] = PHONES as [(typeof PHONES)[number]];
    await page.setViewport({ ...phone, width: phone.height, height: phone.width });
    await openPage(page, site.origin + templates(site, 'nl')['home for sale']);
    await page.waitForSelector('html[data-painted]');
    const devtools = await page.createCDPSession();
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.setViewport(phone);
    assert.equal(await besides(page), 0);
    await page.setViewport({ width: 1280, height: 800 });
    await page.emulateMediaType('print');
    // A4 without the page's margins is as narrow as a phone.
    await page.setViewport({ width: 688, height: 1016 });
    assert.equal(await besides(page), 0);
    const photograph = await page.$eval('.sheet img', (one) => one.getBoundingClientRect().left);
    assert.ok(photograph >= 0, `the photograph of the sheet begins at ${photograph}`);
  });

  it('stay where they are without script', async () => {
    const { page } = await visit({ javaScript: false });
    const devtools = await page.createCDPSession();
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.setViewport(PHONES[0]!);
    await page.goto(site.origin + templates(site, 'nl')['home for sale'], { waitUntil: 'load' });
    assert.equal(await besides(page), 0);
  });
});

describe('a page while it arrives on a phone', () => {
  const visit = useBrowser();

  it('animates nothing that is out of sight', async () => {
    const site = await sharedSite();
    const { page } = await visit();
    await page.setViewport(PHONES[0]!);
    await page.evaluateOnNewDocument(recordAnimated);
    for (const name of ['home', 'sale list', 'home for sale', 'project', 'team']) {
      await openPage(page, site.origin + templates(site, 'nl')[name]);
      await page.waitForSelector('html[data-painted]');
      assert.deepEqual(await page.evaluate('animated'), [], name);
    }
  });
});

/** Collects what an animation changes above or below the window, frame by frame, in `animated`. */
function recordAnimated(): void {
  const animated: string[] = [];
  Object.assign(window, { animated });
  const look = () => {
    for (const { effect, timeline } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect && timeline instanceof DocumentTimeline)) continue;
      const { localTime, delay = 0, activeDuration } = effect.getComputedTiming();
      const time = Number(localTime) - delay;
      if (localTime === null || time < 0 || time >= Number(activeDuration)) continue;
      const { top, bottom } = effect.target!.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) animated.push(effect.target!.outerHTML.slice(0, 80));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

describe('the first screen of a home', () => {
  const visit = useBrowser();
  const SCREENS = [
    [1280, 800],
    [1366, 768],
    [390, 844],
  ] as const;
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  it('has its title, its price and the way to a visit above the consent sheet, whatever its photographs', async () => {
    const { page } = await visit({ isWhole: true, consent: 'undecided' });
    const homes = homesByPhotos(site);
    assert.ok(homes.length >= 4, `${homes.length} layouts`);
    for (const path of homes) {
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await page.waitForSelector('.consent:not([hidden])');
      for (const [width, height] of SCREENS) {
        await page.setViewport({ width, height });
        const [top, ...bottoms] = await page.evaluate(
          (selectors) => [
            document.querySelector('.consent')!.getBoundingClientRect().top,
            ...selectors.map((each) => {
              const all = [...document.querySelectorAll(each)];
              const shown = all.find((one) => one.checkVisibility());
              return shown?.getBoundingClientRect().bottom ?? Infinity;
            }),
          ],
          ['h1', '.summary-price', `main [data-dialog=${CONTACT_DIALOGS.appointment}]`],
        );
        assert.ok(
          Math.max(...bottoms) <= top!,
          `${path} at ${width} px: ${bottoms.join()}, ${top}`,
        );
      }
    }
  });
});

describe('the page of a home with one photograph', () => {
  const visit = useBrowser();

  it('has its manager’s card beside the photograph', async () => {
    const site = await sharedSite();
    const { page } = await visit();
    const { catalogue, paths } = site.parts.source;
    const { items } = catalogue.port('nl').list(emptyQuery('sale'), 1000);
    const home = items
      .filter(isHome)
      .find(({ pictures }) => pictures.filter((one) => !isPlan(one)).length === 1);
    assert.ok(home);
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewport({ width, height });
      await page.goto(site.origin + createLinks(paths, 'nl').property(home), { waitUntil: 'load' });
      const tops = await page.$$eval('.gallery-list, .manager', (parts) =>
        parts.map((part) => Math.round(part.getBoundingClientRect().top)),
      );
      assert.equal(new Set(tops).size, 1, `${width} px: ${tops.join()}`);
    }
  });
});

/** Paths of one home for sale, in German, for each layout of its photographs. */
function homesByPhotos({ parts }: OpenSite): string[] {
  const { catalogue, paths } = parts.source;
  const { items } = catalogue.port('de').list(emptyQuery('sale'), 1000);
  const byPhotos = new Map(
    items
      .filter(isHome)
      .map((home) => [Math.min(home.pictures.filter((one) => !isPlan(one)).length, 5), home]),
  );
  const links = createLinks(paths, 'de');
  return [...byPhotos.values()].flatMap((home) => links.property(home) ?? []);
}
