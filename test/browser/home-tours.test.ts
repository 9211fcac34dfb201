import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { isHome } from '../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../views/domain/list/list-query.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { Property } from '../../views/domain/property/property.ts';
import { createLinks } from '../../views/subjects/create-links.ts';
import { drawn, overflow, PHONE, useBrowser, violations, type Visit } from '../support/browser.ts';
import { type OpenSite, sharedSite } from '../support/live-site.ts';

const OPENER = '.tours-panorama';
const FRAME = '#tour-1 iframe';
const SANDBOX = new Set([
  'allow-scripts',
  'allow-same-origin',
  'allow-presentation',
  'allow-popups',
]);

describe('looking round in a home', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  async function open(
    fits: (home: Property) => unknown,
    options: object = {},
    locale: Locale = 'nl',
  ) {
    const opened = await visit(options);
    await opened.page.goto(pathOf(homeFor(fits), locale));
    return opened;
  }

  function homeFor(fits: (home: Property) => unknown): Property {
    const { items } = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 1000);
    const home = items.filter(isHome).find(fits);
    assert.ok(home);
    return home;
  }

  const pathOf = (home: Property, locale: Locale = 'nl') =>
    `${site.origin}${createLinks(site.parts.source.paths, locale).property(home)}`;

  const asked = ({ requests }: Visit, what: string) => requests.filter((url) => url.includes(what));

  it('fetches the viewer and its picture when it is opened, and closes by Escape', async () => {
    const opened = await open(({ panorama }) => panorama);
    const { page } = opened;
    assert.deepEqual(asked(opened, '.3072.webp'), []);
    await page.focus(OPENER);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#panorama .panorama-canvas, #panorama [role=alert]');
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'tours-panorama');
  });

  it('fetches the viewer again when it is opened after that has failed', async () => {
    const { page } = await open(({ panorama }) => panorama);
    await page.setRequestInterception(true);
    let isLost = true;
    page.on('request', (each) => {
      void (isLost && /\/js\/panorama\./.test(each.url()) ? each.abort() : each.continue());
    });
    const says = (text: string) =>
      page.waitForFunction(
        (words) => document.querySelector('#panorama [role=status]')?.textContent === words,
        {},
        text,
      );
    await page.click(OPENER);
    await says('Het panorama kan hier niet getoond worden.');
    isLost = false;
    await page.click('#panorama .dialog-close');
    await page.click(OPENER);
    await page.waitForSelector('#panorama .panorama-canvas, #panorama [role=alert]');
  });

  it('opens a panorama on the point that the agency names', async () => {
    const { page } = await visit();
    await page.evaluateOnNewDocument(() => {
      const { prototype } = WebGL2RenderingContext;
      const native = Reflect.get(prototype, 'uniform2f') as (...values: unknown[]) => void;
      prototype.uniform2f = function (place, x, y) {
        document.documentElement.dataset['looks'] = `${x} ${y}`;
        Reflect.apply(native, this, [place, x, y]);
      };
    });
    const home = homeFor(({ panorama }) => panorama?.focus);
    await page.goto(pathOf(home));
    if (!(await hasWebGl(page))) return;
    await page.click(OPENER);
    const looks = await page.waitForFunction(() => document.documentElement.dataset['looks']);
    const [yaw, pitch] = String(await looks.jsonValue())
      .split(' ')
      .map(Number);
    const across = home.panorama?.focus?.[0] ?? 50;
    assert.notEqual(across, 50, 'the demo names another point');
    // Where this point of the picture is in the circle, whose middle is the picture's.
    assert.ok(Math.abs(yaw! - (across / 100 - 0.5) * 2 * Math.PI) < 1e-6, `${yaw}`);
    assert.equal(pitch, 0);
  });

  it('turns by its buttons and keys', async () => {
    const { page } = await open(({ panorama }) => panorama);
    if (!(await hasWebGl(page))) return;
    await page.click(OPENER);
    await page.waitForSelector('.panorama-canvas');
    await page.waitForFunction(() =>
      /pijl/.test(document.querySelector('#panorama-help')?.textContent ?? ''),
    );
    const first = await look(page);
    await page.focus('.panorama-canvas');
    await page.keyboard.press('ArrowRight');
    await looksOtherwise(page, (picture) => picture !== first);
    await page.click('.panorama-keys button');
    // Left undoes right.
    await looksOtherwise(page, (picture) => picture === first);
  });

  for (const locale of ['nl', 'de'] as const) {
    it(`has no fault that axe knows, open (${locale})`, async () => {
      const { page } = await open(({ panorama }) => panorama, { viewport: PHONE }, locale);
      await page.click(OPENER);
      await page.waitForSelector('.panorama-canvas, #panorama [role=alert]');
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0);
    });
  }

  it('contacts no host before the click, and is removed when the dialog closes', async () => {
    const opened = await open(({ virtualTour }) => virtualTour);
    const { page } = opened;
    await page.setRequestInterception(true);
    page.on('request', (each) => {
      const isOurs = each.url().startsWith(site.origin) || each.url().startsWith('data:');
      void (isOurs ? each.continue() : each.respond({ contentType: 'text/html', body: '<p>tour' }));
    });
    await page.click('.tours-ways [data-dialog]');
    await page.waitForSelector('#tour-1 .tour-frame .button', { visible: true });
    assert.deepEqual(await violations(page), []);
    assert.deepEqual(
      opened.requests.filter((url) => !url.startsWith(site.origin) && !url.startsWith('data:')),
      [],
    );
    await page.click('#tour-1 .tour-frame .button');
    const frame = await page.waitForSelector(FRAME);
    assert.ok(await frame?.evaluate((element) => element === document.activeElement));
    const sandbox = await frame?.evaluate((element) => element.getAttribute('sandbox'));
    // Scripts, its own origin, full screen and pop-ups; no forms, no downloads.
    assert.deepEqual(new Set(sandbox?.split(' ')), SANDBOX);
    await page.click('#tour-1 .dialog-close');
    await page.waitForFunction((selector) => !document.querySelector(selector), {}, FRAME);
    assert.deepEqual(
      opened.complaints.filter((line) => /refused|policy/i.test(line)),
      [],
    );
  });

  it('without script leads to the whole picture', async () => {
    const { page } = await open(({ panorama }) => panorama, { javaScript: false });
    await Promise.all([page.waitForNavigation(), page.click(OPENER)]);
    assert.match(page.url(), /\.4096\.jpg$/);
  });

  it('gives the link in a field, chosen whole, where copying is not allowed', async () => {
    const { page } = await open(({ panorama }) => panorama);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await (await page.waitForSelector('.share-buttons button', { visible: true }))!.click();
    const field = await page.waitForSelector('.share-buttons input', { visible: true });
    const said = await page.$eval('.share [role=status]', (status) => status.textContent);
    assert.notEqual(said, '');
    assert.equal(await field?.evaluate((input) => input.ariaLabel), said);
    await field?.focus();
    const chosen = await field?.evaluate((input) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
    const canonical = await page.$eval('link[rel=canonical]', (link) => link.getAttribute('href'));
    assert.equal(chosen, canonical);
    assert.deepEqual(await violations(page), []);
  });

  it('copies the link and says so', async () => {
    const { page } = await open(({ panorama }) => panorama, { isWhole: true });
    await page.bringToFront();
    await (await page.waitForSelector('.share-buttons button', { visible: true }))!.click();
    await page.waitForFunction(() => document.querySelector('.share [role=status]')?.textContent);
    await page.click('.header-search');
    await page.focus('.search-panel [name=q]');
    await page.keyboard.down('Control');
    await page.keyboard.press('KeyV');
    await page.keyboard.up('Control');
    const pasted = await page.$eval(
      '.search-panel [name=q]',
      (field) => (field as HTMLInputElement).value,
    );
    const canonical = await page.$eval('link[rel=canonical]', (link) => link.getAttribute('href'));
    assert.equal(pasted, canonical);
  });
});

const hasWebGl = (page: Page) =>
  page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);

/** Resolves once the panorama looks as wanted; a drawing that never comes runs into the time limit. */
async function looksOtherwise(page: Page, isWanted: (picture: string) => boolean): Promise<void> {
  while (!isWanted(await look(page)));
}

/** What the viewer shows, as a picture. */
async function look(page: Page): Promise<string> {
  await drawn(page);
  const canvas = await page.$('.panorama-canvas');
  return canvas!.screenshot({ encoding: 'base64' });
}
