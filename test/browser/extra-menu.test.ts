import assert from 'node:assert/strict';
import path from 'node:path';
import type { Page as BrowserPage } from 'puppeteer';
import type { Page } from '../../views/domain/site/page.ts';
import type { SiteInfo } from '../../views/domain/site/site.ts';
import { AgencyCopy } from '../support/agency-copy.ts';
import { isForAxe } from '../support/axe-matrix.ts';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  scrolledTo,
  useBrowser,
  violations,
} from '../support/browser.ts';
import {
  AXE_LOCALES,
  type LiveSite,
  liveSite,
  sharedSite,
  templates,
} from '../support/live-site.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
const GEVEL = path.resolve(import.meta.dirname, '../agencies/oosterschaduw');
const BUTTON = '.drawer > summary';
/** As long as the longest word of German law. */
const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

/** Where the page is scrolled to after so many frames, in which smooth scrolling would move it. */
async function scrollAfterFrames(frames: number): Promise<number> {
  for (let left = frames; left > 0; left -= 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return scrollY;
}

describe('the extra menu', () => {
  const visit = useBrowser();

  async function open(url: string, options = {}): Promise<BrowserPage> {
    const { page } = await visit(options);
    await openPage(page, url);
    return page;
  }

  for (const viewport of [DESKTOP, PHONE]) {
    for (const locale of AXE_LOCALES) {
      it(`is clean in ${locale} at ${viewport.width} px`, async () => {
        const site = await sharedSite();
        const page = await open(site.origin + templates(site, locale).home, { viewport });
        await page.click(BUTTON);
        await page.waitForSelector('body > main[inert]');
        if (isForAxe(locale, viewport)) assert.deepEqual(await violations(page), []);
        assert.ok((await overflow(page)) <= 0);
      });
    }

    it(`shows pages, offices, phone and languages at ${viewport.width} px`, async () => {
      const site = await sharedSite();
      const page = await open(site.origin + templates(site, 'nl').home, { viewport });
      await page.click(BUTTON);
      await page.waitForSelector('.drawer[open]');
      const seen = (selector: string) =>
        page.$$eval(
          `.drawer-panel ${selector}`,
          (all) => all.filter((one) => one.checkVisibility()).length,
        );
      const { navigation, extraMenu } = site.parts.source.site.info;
      assert.equal(await seen('.drawer-pages a'), navigation.length);
      // The last one is the owners' sign-in.
      assert.equal(await seen('.drawer-further a'), (extraMenu?.pages.length ?? 0) + 1);
      assert.equal(await seen('address'), 4);
      assert.equal(await seen('a.drawer-phone[href^="tel:"]'), 1);
      assert.equal(await seen('a[hreflang]'), 4);
    });

    it(`keeps the page behind it from scrolling at ${viewport.width} px`, async () => {
      const site = await sharedSite();
      const page = await open(site.origin + templates(site, 'nl').home, { viewport });
      const scroll = async () => {
        for (const y of [20, 300]) {
          await page.mouse.move(200, y);
          await page.mouse.wheel({ deltaY: 300 });
        }
        await page.keyboard.press('PageDown');
      };
      await page.click(BUTTON);
      await page.waitForSelector('body > main[inert]');
      await scroll();
      assert.equal(await page.evaluate(scrollAfterFrames, 20), 0);
      await page.click(BUTTON);
      await page.waitForSelector('body > main:not([inert])');
      await scroll();
      await page.waitForFunction(() => scrollY > 0);
    });

    it(`scrolls below the wordmark, which stays, at ${viewport.width} px`, async () => {
      const site = await sharedSite();
      const page = await open(site.origin + templates(site, 'de').home, {
        viewport: { ...viewport, height: 420 },
      });
      await page.click(BUTTON);
      await page.waitForSelector('body > main[inert]');
      const covered = await page.evaluate(() => {
        document.querySelector('.drawer-panel')?.scrollTo(0, 9999);
        const mark = document.querySelector('.wordmark')?.getBoundingClientRect();
        const top = document.querySelector('.drawer-panel')?.clientTop ?? 0;
        return mark !== undefined && top >= mark.bottom;
      });
      assert.ok(covered, 'the pages scroll over the wordmark');
      const { bottom } = await page.$eval('.drawer-languages', (list) =>
        list.getBoundingClientRect().toJSON(),
      );
      assert.ok(bottom <= 420, 'the end is out of reach');
    });
  }

  it('keeps wordmark and button on their line in German at every width', async () => {
    const site = await sharedSite();
    const page = await open(site.origin + templates(site, 'de').home);
    const places = () =>
      page.$$eval(`.wordmark, ${BUTTON}`, (both) =>
        both.map((one) => Math.round(one.getBoundingClientRect().top)).join(),
      );
    for (const width of [1152, 1280, 1439, 1440]) {
      await page.setViewport({ width, height: 800 });
      const closed = await places();
      await page.click(BUTTON);
      await page.waitForSelector('body > main[inert]');
      assert.equal(await places(), closed, `at ${width} px`);
      await page.click(BUTTON);
      await page.waitForSelector('body > main:not([inert])');
    }
  });

  it('opens, contains the focus, closes with Escape and gives the focus back on a desk', async () => {
    const site = await sharedSite();
    const page = await open(site.origin + templates(site, 'de')['sale list']);
    await page.focus(BUTTON);
    await page.keyboard.press('Enter');
    await page.waitForSelector('body > main[inert]');
    const stops = new Set<string>();
    for (let steps = 0; steps < 40; steps++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('.drawer') ? activeElement.outerHTML : undefined;
      });
      assert.ok(stop, 'the focus left the open menu');
      stops.add(stop);
    }
    assert.equal(stops.size, await page.$$eval('.drawer a, .drawer summary', (all) => all.length));
    await page.keyboard.press('Escape');
    await page.waitForSelector('body > main:not([inert])');
    assert.equal(await page.$eval('.drawer', (one) => (one as HTMLDetailsElement).open), false);
    assert.ok(await page.$eval(BUTTON, (button) => button === document.activeElement));
  });

  it('opens and leads on without script', async () => {
    const site = await sharedSite();
    const page = await open(site.origin + templates(site, 'nl').home, { javaScript: false });
    await page.click(BUTTON);
    const { questions } = templates(site, 'nl');
    const link = `.drawer[open] .drawer-further a[href="${questions}"]`;
    await Promise.all([page.waitForNavigation(), page.click(link)]);
    assert.equal(new URL(page.url()).pathname, questions);
  });

  describe('of other agencies', () => {
    let site: LiveSite | undefined;
    afterEach(() => site?.close());

    async function start(change: (copy: AgencyCopy) => void, source = DEMO): Promise<string> {
      const copy = new AgencyCopy(source);
      change(copy);
      site = await liveSite({ env: { SITE_DIR: copy.dir } });
      return site.origin;
    }

    it('holds the longest word at each width', async () => {
      const origin = await start((copy) => {
        copy.edit<SiteInfo>('site.json', (info) => {
          info.navigation = ['articles'];
          info.extraMenu = { pages: ['search', 'faq'], showOffices: true };
        });
        for (const file of ['articles', 'faq']) {
          copy.edit<Page>(`pages/${file}.json`, ({ params }) => {
            params.title['de'] = LONG;
          });
        }
      });
      const page = await open(`${origin}/de/startseite`);
      await page.click(BUTTON);
      await page.waitForSelector('body > main[inert]');
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewport(viewport);
        const parts = ['.drawer-panel', '.drawer-pages a', '.drawer-further li:nth-child(2) a'];
        for (const part of parts) {
          const [inner, outer] = await page.$eval(part, (one) => [
            one.scrollWidth,
            one.clientWidth,
          ]);
          assert.ok(inner! <= outer!, `${part} at ${viewport.width} px: ${inner} > ${outer}`);
        }
      }
    });

    it('is a menu on phones alone where the site has none', async () => {
      const origin = await start((copy) =>
        copy.edit<SiteInfo>('site.json', (info) => Reflect.deleteProperty(info, 'extraMenu')),
      );
      const page = await open(`${origin}/nl/ons-aanbod`);
      const isSeen = () => page.$eval('.drawer', (drawer) => drawer.checkVisibility());
      assert.equal(await isSeen(), false);
      await page.setViewport(PHONE);
      assert.equal(await isSeen(), true);
      assert.equal((await page.$$('.drawer address')).length, 0);
    });

    it('is on the line of pages in the other template, without offices', async () => {
      const origin = await start(() => undefined, GEVEL);
      const page = await open(`${origin}/de`);
      await scrolledTo(page, 900);
      await page.click(BUTTON);
      await page.waitForSelector('body > main[inert]');
      assert.equal((await page.$$('.drawer address')).length, 0);
      assert.deepEqual(await violations(page), []);
    });
  });
});
