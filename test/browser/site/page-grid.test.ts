import assert from 'node:assert/strict';
import type { Page as BrowserPage, Viewport } from 'puppeteer';
import type { Module, Page } from '../../../views/domain/site/page.ts';
import { moduleStates } from '../../../views/modules/states.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { DESKTOP, overflow, PHONE, useOnePage } from '../../support/browser.ts';
import { type LiveSite, liveSite } from '../../support/live-site.ts';
import { wrongSizes } from '../../support/picture-sizes.ts';

const DEMO = new URL('../../../server/demo', import.meta.url).pathname;
const GUTTER = 24;
/** Windows with the cards a row of a list, and the width of the page's content. */
const WINDOWS = [
  { width: 390, height: 844, cards: 1, content: 358 },
  { width: 1280, height: 900, cards: 3, content: 1232 },
  { width: 1920, height: 1080, cards: 4, content: 1664 },
  { width: 2560, height: 1440, cards: 5, content: 2048 },
] as const;

const every = (words: string) => ({ nl: words, fr: words, en: words, de: words });

/** A text whose title is its place on the page. */
function text(id: number, settings: Partial<Module>): Module {
  const content = { title: every(`text ${id}`), sections: [] };
  const usual = { position: 'main', span: 12, sort: id, status: 'Published' } as const;
  return { id, relations: { type: 'text' }, ...usual, ...settings, content };
}

const pagesOf: Readonly<Record<string, Module[]>> = {
  about: [
    text(1, { sort: 30, span: 12 }),
    text(2, { sort: 20, span: 8 }),
    text(3, { sort: 10, span: 4 }),
    text(4, { sort: 15, status: 'Draft' }),
    text(5, { position: 'bottom', span: 6 }),
    text(6, { position: 'bottom', span: 6 }),
    text(7, { position: 'top' }),
  ],
  terms: [text(1, { span: 6 }), text(2, { span: 6 }), text(3, { position: 'aside', span: 6 })],
  team: [1, 2, 5, 6].map((count) => ({
    ...text(count, { numberItemOfRow: count, maxItems: 3 }),
    relations: { type: 'articles' },
    content: {},
  })),
};

/** The boxes of a page's modules by their title. */
function boxes(page: BrowserPage) {
  return page.$$eval('.module', (modules) =>
    Object.fromEntries(
      modules.map((module) => {
        const { x, y, width } = module.getBoundingClientRect();
        return [module.textContent, { x, y, width }];
      }),
    ),
  );
}

describe('the grid of a page', () => {
  const visit = useOnePage();
  let site: LiveSite;
  before(async () => {
    const agency = new AgencyCopy(DEMO);
    for (const [name, modules] of Object.entries(pagesOf)) {
      agency.edit<Page>(`pages/${name}.json`, ({ params }) => {
        params.modules = modules;
      });
    }
    site = await liveSite({ env: { SITE_DIR: agency.dir } });
  });
  after(() => site.close());

  async function open(path: string, viewport: Viewport = DESKTOP): Promise<BrowserPage> {
    const { page } = visit();
    await page.setViewport(viewport);
    await page.goto(site.origin + path);
    assert.ok((await overflow(page)) <= 0);
    return page;
  }

  it('orders modules by position, then by sort, and leaves drafts out', async () => {
    const page = await open('/nl/over-ons');
    const titles = await page.$$eval('.module', (all) => all.map((one) => one.textContent));
    assert.deepEqual(titles, ['text 7', 'text 3', 'text 2', 'text 1', 'text 5', 'text 6']);
  });

  it('gives each its columns of twelve, side by side where they fit in a row', async () => {
    const found = await boxes(await open('/nl/over-ons'));
    const { 'text 3': four, 'text 2': eight, 'text 1': twelve } = found;
    assert.ok(four && eight && twelve);
    const column = (twelve.width - 11 * GUTTER) / 12;
    const wide = (columns: number) => columns * column + (columns - 1) * GUTTER;
    assert.ok(Math.abs(four.width - wide(4)) < 1, String(four.width));
    assert.ok(Math.abs(eight.width - wide(8)) < 1, String(eight.width));
    assert.equal(four.y, eight.y);
    assert.ok(Math.abs(eight.x - (four.x + four.width + GUTTER)) < 1);
    assert.ok(twelve.y > four.y);
    assert.equal(found['text 5']?.y, found['text 6']?.y);
  });

  it('is a grid of its own beside a side column, which is one column', async () => {
    const found = await boxes(await open('/nl/gebruiksvoorwaarden'));
    const { 'text 1': left, 'text 2': right, 'text 3': aside } = found;
    assert.ok(left && right && aside);
    assert.equal(left.y, right.y);
    assert.equal(left.width, right.width);
    assert.ok(aside.x > right.x + right.width);
    assert.ok(aside.width > 300);
  });

  it('is one column on a phone', async () => {
    for (const path of ['/nl/over-ons', '/nl/gebruiksvoorwaarden']) {
      const all = Object.values(await boxes(await open(path, PHONE)));
      assert.equal(new Set(all.map(({ y }) => y)).size, all.length);
    }
  });

  it('puts as many items in a row as the module says, and no more items than it says', async () => {
    const page = await open('/nl/ons-team');
    const rows = await page.$$eval('.cards', (lists) =>
      lists.map((list) => ({
        columns: getComputedStyle(list).gridTemplateColumns.split(' ').length,
        items: list.children.length,
      })),
    );
    assert.deepEqual(
      rows,
      [1, 2, 5, 6].map((columns) => ({ columns, items: 3 })),
    );
  });

  it('grows with the window, and each photograph says the width that it has', async () => {
    const { page } = visit();
    const session = await page.createCDPSession();
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', {
      urlPatterns: [{ urlPattern: '*://*:*/media/*', block: true }],
    });
    const home = '/nl/te-koop/gentbrugge-rijwoning-70412';
    const thanks = moduleStates['thank-you'].findIndex(({ sent }) => sent?.propertyId) + 1;
    const thanksPath = `/states/nl/thank-you/${thanks}`;
    for (const path of ['/nl/', home, '/nl/verkopen', thanksPath, '/nl/te-koop']) {
      await open(path);
      for (const { cards, content, ...viewport } of WINDOWS) {
        await page.setViewport(viewport);
        assert.deepEqual(await wrongSizes(page), [], `${path} at ${viewport.width} px`);
        assert.ok((await overflow(page)) <= 0, `${path} at ${viewport.width} px`);
        if (path === thanksPath && viewport.width >= 1280) await areEquallyHigh(page);
        if (path !== '/nl/te-koop') continue;
        const found = await page.$eval('.list .cards', (list) => ({
          cards: getComputedStyle(list).gridTemplateColumns.split(' ').length,
          content: list.clientWidth,
        }));
        assert.deepEqual(found, { cards, content });
      }
    }
    await session.detach();
  });
});

/** The plate of a thank-you page is as high as the photograph and the portrait beside it. */
async function areEquallyHigh(page: BrowserPage): Promise<void> {
  const parts = '.thanks-reference, .thanks-head .card-photo, .thanks-head .portrait';
  const heights = await page.$$eval(parts, (all) => all.map((part) => part.clientHeight));
  assert.equal(heights.length, 3);
  assert.ok(Math.max(...heights) - Math.min(...heights) <= 3, heights.join());
}
