import assert from 'node:assert/strict';
import type { Page as BrowserPage } from 'puppeteer';
import {
  DESKTOP,
  openPage,
  overflow,
  PHONE,
  scrolledTo,
  useBrowser,
  useOnePage,
  violations,
} from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

const LOOKED_AT = [
  'home',
  'sale list',
  'projects list',
  'home for sale',
  'sold home',
  'project with several buildings',
  'article',
  'contact',
  'demand',
  'login',
];

/** These are too wide at 320 pixels only, with text twice as large. */
const NARROWEST = ['list without homes', 'search results', 'thank-you', 'person', 'about'];

// WCAG 1.4.4 and 1.4.10, in German: its words are the longest.
for (const [title, textSize, widths, names] of [
  ['a phone with text twice as large', 32, [390, 320], [...LOOKED_AT, ...NARROWEST]],
  ['a window of 320 pixels', 16, [320], LOOKED_AT],
] as const) {
  describe(`a page on ${title}`, () => {
    const visit = useOnePage({}, textSize);
    let site: OpenSite;
    before(async () => {
      site = await sharedSite();
    });

    for (const name of names) {
      it(`is read without scrolling sideways: ${name}`, async () => {
        const { page } = visit();
        await page.goto(site.origin + templates(site, 'de')[name], { waitUntil: 'load' });
        for (const width of widths) {
          await page.setViewport({ width, height: 740 });
          assert.ok((await overflow(page)) <= 0, `${width}`);
          assert.deepEqual([width, await outsideOfBars(page)], [width, []]);
        }
        // Shown to those who come from a list.
        await page.$$eval('nav.results-ways', (navs) =>
          navs.forEach((nav) => (nav.hidden = false)),
        );
        assert.ok((await overflow(page)) <= 0, 'with the ways through a list');
        const size = await page.$eval('html', (root) => getComputedStyle(root).fontSize);
        assert.equal(size, `${textSize}px`);
      });
    }
  });
}

// WCAG 1.4.10: a window of 1280 × 800 at 400 percent.
describe('a window of 320 × 200 pixels', () => {
  const visit = useBrowser();

  /** The part of the window's height that fixed and sticky elements cover, from 0 to 1. */
  const covered = (page: BrowserPage) =>
    page.evaluate(() => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
      const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4);
      const under = rows.filter((y) => isFixed(document.elementFromPoint(innerWidth / 2, y)));
      return under.length / rows.length;
    });

  it('is left to the page, but for half of it where consent is asked for', async () => {
    const site = await sharedSite();
    const { 'sale list': list, 'home for sale': home } = templates(site, 'de');
    const { page } = await visit({ viewport: { width: 320, height: 200 }, consent: 'undecided' });
    for (const path of [list, home]) {
      await openPage(page, site.origin + path);
      await page.waitForSelector('.consent:not([hidden])');
      assert.equal(await covered(page), 0.5, String(path));
      await scrolledTo(page, 600);
      await page.waitForSelector('html[data-scrolled]');
      assert.equal(await covered(page), 0, String(path));
      await page.focus('.consent');
      assert.equal(await covered(page), 0.5, String(path));
      const overflows = await page.$eval('.consent', (sheet) => [
        sheet.scrollHeight > sheet.clientHeight,
        getComputedStyle(sheet).overflowY,
      ]);
      assert.deepEqual(overflows, [true, 'auto']);
      await page.$eval('.consent', (sheet) => {
        (sheet as HTMLElement).hidden = true;
      });
      assert.equal(await covered(page), 0, String(path));
    }
  });
});

// A phone on its side.
describe('a window of 844 × 390 pixels', () => {
  const visit = useBrowser();

  it('has buttons of the consent sheet that stay under the pointer while they are pressed', async () => {
    const site = await sharedSite();
    const { page } = await visit({ viewport: { width: 844, height: 390 }, consent: 'undecided' });
    await openPage(page, site.origin + templates(site, 'de')['sale list']);
    await page.waitForSelector('.consent:not([hidden])');
    await scrolledTo(page, 40);
    const { left, bottom } = await page.$eval('[data-consent=refuse]', (button) =>
      button.getBoundingClientRect().toJSON(),
    );
    assert.ok(bottom > 390, 'it is partly below the window');
    await page.mouse.click(left + 20, 388);
    await page.waitForSelector('.consent[hidden]');
  });
});

/** The parts of the header and of the bar at the bottom that are not wholly within the window. */
function outsideOfBars(page: BrowserPage): Promise<string[]> {
  return page.$$eval('.header-line > *, .contact-bar > .button', (parts) =>
    parts
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return part.checkVisibility() && (left < 0 || right > innerWidth);
      })
      .map((part) => part.outerHTML.slice(0, 90)),
  );
}

// WCAG 1.4.12.
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * The parts of the header and of the page's content that are not wholly within the window; below 360
 * pixels without the goals of the search, a row that scrolls separately.
 */
function outsideWindow(page: BrowserPage): Promise<string[]> {
  return page.$$eval('.header-line *, .fault, .fault *', (parts) => {
    const apart = innerWidth < 360 ? '[popover], .search-goals *' : '[popover]';
    return parts
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        const isApart = part.closest(apart) !== null;
        const isShown = part.checkVisibility() && getComputedStyle(part).clipPath === 'none';
        return isShown && !isApart && (left < 0 || right > innerWidth);
      })
      .map((part) => part.outerHTML.slice(0, 90));
  });
}

for (const [title, textSize, widths] of [
  ['with its letters, words and lines apart', 16, [320, 390, 1180, 1280, 1440]],
  ['with text twice as large', 32, [320, 390, 1180, 1440]],
] as const) {
  describe(`the page of a wrong address, ${title}`, () => {
    const visit = useBrowser({ textSize });

    it('keeps header and content in the window', async () => {
      const { origin } = await sharedSite();
      const { page } = await visit();
      await page.setBypassCSP(true);
      await page.goto(`${origin}/de/gibt-es-nicht`, { waitUntil: 'load' });
      if (textSize === 16) await page.addStyleTag({ content: SPACED });
      for (const width of widths) {
        await page.setViewport({ width, height: 800 });
        assert.deepEqual([width, await outsideWindow(page)], [width, []]);
        assert.ok((await overflow(page)) <= 0, `${width}`);
      }
    });
  });
}

describe('a page with its letters, words and lines apart', () => {
  const visit = useBrowser();

  it('is no wider than a phone, and its key facts keep off each other', async () => {
    const site = await sharedSite();
    const { 'home for sale': home, 'buying costs': costs } = templates(site, 'de');
    const { page } = await visit({ viewport: PHONE });
    await page.setBypassCSP(true);
    for (const path of [home, costs]) {
      await page.goto(site.origin + path, { waitUntil: 'load' });
      await page.addStyleTag({ content: SPACED });
      for (const width of [320, 390]) {
        await page.setViewport({ width, height: 800 });
        assert.ok((await overflow(page)) <= 0, `${path} at ${width}`);
      }
    }
    await page.setViewport(DESKTOP);
    await page.goto(site.origin + home, { waitUntil: 'load' });
    await page.addStyleTag({ content: SPACED });
    const wider = await page.$$eval('.key-facts :is(dt, dd)', (parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.outerHTML),
    );
    assert.deepEqual(wider, []);
  });
});

describe('a page in the colours of the visitor', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  /** A page whose colours the visitor chose, and what its elements look like. */
  async function forced() {
    const { page } = await visit();
    const session = await page.createCDPSession();
    const set = (scheme: 'light' | 'dark') =>
      session.send('Emulation.setEmulatedMedia', {
        features: [
          { name: 'forced-colors', value: 'active' },
          { name: 'prefers-color-scheme', value: scheme },
        ],
      });
    await set('light');
    const style = (selector: string, property: string, part?: string) =>
      page.$eval(
        selector,
        (element, of, name) => getComputedStyle(element, of).getPropertyValue(name),
        part,
        property,
      );
    return { page, style, set };
  }

  it('still tells the tab, the page, the goal, the switch and the chip that are set', async () => {
    const { page, style, set } = await forced();
    const line = (selector: string) => style(selector, 'border-bottom-color');
    const { 'project with several buildings': project, 'sale list': list } = templates(site, 'de');
    await openPage(page, site.origin + project);
    const [chosen, other] = ['true', 'false'].map((is) => `.fact-tabs [aria-selected=${is}]`);
    assert.notEqual(await line(chosen!), await line(other!));
    const link = '.header-nav .header-link';
    assert.notEqual(
      await line(`${link}[aria-current] > span`),
      await line(`${link}:not([aria-current]) > span`),
    );

    await openPage(page, `${site.origin}${list}?bedrooms=2`);
    assert.notEqual(
      await line('.goal-tabs [aria-current]'),
      await line('.goal-tabs :not([aria-current])'),
    );
    const chevron = await style('.select', 'background-image');
    await set('dark');
    assert.notEqual(await style('.select', 'background-image'), chevron);
    await set('light');
    const ground = await style('body', 'background-color');
    assert.notEqual(await style('.chip', 'border-top-color'), ground);
    const fill = (selector: string, part?: string) => style(selector, 'background-color', part);
    const toggle = '.switch input';
    const off = await fill(toggle);
    assert.notEqual(await fill(toggle, '::before'), off);
    await page.$eval(toggle, (input) => input.click());
    assert.notEqual(await fill(toggle), off);
    assert.notEqual(await fill(toggle, '::before'), await fill(toggle));
  });

  it('still tells the page of a list, the budget, the place under the keys and the answer', async () => {
    const { page, style } = await forced();
    const fill = (selector: string, part?: string) => style(selector, 'background-color', part);
    const { 'sale list': list, demand: form } = templates(site, 'de');
    await openPage(page, `${site.origin}${list}?page=2`);
    const ground = await fill('body');
    assert.notEqual(await fill('.pager [aria-current]'), ground);
    assert.notEqual(
      await fill('.pager [aria-current]'),
      await style('.pager [aria-current]', 'color'),
    );
    assert.notEqual(await fill('.budget-slider', '::before'), ground);
    assert.notEqual(
      await fill('.budget-slider', '::after'),
      await fill('.budget-slider', '::before'),
    );
    await page.focus('.regions select, .regions-input');
    await page.waitForSelector('.regions-input');
    await page.focus('.regions-input');
    await page.keyboard.type('Gen');
    await page.waitForSelector('.combo-option[data-active]');
    assert.notEqual(await fill('.combo-option[data-active]'), ground);

    const { home } = templates(site, 'de');
    await openPage(page, site.origin + home);
    assert.equal(await style('.band', 'border-image-source'), 'none');
    // The icons of the header stand on its ground, not on the photograph.
    assert.equal(await style('.header', 'opacity', '::before'), '1');
    assert.equal(await fill('.header', '::before'), ground);
    assert.equal(await style('.hero-photo', 'background-image', '::after'), 'none');

    await openPage(page, site.origin + form);
    const option = '.form-option:has([type=radio], [type=checkbox])';
    await page.$eval(option, (label) => (label as HTMLElement).click());
    const width = (selector: string) => style(selector, 'border-top-width');
    const colour = (selector: string) => style(selector, 'border-top-color');
    const [chosen, other] = ['.form-option:has(:checked)', '.form-option:not(:has(:checked))'];
    assert.notDeepEqual(
      [await width(chosen), await colour(chosen)],
      [await width(other), await colour(other)],
    );
  });
});

describe('a page for those who ask for more contrast', () => {
  const visit = useOnePage();

  it('has text of seven to one on its ground, and its lines in ink', async () => {
    const site = await sharedSite();
    const { page } = visit();
    const session = await page.createCDPSession();
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-contrast', value: 'more' }],
    });
    const paths = templates(site, 'de');
    for (const name of [
      'home',
      'sale list',
      'home for sale',
      'demand',
      'page not found',
      'login',
    ]) {
      await page.goto(site.origin + paths[name], { waitUntil: 'load' });
      // WCAG 1.4.6; words on photographs have a test of their own.
      assert.deepEqual(await violations(page, 'html', 'color-contrast-enhanced'), [], name);
    }
    await session.detach();
  });
});
