import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { OPTIONAL_CATEGORIES } from '../../views/domain/consent/consent.ts';
import { LOCALES } from '../../views/domain/locale.ts';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  scrolledTo,
  settled,
  useBrowser,
  violations,
  type Visit,
  type VisitOptions,
} from '../support/browser.ts';
import { decisionCookie } from '../support/consent-cookie.ts';
import { IS_FULL_MATRIX, templates } from '../support/live-site.ts';
import { type StandInSite, standInSite } from '../support/stand-in-site.ts';

const SHEET = '#consent';
const FOOTER_LINK = '.footer [data-consent=open]';
const button = (way: string) => `${SHEET} [data-consent=${way}]`;
const switchOf = (category: string) => `${SHEET} input[name=${category}]`;
/** None of the optional categories, each alone and all; in the full matrix every combination. */
const COMBINATIONS = Array.from({ length: 2 ** OPTIONAL_CATEGORIES.length }, (_, bits) =>
  OPTIONAL_CATEGORIES.filter((_name, index) => bits & (1 << index)),
).filter(({ length }) => IS_FULL_MATRIX || length < 2 || length === OPTIONAL_CATEGORIES.length);

describe('consent', () => {
  const visit = useBrowser();
  let site: StandInSite;
  let paths: Record<string, string>;
  before(async () => {
    site = await standInSite();
    paths = templates(site, 'nl');
  });
  after(() => site.close());
  beforeEach(() => {
    site.asked.length = 0;
  });

  async function open(name: string, options: VisitOptions = {}): Promise<Visit> {
    const seen = await visit({ consent: 'undecided', ...options });
    await openPage(seen.page, site.origin + paths[name]);
    return seen;
  }

  const isShown = (page: Page) => page.$eval(SHEET, (sheet) => sheet.checkVisibility());
  const contactedHosts = () => [...new Set(site.asked)].sort();
  const collected = (page: Page) =>
    page.waitForResponse((answer) => answer.url().endsWith('/collect'));
  /** All but that of the popup, which the tests have closed beforehand. */
  const cookiesOf = async (page: Page) => {
    const cookies = await page.browserContext().cookies();
    return cookies.filter(({ name }) => name !== 'popup');
  };
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      return active?.getAttribute('data-consent') ?? active?.id;
    });

  /**
   * Waits until nothing covers an element: the page learns of the sheet's new height one frame after
   * the layout of a smaller window.
   */
  const inSight = async (page: Page, selector: string, where: string) => {
    const isUncovered = (of: string) => {
      const element = document.querySelector(of);
      if (!element) return false;
      const { left, top, width, height } = element.getBoundingClientRect();
      return [top + 2, top + height - 2].every((y) =>
        element.contains(document.elementFromPoint(left + width / 2, y)),
      );
    };
    await page.waitForFunction(isUncovered, {}, selector).catch((cause: unknown) => {
      throw new Error(`${selector} is covered: ${where}`, { cause });
    });
  };

  it('refused is remembered for 30 days, and loads nothing', async () => {
    const { page } = await open('home');
    await page.click(button('refuse'));
    assert.equal(await isShown(page), false);
    await openPage(page, site.origin + paths['questions']);
    assert.equal(await isShown(page), false);
    await page.waitForSelector('.module-third-party [data-state=refused]');
    assert.deepEqual(contactedHosts(), []);
    const [cookie, ...others] = await cookiesOf(page);
    assert.deepEqual(others, []);
    assert.equal(cookie?.name, 'consent');
    assert.match(cookie.value, /^[0-9a-f]{8}\.0000$/);
    assert.equal(cookie.path, '/');
    assert.equal(cookie.sameSite, 'Lax');
    const loaded = await page.evaluate(() => Date.now() / 1000);
    const days = (cookie.expires - loaded) / 86_400;
    assert.ok(days > 29.9 && days <= 30, `${days} days`);
  });

  for (const granted of COMBINATIONS) {
    it(`to [${granted.join()}] loads what it grants and nothing else`, async () => {
      const { page } = await open('questions');
      const hasAnalytics = granted.includes('analytics_storage');
      // The module on this page.
      const hasScript = granted.includes('ad_storage');
      const told = hasAnalytics ? collected(page) : undefined;
      await page.click(button('choose'));
      for (const name of granted) await page.click(switchOf(name));
      await page.click(button('save'));
      await page.$eval('.third-party', (place) => place.scrollIntoView());
      const state = hasScript ? 'shown' : 'refused';
      await page.waitForSelector(`.module-third-party [data-state=${state}]`);
      await told;
      await settled(page);
      const expected = [
        ...(hasAnalytics ? ['/analytics.js', '/collect'] : []),
        ...(hasScript ? ['/external.js'] : []),
      ];
      assert.deepEqual(contactedHosts(), expected.sort());
      const cookies = await cookiesOf(page);
      const digits = OPTIONAL_CATEGORIES.map((name) => Number(granted.includes(name))).join('');
      assert.match(
        cookies.find(({ name }) => name === 'consent')?.value ?? '',
        RegExp(`${digits}$`),
      );
      const names = cookies.map(({ name }) => name).sort();
      assert.deepEqual(names, hasAnalytics ? ['_standin', 'consent'] : ['consent']);
    });
  }

  it('is sent to the loader, first denied and then as decided, and so is the page view', async () => {
    const before = site.seen.length;
    const { page } = await open('questions');
    const told = collected(page);
    await page.click(button('accept'));
    await told;
    const [view, ...others] = site.seen.slice(before);
    assert.deepEqual(others, []);
    assert.equal(view?.['name'], 'page_view');
    const title = await page.title();
    const location = site.origin + paths['questions'];
    assert.deepEqual(view?.['parameters'], { page_location: location, page_title: title });
    assert.deepEqual(
      view?.['consent'],
      Object.fromEntries(OPTIONAL_CATEGORIES.map((name) => [name, 'granted'])),
    );
  });

  it('withdrawn from the footer stops what runs, and removes its cookies', async () => {
    const { page } = await open('questions');
    const told = collected(page);
    await page.click(button('accept'));
    await told;
    await page.click(FOOTER_LINK);
    assert.equal(
      await page.$eval(switchOf('ad_storage'), (box) => (box as HTMLInputElement).checked),
      true,
    );
    await Promise.all([page.waitForNavigation(), page.click(button('refuse'))]);
    await settled(page);
    assert.deepEqual(
      (await cookiesOf(page)).map(({ name }) => name),
      ['consent'],
    );
    assert.equal(await page.$('script[src*="analytics.js"]'), null);
    assert.equal(await page.$('iframe'), null);
  });

  it('is asked again when the list of third parties has changed', async () => {
    const { info } = site.parts.source.site;
    const fewer = { ...info, thirdParties: info.thirdParties.slice(1) };
    const { page } = await visit({ consent: 'undecided' });
    await page.browserContext().setCookie(decisionCookie(new Set(OPTIONAL_CATEGORIES), fewer));
    await openPage(page, site.origin + paths['questions']);
    assert.equal(await isShown(page), true);
    assert.deepEqual(contactedHosts(), []);
    await page.browserContext().setCookie(decisionCookie(new Set(), info));
    await openPage(page, site.origin + paths['questions']);
    assert.equal(await isShown(page), false);
  });

  it('is undecided with a broken cookie', async () => {
    const { page } = await visit({ consent: 'undecided' });
    const broken = { name: 'consent', value: '00000000.1111', domain: '127.0.0.1' };
    await page.browserContext().setCookie(broken);
    await openPage(page, site.origin + paths['questions']);
    assert.equal(await isShown(page), true);
    assert.deepEqual(contactedHosts(), []);
  });

  it('can be given and refused by keyboard, before the header', async () => {
    const { page } = await open('questions');
    await page.keyboard.press('Tab');
    for (const way of ['accept', 'refuse', 'choose']) {
      await page.keyboard.press('Tab');
      assert.equal(await focused(page), way);
    }
    await page.keyboard.press('Enter');
    assert.equal(await focused(page), 'consent');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let steps = 0; steps < 6; steps++) await page.keyboard.press('Tab');
    assert.equal(await focused(page), 'save');
    const told = collected(page);
    await page.keyboard.press('Enter');
    await told;
    assert.equal(await isShown(page), false);
  });

  it('leaves the focus on the content where its buttons had it', async () => {
    const { page } = await open('questions');
    await page.focus(button('refuse'));
    await page.keyboard.press('Enter');
    assert.equal(await isShown(page), false);
    await page.waitForFunction(() => document.activeElement?.id === 'content');
    // The next stop of Tab is in the content.
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => !!document.activeElement?.closest('main')), true);
    assert.equal(await page.evaluate(() => scrollY), 0);
  });

  it('opened from the footer takes the focus, and gives it back with Escape', async () => {
    const { page } = await open('questions');
    await page.keyboard.press('Escape');
    assert.equal(await isShown(page), true, 'Escape is no decision');
    await page.click(button('refuse'));
    await page.focus(FOOTER_LINK);
    await page.keyboard.press('Enter');
    assert.equal(await isShown(page), true);
    assert.equal(await focused(page), 'consent');
    await page.keyboard.press('Escape');
    assert.equal(await isShown(page), false);
    assert.equal(await focused(page), 'open');
    assert.match((await cookiesOf(page))[0]?.value ?? '', /\.0000$/);
  });

  it('refuses as easily as it accepts: buttons of one size and weight', async () => {
    const { page } = await open('questions');
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewport({ width, height: 800 });
      const looks = await page.$$eval(`${SHEET} button`, (buttons) =>
        buttons
          .filter((one) => one.checkVisibility())
          .map((one) => {
            const { width: wide, height, top } = one.getBoundingClientRect();
            const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(one);
            const size = [Math.round(wide), Math.round(height), Math.round(top)];
            return [...size, color, backgroundColor, fontWeight, fontSize].join(' ');
          }),
      );
      assert.equal(looks.length, 3);
      assert.equal(new Set(looks).size, 1, looks.join('\n'));
    }
  });

  for (const locale of LOCALES) {
    it(`leaves the page's main button in sight on a phone (${locale})`, async () => {
      const { page } = await visit({ viewport: PHONE, consent: 'undecided' });
      for (const [name, main] of [
        ['home', 'main form[role=search] [type=submit]'],
        ['home for sale', '.contact-bar .button'],
      ] as const) {
        await page.setViewport(PHONE);
        await openPage(page, site.origin + templates(site, locale)[name]);
        for (const viewport of [PHONE, { width: 360, height: 640 }, { width: 320, height: 568 }]) {
          await page.setViewport(viewport);
          // The bar appears with the first scrolling.
          await scrolledTo(page, name === 'home' ? 0 : 300);
          await page.waitForFunction(
            (of) =>
              getComputedStyle(document.querySelector(of) ?? document.body).visibility ===
              'visible',
            {},
            main,
          );
          await inSight(page, main, `${name} at ${viewport.width}×${viewport.height}`);
          const bottom = await page.$eval(SHEET, (sheet) => sheet.getBoundingClientRect().bottom);
          assert.equal(bottom, viewport.height, `${name}: the page shows below the sheet`);
          assert.ok((await overflow(page)) <= 0, `${name} at ${viewport.width} px is too wide`);
        }
      }
    });
  }

  for (const name of ['contact', 'home for sale', 'project']) {
    it(`lets the foot of the page be scrolled out from under it (${name})`, async () => {
      const { page } = await open(name, { viewport: PHONE });
      for (const viewport of [PHONE, { width: 320, height: 568 }, DESKTOP]) {
        await page.setViewport(viewport);
        await page.waitForFunction(() => {
          scrollTo(0, document.body.scrollHeight);
          const edge = (of: string) => document.querySelector(of)?.getBoundingClientRect();
          // With what is usually free below the last line.
          const foot = (edge('.footer > :last-child')?.bottom ?? Infinity) + 24;
          return foot <= (edge('#consent')?.top ?? 0) + 1;
        });
      }
    });
  }

  it('tells its height to none but those who use it: the page would be restyled', async () => {
    const { page } = await open('home for sale', { viewport: PHONE });
    await page.waitForFunction(() =>
      document.querySelector('.footer')?.getAttribute('style')?.includes('--consent'),
    );
    const { onDocument, inMain } = await page.evaluate(() => ({
      onDocument: document.documentElement.style.length,
      inMain: ['--consent', '--contact-bar'].map((name) =>
        getComputedStyle(document.querySelector('main')!).getPropertyValue(name),
      ),
    }));
    assert.deepEqual([onDocument, inMain], [0, ['', '']]);
  });

  for (const viewport of [PHONE, { width: 320, height: 568 }]) {
    it(`keeps free what it and the bar cover, at ${viewport.width} px`, async () => {
      const { page } = await open('home for sale', { viewport });
      const isKept = () =>
        page.waitForFunction(() => {
          const height = (of: string) => document.querySelector<HTMLElement>(of)?.offsetHeight ?? 0;
          const kept = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
          return height('#consent') > 0 && kept >= height('#consent') + height('.contact-bar');
        });
      await isKept();
      await page.click('#consent [data-consent=choose]');
      await page.waitForSelector('#consent[data-choosing]');
      await isKept();
    });
  }

  for (const locale of ['nl', 'de'] as const) {
    it(`passes axe with and without its switches (${locale})`, async () => {
      const viewports = [PHONE, { width: 320, height: 568 }, DESKTOP];
      const { page } = await visit({ viewport: PHONE, consent: 'undecided' });
      await openPage(page, site.origin + templates(site, locale)['questions']);
      for (const viewport of viewports) {
        await page.setViewport(viewport);
        assert.deepEqual(await violations(page), [], `at ${viewport.width} px`);
      }
      await page.click(button('choose'));
      for (const viewport of viewports) {
        await page.setViewport(viewport);
        assert.deepEqual(await violations(page, SHEET), [], `switches at ${viewport.width} px`);
        assert.ok((await overflow(page)) <= 0);
        const { top, bottom } = await page.$eval(SHEET, (sheet) => {
          const { top: from, bottom: to } = sheet.getBoundingClientRect();
          return { top: from, bottom: to };
        });
        assert.ok(top >= 0 && bottom <= viewport.height, 'the sheet is larger than the window');
      }
    });
  }

  it('is not asked without JavaScript: no third party is loaded, and the link leads to the cookie policy', async () => {
    const { page, requests } = await open('questions', { javaScript: false });
    assert.equal(await isShown(page), false);
    assert.match(await page.$eval('.third-party', (place) => place.textContent ?? ''), /Rekenbank/);
    assert.equal(await page.$eval('.third-party button', (one) => one.checkVisibility()), false);
    await Promise.all([page.waitForNavigation(), page.click(FOOTER_LINK)]);
    assert.equal(new URL(page.url()).pathname, '/nl/cookiebeleid');
    assert.ok(requests.every((url) => url.startsWith('data:') || url.startsWith(site.origin)));
  });
});

describe('events for analytics', () => {
  const visit = useBrowser();
  let site: StandInSite;
  let url: string;
  before(async () => {
    site = await standInSite();
    url = site.origin + templates(site, 'nl')['questions'];
  });
  after(() => site.close());
  beforeEach(() => {
    site.asked.length = 0;
  });

  async function agreed(): Promise<Visit> {
    const seen = await visit({ consent: 'undecided' });
    const { info } = site.parts.source.site;
    const decision = decisionCookie(new Set(['analytics_storage']), info);
    await seen.page.browserContext().setCookie(decision);
    return seen;
  }
  const isCollected = (name: string) => () => site.seen.some((event) => event['name'] === name);
  const emit = (page: Page) =>
    page.evaluate(() => {
      const parameters = { category: 'Forms', label: 'Contact' };
      const detail = { name: 'form_submission', parameters };
      dispatchEvent(new CustomEvent('analytics', { detail }));
    });

  it('are sent with consent', async () => {
    const { page } = await agreed();
    const viewed = page.waitForResponse((answer) => answer.url().endsWith('/collect'));
    await openPage(page, url);
    await viewed;
    assert.ok(isCollected('page_view')());
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/collect'));
    await emit(page);
    await sent;
    const event = site.seen.find(({ name }) => name === 'form_submission');
    assert.deepEqual(event?.['parameters'], { category: 'Forms', label: 'Contact' });
  });

  it('are sent though their loader could not be fetched before the network was back', async () => {
    const { page } = await agreed();
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const lost = page.waitForRequest((each) => each.url().includes('/js/third-party-loader.'));
    let isLost = true;
    await page.setRequestInterception(true);
    page.on('request', (each) => {
      const isLoader = each.url().includes('/js/third-party-loader.');
      void (isLost && isLoader ? each.abort() : each.continue());
    });
    await openPage(page, url);
    await lost;
    isLost = false;
    const viewed = page.waitForResponse((answer) => answer.url().endsWith('/collect'));
    // The page may learn of the failure later than the test.
    await page.waitForFunction(() => {
      dispatchEvent(new Event('online'));
      return document.querySelector('script[src*="analytics.js"]');
    });
    await viewed;
    assert.deepEqual(errors, []);
  });

  it('are dropped without it', async () => {
    const { page } = await visit({ consent: 'undecided' });
    await openPage(page, url);
    await emit(page);
    const told = page.waitForResponse((answer) => answer.url().endsWith('/collect'));
    const before = site.seen.length;
    await page.click(button('accept'));
    await told;
    await settled(page);
    // What happened before the decision is not sent after it.
    const names = site.seen.slice(before).map(({ name }) => name);
    assert.deepEqual(names, ['page_view']);
  });

  it('of a thank-you page are its form and its conversion, unless that is no JSON', async () => {
    const { page, complaints } = await agreed();
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        for (const [name, value] of [
          ['data-form-submission', 'Schatting'],
          ['data-conversion', '{"value": 1}'],
          ['data-conversion', '{value: 2}'],
        ] as const) {
          const place = document.createElement('div');
          place.setAttribute(name, value);
          document.body.append(place);
        }
      });
    });
    const before = site.seen.length;
    let answers = 0;
    const last = page.waitForResponse(
      (answer) => answer.url().endsWith('/collect') && ++answers === 3,
    );
    await openPage(page, url);
    await last;
    await settled(page);
    const events = site.seen.slice(before).map(({ name, parameters }) => [name, parameters]);
    const sent = Object.fromEntries(events) as Record<string, unknown>;
    assert.equal(events.length, 3);
    assert.deepEqual(sent['form_submission'], { category: 'Forms', label: 'Schatting' });
    assert.deepEqual(sent['conversion'], { value: 1 });
    assert.deepEqual(complaints, []);
  });

  it('of one submission are sent once to each loader, however often its thank-you page is opened', async () => {
    const { page } = await agreed();
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const { dataset } = document.body;
        const parties = JSON.parse(dataset['thirdParties'] ?? '');
        const [party] = parties.analytics;
        parties.analytics.push({ ...party, id: 'second', queue: 'secondLayer' });
        dataset['thirdParties'] = JSON.stringify(parties);
        const place = document.createElement('div');
        place.setAttribute('data-form-submission', 'Contact');
        place.setAttribute('data-once', 'KL-1');
        document.body.append(place);
      });
    });
    const told = async (events: number) => {
      let answers = 0;
      const last = page.waitForResponse(
        (answer) => answer.url().endsWith('/collect') && ++answers === events,
      );
      const before = site.seen.length;
      await openPage(page, url);
      await last;
      const second = await page.evaluate(() => {
        const { secondLayer = [] } = globalThis as { secondLayer?: Iterable<unknown>[] };
        return secondLayer.filter(([command]) => command === 'event').map(([, name]) => name);
      });
      return [site.seen.slice(before).map(({ name }) => name), second];
    };
    const both = ['page_view', 'form_submission'];
    assert.deepEqual(await told(2), [both, both]);
    assert.deepEqual(await told(1), [['page_view'], ['page_view']]);
  });

  it('wait for the activation of a page that was fetched ahead', async () => {
    const { page } = await agreed();
    await page.evaluateOnNewDocument(() => {
      let isAhead = true;
      Object.defineProperty(document, 'prerendering', { get: () => isAhead });
      addEventListener('activate-now', () => {
        isAhead = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    await openPage(page, url);
    assert.equal(site.asked.length, 0);
    const viewed = page.waitForResponse((answer) => answer.url().endsWith('/collect'));
    await page.evaluate(() => dispatchEvent(new Event('activate-now')));
    await viewed;
    assert.ok(site.asked.includes('/analytics.js'));
  });
});
