import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { viewerClosed, viewerShows } from '../support/gallery-viewer.ts';
import {
  DESKTOP,
  hydrated,
  openPage,
  overflow,
  PHONE,
  useBrowser,
  violations,
} from '../support/browser.ts';
import { type OpenSite, sharedSite, templates } from '../support/live-site.ts';

/** Three buildings, one of them nearly sold out. */
const PATH = '/de/neubauprojekte/gent-spoelenhof-p-3101';
const FILTER = '.units-filter [name=available]';

describe('the page of a project', () => {
  const visit = useBrowser();
  let site: OpenSite;
  before(async () => {
    site = await sharedSite();
  });

  const states = (page: Page) =>
    page.$$eval('tr[data-unit]', (rows) =>
      rows
        .filter((row) => row.checkVisibility())
        .map((row) => row.getAttribute('data-status') ?? ''),
    );
  /** What is sold is one line of a floor. */
  const linesOfSold = (page: Page) =>
    page.$$eval('.units-sold', (all) => all.filter((line) => line.checkVisibility()).length);
  /** A panel is shown after the paint that marks its tab. */
  const panelOpen = (page: Page, id: string) =>
    page.waitForSelector(`#${id}[role=tabpanel]:not([hidden])`);
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
  const floorsWithout = (page: Page) =>
    page.$$eval(
      '.units-table tbody',
      (floors) =>
        floors.filter(
          (floor) =>
            floor.checkVisibility() &&
            ![...floor.querySelectorAll('[data-unit]')].some((row) => row.checkVisibility()),
        ).length,
    );

  for (const javaScript of [true, false]) {
    it(`shows only available units ${javaScript ? 'without a request' : 'without script'}`, async () => {
      const { page, requests } = await visit({ javaScript });
      await openPage(page, site.origin + PATH);
      if (javaScript) {
        await page.click('.fact-tabs [aria-controls=building-2]');
        await panelOpen(page, 'building-2');
      }
      const all = await states(page);
      assert.ok(all.includes('option'));
      assert.ok((await linesOfSold(page)) > 0);
      const before = requests.length;
      await page.focus(FILTER);
      await page.keyboard.press('Space');
      const left = await states(page);
      assert.deepEqual(new Set(left), new Set(['available']));
      assert.equal(left.length, all.filter((state) => state === 'available').length);
      assert.equal(await linesOfSold(page), 0);
      assert.equal(await floorsWithout(page), 0);
      const since = requests.slice(before).filter((url) => !/\/(media|tiles)\//.test(url));
      assert.deepEqual(since, []);
    });
  }

  it('has a tab to each building, all of them below each other without script', async () => {
    const shown = (page: Page) =>
      page.$$eval('.units .fact-group', (panels) =>
        panels
          .filter((panel) => panel.querySelector('tr[data-unit]')?.checkVisibility())
          .map(({ id }) => id),
      );
    const { page } = await visit();
    await openPage(page, `${site.origin}${PATH}#building-3`);
    await panelOpen(page, 'building-3');
    assert.deepEqual(await shown(page), ['building-3']);
    await page.focus('[aria-selected=true]');
    await page.keyboard.press('ArrowRight');
    await panelOpen(page, 'building-1');
    assert.deepEqual(await shown(page), ['building-1']);
    assert.deepEqual(await violations(page), []);
    const plain = await visit({ javaScript: false });
    await plain.page.goto(site.origin + PATH);
    const all = ['building-1', 'building-2', 'building-3'];
    assert.deepEqual(await shown(plain.page), all);
    const links = await plain.page.$$eval('.fact-tabs a', (jumps) => jumps.map(({ hash }) => hash));
    assert.deepEqual(
      links,
      all.map((id) => `#${id}`),
    );
  });

  it('can be passed on with only available units, by the form without script', async () => {
    const { page } = await visit({ javaScript: false, viewport: PHONE });
    await page.goto(site.origin + PATH);
    await page.click(FILTER);
    await Promise.all([page.waitForNavigation(), page.click('.units-filter [type=submit]')]);
    assert.equal(new URL(page.url()).searchParams.get('available'), '1');
    assert.deepEqual(new Set(await states(page)), new Set(['available']));
    assert.equal(await focused(page), 'units');
  });

  for (const javaScript of [true, false]) {
    it(`filters by bedrooms and price ${javaScript ? 'with' : 'without'} script, beside what is available`, async () => {
      const { page } = await visit({ javaScript, viewport: PHONE });
      await openPage(page, site.origin + PATH);
      await page.click('.units-filter [name=bedrooms][value="2"]');
      await page.select('.units-filter [name=pricemax]', '400000');
      await Promise.all([page.waitForNavigation(), page.click('.units-filter [type=submit]')]);
      const { searchParams } = new URL(page.url());
      assert.deepEqual(
        [searchParams.get('bedrooms'), searchParams.get('pricemax')],
        ['2', '400000'],
      );
      assert.equal(await focused(page), 'units');
      const bedrooms = await page.$$eval('tr[data-unit]', (rows) =>
        rows.map((row) => row.textContent?.includes('zwei Schlafzimmern')),
      );
      assert.ok(bedrooms.length > 1 && bedrooms.every(Boolean));
      assert.ok((await overflow(page)) <= 0);
      if (javaScript) assert.deepEqual(await violations(page), []);
      await page.click(FILTER);
      assert.deepEqual(new Set(await states(page)), new Set(['available']));
      const counts = await page.$$eval('.units-count span', (all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.className),
      );
      assert.deepEqual(counts, ['of-available']);
      await Promise.all([page.waitForNavigation(), page.click('.units-clear')]);
      assert.equal(new URL(page.url()).search, '');
      assert.ok((await page.$$('tr[data-unit]')).length > bedrooms.length);
    });
  }

  it('shows the plan of a unit in the viewer, larger, and the next', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    await openPage(page, site.origin + PATH);
    const link = await page.waitForSelector('.unit-plan a');
    const plans = await page.$$eval('#unit-plans [data-picture]', (all) => all.length);
    assert.ok(plans > 1);
    // Not by their URLs: the gallery has them too, and a picture that is parsed later has at once what
    // was fetched for another.
    const isFetched = await page.$$eval('#unit-plans img', (all) =>
      all.map((one) => one.loading !== 'lazy' || one.checkVisibility()),
    );
    assert.ok(isFetched.length >= plans && !isFetched.includes(true), 'a plan nobody asked for');
    await link?.focus();
    await page.keyboard.press('Enter');
    await viewerShows(page, `1 / ${plans}`, 1);
    assert.deepEqual(await violations(page), []);
    await page.click('.viewer-head > button.viewer-button');
    await page.waitForSelector('.viewer-zoomed img');
    await page.keyboard.press('Escape');
    await page.click('.viewer-arrow-right');
    await viewerShows(page, `2 / ${plans}`, 2);
    await page.keyboard.press('Escape');
    await viewerClosed(page);
    assert.ok(await link?.evaluate((one) => one === document.activeElement));
    assert.deepEqual(complaints, []);
    const plain = await visit({ javaScript: false, viewport: PHONE });
    await plain.page.goto(site.origin + PATH);
    await Promise.all([plain.page.waitForNavigation(), plain.page.click('.unit-plan a')]);
    assert.match(plain.page.url(), /\.jpg$/);
  });

  for (const javaScript of [true, false]) {
    it(`takes the keyboard to the unit that is asked about ${javaScript ? 'with' : 'without'} script`, async () => {
      const { page } = await visit({ javaScript, viewport: PHONE });
      await page.goto(site.origin + PATH, { waitUntil: 'load' });
      const name = await page.$eval('tr:has(.unit-ask a) .unit-name', (cell) => cell.textContent);
      await page.focus('.unit-ask a');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(new URL(page.url()).hash, '#interest');
      const chosen = await page.$eval('.interest-chosen strong', (strong) => strong.textContent);
      assert.equal(chosen, name);
      assert.equal(await focused(page), 'interest');
      await page.keyboard.press('Tab');
      assert.equal(
        await page.$eval(':focus', (link) => link.className || link.parentElement?.className),
        'interest-chosen',
      );
    });
  }

  it('has cards for its units on a phone, a table with its headings on a desk', async () => {
    const boxes = (page: Page) =>
      page.$eval('tr[data-status=available]', (row) => {
        const [name, price] = ['.unit-name', '.unit-price'].map((cell) =>
          row.querySelector(cell)!.getBoundingClientRect(),
        );
        return { display: getComputedStyle(row).display, below: price!.top > name!.top + 20 };
      });
    const phone = await visit({ viewport: PHONE });
    await phone.page.goto(site.origin + PATH);
    assert.deepEqual(await boxes(phone.page), { display: 'flex', below: true });
    assert.ok((await overflow(phone.page)) <= 0);
    const label = await phone.page.$eval(
      'tr[data-status=available] .unit-measure',
      (cell) => getComputedStyle(cell, '::before').content,
    );
    assert.match(label, /Fläche/);
    const desk = await visit({ viewport: DESKTOP });
    await desk.page.goto(site.origin + PATH);
    assert.deepEqual(await boxes(desk.page), { display: 'table-row', below: false });
    const tooWide = await desk.page.$$eval(
      '.units-table',
      (tables) =>
        tables.filter((table) => table.scrollWidth > table.parentElement!.clientWidth).length,
    );
    assert.equal(tooWide, 0);
  });

  for (const width of [390, 768, 900, 1024]) {
    it(`breaks no word of a unit's type, and keeps its tabs off the button, at ${width} px`, async () => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      await page.goto(site.origin + PATH);
      const broken = await page.$$eval('.unit-type', (cells) =>
        cells.flatMap((cell) => {
          const text = cell.firstChild;
          if (!(text instanceof Text) || !cell.checkVisibility()) return [];
          return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
      assert.deepEqual(broken, []);
      assert.ok((await overflow(page)) <= 0);
      const gap = await page.evaluate(() => {
        const edge = (of: string) => document.querySelector(of)!.getBoundingClientRect();
        return edge('.units .fact-tabs').top - edge('.units-filter').bottom;
      });
      assert.ok(gap >= 16, `${gap} px between the button and the tabs`);
    });
  }

  it('prints every unit, and nothing that is only for a screen', async () => {
    const { page } = await visit();
    await page.goto(site.origin + PATH);
    await page.emulateMediaType('print');
    const hidden = await page.$$eval(
      '.units-filter, .unit-ask, .contact-bar',
      (parts) => parts.filter((part) => part.checkVisibility()).length,
    );
    assert.equal(hidden, 0);
    assert.equal((await states(page)).length, (await page.$$('tr[data-unit]')).length);
  });

  it('takes a question about the chosen unit in its section, by keyboard', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.goto(site.origin + templates(site, 'de')['project with a chosen unit'], {
      waitUntil: 'load',
    });
    const chosen = await page.$eval('.interest-chosen strong', (strong) => strong.textContent);
    await page.focus('.interest [name="FirstName"]');
    await hydrated(page, '.interest .form');
    const subject = await page.$eval('.interest [name="Subject"]', (field) =>
      field.getAttribute('value'),
    );
    assert.ok(subject?.includes(chosen ?? '?'));
    assert.ok((await overflow(page)) <= 0);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.interest .form-summary:focus');
    assert.deepEqual(await violations(page), []);
  });
});
