import assert from 'node:assert/strict';
import type { HTTPRequest, Page } from 'puppeteer';
import { createLinks } from '../../views/subjects/create-links.ts';
import type { Locale } from '../../views/domain/locale.ts';
import { isForAxe } from '../support/axe-matrix.ts';
import {
  DESKTOP,
  overflow,
  PHONE,
  useBrowser,
  violations,
  type VisitOptions,
} from '../support/browser.ts';
import { fullHome } from '../support/full-home.ts';
import { type LiveSite, liveSite } from '../support/live-site.ts';

const IDS = 'general financial comfort building energy planning divisions documents'.split(' ');
const HOME = fullHome(1);

function isDocumentsTabSeen(): boolean {
  const tab = document.querySelector('#tab-documents')?.getBoundingClientRect();
  return tab !== undefined && tab.left >= 0 && tab.right <= innerWidth;
}

describe('the tabs of a home', () => {
  const visit = useBrowser();
  let site: LiveSite;
  before(async () => {
    site = await liveSite({
      crm: {
        source: 'tabs',
        version: async () => '1',
        properties: async () => ({ items: [structuredClone(HOME)], dropped: [] }),
        projects: async () => ({ items: [], dropped: [] }),
        team: async () => [],
      },
    });
  });
  after(() => site.close());

  const url = (locale: Locale) =>
    `${site.origin}${createLinks(site.parts.source.paths, locale).property(HOME) ?? ''}`;

  async function open(hash = '', options: VisitOptions = {}, locale: Locale = 'nl') {
    const { page } = await visit(options);
    await page.goto(url(locale) + hash);
    if (options.javaScript !== false) await page.waitForSelector('.facts[data-tabs]');
    return page;
  }

  /** Ids of the visible groups. */
  const seen = (page: Page) =>
    page.$$eval('.fact-group', (groups) =>
      groups
        .filter((group) =>
          group.firstElementChild?.nextElementSibling?.checkVisibility({
            contentVisibilityAuto: true,
          }),
        )
        .map(({ id }) => id),
    );

  const selected = (page: Page) =>
    page.$$eval('[role=tab][aria-selected=true]', (tabs) => tabs.map(({ id }) => id));

  /** Waits until a group is open, then checks by tab and by panel that it is the only one. */
  async function opened(page: Page, id: string): Promise<void> {
    await page.waitForSelector(`#tab-${id}[aria-selected=true]`);
    await page.waitForFunction((of) => !document.getElementById(of)?.hidden, {}, id);
    assert.deepEqual(await selected(page), [`tab-${id}`]);
    assert.deepEqual(await seen(page), [id]);
  }

  it('are a list of tabs, each with its panel, the first one open', async () => {
    const page = await open();
    await opened(page, 'general');
    const tabs = await page.$$eval('[role=tablist] > [role=tab]', (all) =>
      all.map((tab) => {
        const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
        return [panel?.id, panel?.role, panel?.getAttribute('aria-labelledby') === tab.id];
      }),
    );
    assert.deepEqual(
      tabs,
      IDS.map((id) => [id, 'tabpanel', true]),
    );
    assert.equal(new URL(page.url()).hash, '');
  });

  it('are chosen by a click, which the URL keeps and the way back does not', async () => {
    const page = await open();
    const before = await page.evaluate(() => history.length);
    await page.click('#tab-building');
    await opened(page, 'building');
    await page.waitForFunction(() => location.hash === '#building');
    assert.equal(await page.evaluate(() => history.length), before);
  });

  it('are marked by the press, and their panel and the URL follow the next paint', async () => {
    const page = await open();
    await opened(page, 'general');
    const atOnce = await page.$eval('#tab-building', (tab) => {
      (tab as HTMLElement).click();
      const panels = ['general', 'building'].map((id) => document.getElementById(id)?.ariaHidden);
      return [tab.ariaSelected, ...panels, location.hash];
    });
    assert.deepEqual(atOnce, ['true', null, 'true', '']);
    await opened(page, 'building');
  });

  it('are gone through with the keyboard', async () => {
    const page = await open();
    await page.focus('#tab-general');
    const steps: [key: 'ArrowRight' | 'ArrowLeft' | 'Home' | 'End', id: string][] = [
      ['ArrowRight', 'financial'],
      ['ArrowRight', 'comfort'],
      ['ArrowLeft', 'financial'],
      ['End', 'documents'],
      ['ArrowRight', 'general'],
      ['ArrowLeft', 'documents'],
      ['Home', 'general'],
      ['ArrowRight', 'financial'],
    ];
    for (const [key, id] of steps) {
      await page.keyboard.press(key);
      await opened(page, id);
      assert.equal(await page.evaluate(() => document.activeElement?.id), `tab-${id}`, key);
    }
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'financial');
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'tab-financial');
  });

  it('are opened by a URL, at first and later', async () => {
    const page = await open('#planning');
    await opened(page, 'planning');
    await page.evaluate(() => {
      location.hash = 'documents';
    });
    await opened(page, 'documents');
    const strange = await open('#no%such');
    await opened(strange, 'general');
  });

  it("let the browser's search into what is closed, and open it", async () => {
    const page = await open();
    const hidden = await page.$eval('#energy', (panel) => panel.getAttribute('hidden'));
    assert.equal(hidden, 'until-found');
    // What Chromium does on a match of find-in-page.
    await page.$eval('#energy', (panel) => {
      panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    });
    await opened(page, 'energy');
  });

  it('keep the chosen one in sight on a phone, without a wider page', async () => {
    const page = await open('#documents', { viewport: PHONE }, 'de');
    await opened(page, 'documents');
    await page.waitForFunction(isDocumentsTabSeen);
    assert.ok((await overflow(page)) <= 0);
  });

  it('keep it in sight when the fonts come later', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.setRequestInterception(true);
    const held: HTTPRequest[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) held.push(request);
      else void request.continue();
    });
    await page.goto(`${url('de')}#documents`, { waitUntil: 'domcontentloaded' });
    await opened(page, 'documents');
    assert.ok(held.length > 0, 'no font was asked for');
    // As a wider font does, whatever the fallback's width.
    await page.$$eval('.fact-tabs > a', (tabs) => {
      for (const tab of tabs) tab.style.letterSpacing = '0.2em';
    });
    await Promise.all(held.map((request) => request.continue()));
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(isDocumentsTabSeen);
  });

  for (const locale of ['nl', 'de'] as const) {
    for (const viewport of [PHONE, DESKTOP]) {
      it(`are accessible, each of them open, in ${locale} at ${viewport.width} px`, async () => {
        const page = await open('', { viewport }, locale);
        for (const id of IDS) {
          await page.$eval(`a#tab-${id}`, (tab) => tab.click());
          await opened(page, id);
          // Another tab changes nothing around them.
          const part = id === IDS[0] ? 'html' : '.facts';
          if (isForAxe(locale, viewport)) assert.deepEqual(await violations(page, part), [], id);
          assert.ok((await overflow(page)) <= 0, id);
        }
      });
    }
  }

  it('are groups below each other without JavaScript, under links that lead to them', async () => {
    const page = await open('', { javaScript: false, viewport: PHONE });
    assert.deepEqual(await seen(page), IDS);
    await page.click('.fact-tabs a[href="#planning"]');
    assert.equal(new URL(page.url()).hash, '#planning');
    const heading = await page.$eval('#planning h3', (one) => one.getBoundingClientRect().top);
    assert.ok(heading > 0 && heading < PHONE.height, `the heading is at ${heading}`);
  });

  it('are on a printed page, with their headings, but for documents that can only be opened', async () => {
    const printed = IDS.filter((id) => id !== 'documents');
    for (const options of [{}, { javaScript: false }]) {
      const page = await open('#planning', options);
      await page.emulateMediaType('print');
      // Groups out of view are drawn with the next frame.
      await page.waitForFunction(
        (count) => {
          const groups = [...document.querySelectorAll('.fact-group')];
          const drawn = groups.filter((group) =>
            group.firstElementChild?.nextElementSibling?.checkVisibility({
              contentVisibilityAuto: true,
            }),
          );
          return drawn.length === count;
        },
        {},
        printed.length,
      );
      assert.deepEqual(await seen(page), printed);
      const headings = await page.$$eval('.fact-group:not(#documents) > h3', (all) =>
        all.map((heading) => heading.getBoundingClientRect().height > 10),
      );
      assert.ok(headings.every(Boolean));
      assert.equal(await page.$eval('.fact-tabs', (row) => row.checkVisibility()), false);
    }
  });

  it('show the group that the URL names even where the script never comes', async () => {
    const { page } = await visit();
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const isScript = request.resourceType() === 'script';
      void (isScript ? request.abort() : request.continue());
    });
    await page.goto(url('nl'));
    assert.deepEqual(await seen(page), ['general']);
    await page.click('.fact-tabs a[href="#energy"]');
    assert.deepEqual(await seen(page), ['energy']);
  });
});
