import assert from 'node:assert/strict';
import type { Page } from 'puppeteer';
import { LOOK_INTERVAL } from '../../client/once-online.ts';
import { emptyQuery } from '../../views/domain/list/list-query.ts';
import {
  DESKTOP,
  drawn,
  PHONE,
  scrolledTo,
  skipDelay,
  useBrowser,
  violations,
  type VisitOptions,
} from '../support/browser.ts';
import { itemKey } from '../../views/domain/list/list-item.ts';
import { AgencyCopy } from '../support/agency-copy.ts';
import {
  type LiveSite,
  liveSite,
  type OpenSite,
  sharedSite,
  templates,
} from '../support/live-site.ts';

const DEMO = new URL('../../server/demo', import.meta.url).pathname;
const CARD = '.list [data-card]';

/** Keys of the cards, in order. */
const cards = (page: Page) =>
  page.$$eval(CARD, (all) => all.map((card) => card.getAttribute('data-card') ?? ''));

const pages = (page: Page) =>
  page.$$eval('[data-page]', (all) => all.map((one) => Number(one.getAttribute('data-page'))));

/** Scrolls to the end of the list once, without the footer. */
const scrollToEnd = (page: Page) =>
  page.$eval('.more', (foot) => foot.scrollIntoView({ block: 'end', behavior: 'instant' }));

/** Waits until the page has been added. A failure says where the list stands. */
async function hasPage(page: Page, number: number): Promise<void> {
  try {
    await page.waitForSelector(`[data-page="${number}"] [data-card]`);
  } catch (cause) {
    const where = await page.evaluate(() => ({
      position: [scrollY, innerHeight, document.documentElement.scrollHeight],
      ahead: document.querySelector('.more-ahead')?.getBoundingClientRect().top,
      said: document.querySelector('.more')?.textContent,
      focused: document.activeElement?.outerHTML.slice(0, 90),
      hasFocus: document.hasFocus(),
    }));
    throw new Error(`no page ${number}: ${JSON.stringify(where)}`, { cause });
  }
}

/**
 * Scrolls until the page has been added: to the end again where that moves away, because cards that
 * were laid out meanwhile are higher than what was kept free for them.
 */
async function scrollToPage(page: Page, number: number): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const isThere = document.querySelector(selector) !== null;
      if (!isThere) {
        const foot = document.querySelector('.more');
        foot?.scrollIntoView({ block: 'end', behavior: 'instant' });
      }
      return isThere;
    },
    {},
    `[data-page="${number}"] [data-card]`,
  );
}

describe('a list that loads further pages', () => {
  const visit = useBrowser();
  let site: OpenSite;
  let path: string;
  before(async () => {
    site = await sharedSite();
    path = templates(site, 'nl')['sale list'] ?? '';
  });

  const pageCount = () =>
    site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 12).pageCount;
  const open = async (search = '', options: VisitOptions = {}) => {
    const opened = await visit({ viewport: PHONE, ...options });
    await opened.page.goto(site.origin + path + search, { waitUntil: 'load' });
    return opened;
  };

  /** Keys that a visitor without JavaScript sees, page by page. */
  async function plainPages(): Promise<string[]> {
    const { page } = await visit({ javaScript: false });
    const all: string[] = [];
    for (let number = 1; number <= pageCount(); number += 1) {
      await page.goto(`${site.origin}${path}?page=${number}`);
      all.push(...(await cards(page)));
    }
    return all;
  }

  it('shows to its end what the pages show without JavaScript, each home once', async () => {
    const { page, complaints } = await open();
    await scrollToPage(page, pageCount());
    const shown = await cards(page);
    assert.equal(new Set(shown).size, shown.length);
    assert.deepEqual(shown, await plainPages());
    await page.waitForSelector('.more:not(:has(a))');
    assert.deepEqual(complaints, []);
    assert.deepEqual(await violations(page), []);
  });

  it('keeps the page that one looks at in the URL, and adds nothing to the way back', async () => {
    const { page } = await open();
    const before = await page.evaluate(() => history.length);
    await scrollToPage(page, 3);
    await page.$eval('[data-page="3"] [data-card]', (card) =>
      card.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await page.waitForFunction(() => location.search === '?page=3');
    await page.$eval('[data-page="1"] [data-card]', (card) =>
      card.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await page.waitForFunction(() => location.search === '');
    assert.equal(await page.evaluate(() => history.length), before);
  });

  it('has the same position after a reload, with all pages up to there', async () => {
    const { page, complaints } = await open();
    await scrollToPage(page, 3);
    await page.$eval('[data-page="3"] > li:nth-child(3)', (element) =>
      element.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await page.waitForFunction(() => location.search === '?page=3');
    const before = await pages(page);
    const y = await page.evaluate(() => scrollY);
    await page.reload({ waitUntil: 'load' });
    await hasPage(page, 3);
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 2, {}, y);
    assert.deepEqual(await pages(page), before);
    assert.deepEqual(complaints, []);
  });

  it('begins where its URL says, with a link to what comes before', async () => {
    const { page } = await open('?page=3');
    assert.deepEqual(await pages(page), [3]);
    const said = () => page.$eval('.more-count', (count) => count.textContent);
    assert.match((await said()) ?? '', /^25–36 van \d+ getoond$/);
    await scrollToPage(page, 4);
    assert.deepEqual(await pages(page), [3, 4]);
    assert.match((await said()) ?? '', /^25–48 van \d+ getoond$/);
    assert.equal(
      await page.$eval('.list-previous', (link) => link.getAttribute('href')),
      `${path}?page=2`,
    );
  });

  const pressEnd = (page: Page) => page.keyboard.press('End');
  /** As a scrollbar that is dragged there at once: the end of the list is never in view. */
  const jump = async (page: Page) => {
    const end = () => document.documentElement.scrollHeight - innerHeight;
    await scrolledTo(page, await page.evaluate(end));
  };
  for (const [width, viewport, goToEnd] of [
    ['a phone', PHONE, jump],
    ['a desk', DESKTOP, pressEnd],
  ] as const) {
    it(`loads on after a jump to the end of the page, on ${width}`, async () => {
      const { page } = await open('', { viewport, isWhole: true });
      for (const number of [2, 3]) {
        await goToEnd(page);
        await hasPage(page, number);
      }
      // The browser may still be on its way there.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[data-page="3"] > *')].some(
          (card) => card.getBoundingClientRect().top < innerHeight,
        ),
      );
    });
  }

  it('leaves the visitor where they are when more comes', async () => {
    const { page } = await open('', { viewport: DESKTOP });
    const y = await page.$eval('.more-ahead', (ahead) => {
      scrollTo(0, Math.ceil(ahead.getBoundingClientRect().top) - innerHeight + 2);
      return scrollY;
    });
    await hasPage(page, 2);
    await drawn(page);
    assert.equal(await page.evaluate(() => scrollY), y);
    // What is watched is a window high, or a line at the end where less data is preferred.
    const height = () => page.$eval('.more-ahead', (ahead) => ahead.clientHeight);
    assert.equal(await height(), DESKTOP.height);
    const session = await page.createCDPSession();
    const features = [{ name: 'prefers-reduced-data', value: 'reduce' }];
    await session.send('Emulation.setEmulatedMedia', { features });
    assert.equal(await height(), 1);
  });

  it('gives more when it is asked to by keyboard, and leads on to what is new', async () => {
    const { page } = await open('', { viewport: DESKTOP });
    await page.focus('.more a');
    await page.keyboard.press('Enter');
    await hasPage(page, 2);
    await page.waitForFunction(() => document.activeElement?.closest('[data-page="2"]') !== null);
  });

  it('says when more cannot be had, and tries again when asked', async () => {
    const { page } = await open();
    const broken = await breakNext(page);
    await scrollToEnd(page);
    await page.waitForSelector('.more-failed');
    broken.mend();
    // Clear of the map's button, which floats at the foot of the window.
    await page.$eval('.more a', (more) => more.scrollIntoView({ block: 'center' }));
    await page.click('.more a');
    await hasPage(page, 2);
    assert.equal(await page.$('.more-failed'), null);
  });

  it('continues automatically once there is a network again', async () => {
    const { page } = await open();
    const broken = await breakNext(page);
    await scrollToEnd(page);
    await page.waitForSelector('.more-failed');
    await page.setOfflineMode(true);
    broken.mend();
    await page.setOfflineMode(false);
    await hasPage(page, 2);
  });

  it('asks a server that answers with an error again by a press only', async () => {
    const { page } = await visit({ viewport: PHONE });
    await skipDelay(page, LOOK_INTERVAL);
    let requests = 0;
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().includes('/flight/more')) return void request.continue();
      requests += 1;
      void request.respond({ status: 503 });
    });
    await page.goto(site.origin + path, { waitUntil: 'load' });
    await scrollToEnd(page);
    await page.waitForSelector('.more-failed');
    await page.waitForNetworkIdle();
    assert.equal(requests, 1);
    assert.notEqual(await page.$('.more-failed'), null);
  });

  it('is paged by links where there is no JavaScript', async () => {
    const { page } = await visit({ javaScript: false, viewport: PHONE });
    await page.goto(site.origin + path);
    assert.equal(await page.$eval('.more', (more) => more.checkVisibility()), false);
    assert.equal(await page.$eval('.pager', (pager) => pager.checkVisibility()), true);
  });
});

describe('a list to which a home is added during scrolling', () => {
  const visit = useBrowser();
  let agency: AgencyCopy;
  let site: LiveSite;
  before(async () => {
    agency = new AgencyCopy(DEMO);
    site = await liveSite({ env: { SITE_DIR: agency.dir } });
  });
  after(() => site.close());

  it('shows each home once, none of them is missing, and it ends where it ends', async () => {
    const { catalogue } = site.parts.source;
    const keys = () =>
      catalogue
        .port('nl')
        .list(emptyQuery('sale'), 1000)
        .items.map((item) => itemKey(item));
    const before = keys();
    const { page, complaints } = await visit({ viewport: PHONE });
    await page.goto(site.origin + templates(site, 'nl')['sale list'], { waitUntil: 'load' });
    await scrollToPage(page, 2);
    addNewest(agency, before.find((key) => !key.startsWith('p')) ?? '');
    await catalogue.refresh();
    const after = keys();
    assert.deepEqual(after.slice(1), before, 'it stands first');
    const last = catalogue.port('nl').list(emptyQuery('sale'), 12).pageCount;
    await scrollToPage(page, last);
    await page.waitForSelector('.more:not(:has(a))');
    // It came before what was seen already.
    assert.deepEqual(await cards(page), before);
    const said = await page.$eval('.more-count', (count) => count.textContent);
    assert.equal(said, `${before.length} van ${after.length} getoond`);
    assert.deepEqual(complaints, []);
  });
});

describe('a list that has grown beyond what is rendered at once', () => {
  const visit = useBrowser();
  let site: LiveSite;
  let path: string;
  before(async () => {
    const agency = new AgencyCopy(DEMO);
    agency.edit<{ list: object }>('site.json', (info) => {
      info.list = { ...info.list, itemsPerPage: 6 };
    });
    site = await liveSite({ env: { SITE_DIR: agency.dir } });
    path = templates(site, 'nl')['sale list'] ?? '';
  });
  after(() => site.close());

  /** Opens page 11, and reloads it as if the visitor had come there from page 1. */
  async function reloaded(page: Page): Promise<void> {
    await page.goto(`${site.origin}${path}?page=11`, { waitUntil: 'load' });
    await page.evaluateOnNewDocument(() => {
      const position = JSON.stringify({ first: 1, last: 11, y: 30_000 });
      sessionStorage.setItem(`list ${location.pathname}?`, position);
    });
    await page.reload({ waitUntil: 'load' });
  }

  it('shows the page that was in view after a reload, with those before', async () => {
    const { page, complaints } = await visit({ viewport: PHONE });
    await reloaded(page);
    await hasPage(page, 2);
    const shown = await pages(page);
    assert.deepEqual(shown.slice(0, 10), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const previous = await page.$eval('.list-previous', (link) => link.getAttribute('href'));
    assert.equal(previous, path);
    await page.waitForFunction(
      () =>
        Math.abs(document.querySelector('[data-page="11"] > *')!.getBoundingClientRect().top) < 200,
    );
    assert.equal(new URL(page.url()).search, '?page=11');
    assert.deepEqual(complaints, []);
  });

  it('adds no step to the way back where it cannot be restored', async () => {
    const { page } = await visit({ viewport: PHONE });
    await page.setRequestInterception(true);
    let isBroken = true;
    page.on('request', (request) => {
      const isList = request.url().includes('/flight/list/');
      if (isList && isBroken) void request.abort();
      else void request.continue();
      if (isList) isBroken = false;
    });
    const restarted = page.waitForResponse((response) => response.url().endsWith('?page=2'));
    await reloaded(page);
    await restarted;
    await hasPage(page, 2);
    assert.equal(await page.evaluate(() => history.length), 2);
  });
});

/** Writes a home like the one with this key, which is newer than all others. */
function addNewest(agency: AgencyCopy, key: string): void {
  const file = agency.list('homes').find((name) => name.startsWith(`${key}-`));
  const home = agency.read<object>(`homes/${file}`);
  agency.write('homes/99999-new.json', { ...home, id: 99_999 });
}

/** Lets requests for further pages fail until `mend` is called. */
async function breakNext(page: Page): Promise<{ mend: () => void }> {
  let isBroken = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isBroken && request.url().includes('/flight/')) void request.abort();
    else void request.continue();
  });
  return {
    mend: () => {
      isBroken = false;
    },
  };
}
