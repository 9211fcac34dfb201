import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer';
import type {
  BrowserIsland,
  BrowserManifest,
} from '../../server/services/render/browser-manifest.ts';
import { SCRIPTS_HEADER } from '../../views/domain/list/scripts-header.ts';
import { DESKTOP, useBrowser } from '../support/browser.ts';
import { type LiveSite, liveSite, templates } from '../support/live-site.ts';

interface Island extends Pick<BrowserIsland, 'id' | 'chunks'> {
  name: string;
  /** URL path below /assets/ of the chunk with its module and those of other islands. */
  file: string;
}

const DIST = new URL('../../dist/', import.meta.url).pathname;

/** By this query a replaced chunk asks for the one of the build. */
const ORIGINAL = '?original';
/** A component that throws when it is drawn. */
const THROWS = `() => { throw new Error('broken in a test') }`;
/** A component that throws until it is mended. */
const THROWS_YET = `() => {
  if (!globalThis.isMended) throw new Error('broken in a test');
  return 'mended';
}`;
/** A component that throws on its second render. */
const THROWS_LATER = `(() => {
  class Later {
    state = {};
    render() {
      globalThis.drawAgain = () => this.updater.enqueueSetState(this, { again: true });
      if (this.state.again) throw new Error('broken in a test');
      return 'drawn';
    }
  }
  Later.prototype.isReactComponent = {};
  return Later;
})()`;
/** A list that React cannot render. */
const NO_LIST = { title: '', status: '', alternates: {}, head: '', results: { no: 'element' } };

type Answer = (request: HTTPRequest) => Promise<void>;

describe('what crashes in a list that is changed in place', () => {
  const visit = useBrowser();
  let site: LiveSite;
  let list: string;
  let inPlace: string;
  let islands: ReadonlyMap<string, Island>;
  before(async () => {
    site = await liveSite();
    list = templates(site, 'nl')['sale list'] ?? '';
    const place = site.parts.source.catalogue.port('nl').places('sale')[0];
    assert.ok(place);
    inPlace = `?${new URLSearchParams({ region: `${place.city}|${place.zip}` })}`;
    islands = await islandsIn(`${site.origin}/flight/list/1${list}`);
  });
  after(() => site.close());

  const named = (name: string): Island => {
    const found = islands.get(name);
    assert.ok(found, `no ${name} in the list`);
    return found;
  };

  /** Opens the list hydrated; `answer` replaces the server's responses. */
  async function open(answers: Readonly<Record<string, Answer>>, search = inPlace) {
    const { page } = await visit({ viewport: DESKTOP });
    const reports: Promise<string>[] = [];
    const asked: string[] = [];
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const url = request.url();
      asked.push(url);
      if (url.endsWith('/api/error/')) reports.push(moduleIn(request));
      const answer = Object.entries(answers).find(([part]) => url.includes(part))?.[1];
      void (answer?.(request) ?? request.continue());
    });
    await page.goto(site.origin + list + search, { waitUntil: 'load' });
    await takeOver(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    return { page, reports, asked };
  }

  /** Hydrates the filters, which are not part of the Flight response. */
  async function takeOver(page: Page): Promise<void> {
    await page.focus('.filter-button');
    await page.waitForSelector('[data-in-place]');
  }

  const change = (page: Page) => page.$eval('.chip', (chip) => (chip as HTMLElement).click());
  const isSame = (page: Page) => page.evaluate(() => 'same' in document.documentElement.dataset);

  async function stands(page: Page): Promise<void> {
    await page.waitForSelector('#list-results:not([aria-busy]) [data-card]');
    assert.ok((await page.$$('#list-head h1')).length === 1);
  }

  it('concerns every island there alone: it is reported once, and the list stays', async () => {
    assert.deepEqual([...islands.keys()].toSorted(), ['ListCards', 'MoreHomes', 'SortSelect']);
    for (const [name, island] of islands) {
      const { page, reports } = await open({ [island.file]: chunkOf(island, THROWS) });
      await change(page);
      await page.waitForSelector('.list .module-crash');
      await stands(page);
      assert.equal(
        await page.$eval('.list .module-crash', (words) => words.textContent),
        'Er is een fout opgetreden in de module',
      );
      assert.equal(await isSame(page), true, name);
      assert.equal(new URL(page.url()).search, '', name);
      assert.deepEqual(await Promise.all(reports), [name]);
      const hasPager = await page.$eval('.pager', (pager) => pager.checkVisibility());
      assert.equal(hasPager, name === 'MoreHomes', `${name}: the way to the other pages`);
      await page.close();
    }
  });

  it('is drawn again with the next list', async () => {
    const island = named('SortSelect');
    const garden = '?garden=1';
    const { page, reports } = await open({ [island.file]: chunkOf(island, THROWS_YET) }, garden);
    await change(page);
    await page.waitForSelector('.list .module-crash');
    // The address follows the list: before, Back would lead to the page before this one.
    await page.waitForFunction(() => location.search === '');
    await page.evaluate('globalThis.isMended = true');
    await page.evaluate(() => history.back());
    await page.waitForFunction((search) => location.search === search, {}, garden);
    await page.waitForSelector('.list:not(:has(.module-crash))');
    await stands(page);
    assert.match((await page.$eval('.list', (all) => all.textContent)) ?? '', /mended/);
    assert.equal(await isSame(page), true);
    assert.deepEqual(await Promise.all(reports), ['SortSelect']);
  });

  it('leads to the whole page where the code of an island cannot be fetched', async () => {
    // The islands of lists have one chunk: this one is not among them.
    const gone = { ...named('SortSelect'), id: 'gone', chunks: [1, 'js/gone.js'] };
    const drawn = { ...NO_LIST, results: ['$', '$L1', null, {}] };
    const { page } = await open({ '/flight/list/': flightOf(drawn, gone) });
    await Promise.all([page.waitForNavigation(), change(page)]);
    await stands(page);
    assert.equal(await isSame(page), false);
    assert.equal(new URL(page.url()).search, '');
  });

  it('leads to the whole page where it is the list itself', async () => {
    const { page, reports } = await open({ '/flight/list/': flightOf(NO_LIST) });
    await Promise.all([page.waitForNavigation(), change(page)]);
    await stands(page);
    assert.equal(await isSame(page), false);
    assert.equal(new URL(page.url()).search, '');
    assert.deepEqual(await Promise.all(reports), ['property-list']);
  });

  it('leads there too when the list crashes after it was shown', async () => {
    const island = named('SortSelect');
    const drawn = { ...NO_LIST, results: ['$', '$L1', null, {}] };
    const { page, reports } = await open({
      '/flight/list/': flightOf(drawn, island),
      [island.file]: chunkOf(island, THROWS_LATER),
    });
    await change(page);
    await page.waitForFunction(() => 'drawAgain' in globalThis && location.search === '');
    await Promise.all([page.waitForNavigation(), page.evaluate('drawAgain()')]);
    await stands(page);
    assert.deepEqual(await Promise.all(reports), ['property-list']);
  });

  /** Opens the list, loads its second page and reloads: what is restored is not a list. */
  async function restoreNoList(answers: Readonly<Record<string, Answer>> = {}) {
    const { page, reports, asked } = await open(
      { ...answers, '/flight/list/': flightOf(NO_LIST) },
      '',
    );
    await page.$eval('.more', (more) => more.scrollIntoView());
    await page.waitForSelector('[data-page="2"]');
    asked.length = 0;
    await page.reload();
    const counts = () => [
      asked.filter((url) => url.includes('/flight/list/')).length,
      asked.filter((url) => url.split('?')[0] === site.origin + list).length,
      reports.length,
    ];
    return { page, counts };
  }

  it('is not restored again automatically, nor by the next reload', async () => {
    const { page, counts } = await restoreNoList();
    await page.waitForFunction(() => document.querySelector('[data-page="2"]') === null);
    // The page that was loaded after the crash has requested nothing in place.
    await page.waitForFunction(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type ===
        'navigate',
    );
    await takeOver(page);
    await stands(page);
    assert.deepEqual(counts(), [1, 2, 1]);
    await page.reload();
    await takeOver(page);
    await stands(page);
    assert.deepEqual(counts(), [1, 3, 1]);
  });

  it('is not restored by a reload where the whole page could not be loaded either', async () => {
    let documents = 0;
    const { page, counts } = await restoreNoList({
      // The third document is the one after the crash.
      [site.origin + list]: (request) =>
        ++documents === 3 ? request.respond({ status: 503, body: 'busy' }) : request.continue(),
    });
    await page.waitForFunction(() => document.body?.textContent === 'busy');
    await page.reload();
    await takeOver(page);
    await stands(page);
    assert.deepEqual(counts(), [1, 3, 1]);
  });
});

async function moduleIn(request: HTTPRequest): Promise<string> {
  const sent = await request.fetchPostData();
  return String((JSON.parse(sent ?? '{}') as { module?: string }).module);
}

/** The islands in the Flight of this URL by component name, without their boundary. */
async function islandsIn(url: string): Promise<Map<string, Island>> {
  const flight = await (await fetch(url)).text();
  const names = [...flight.matchAll(/^[\da-f]+:I\[.*"(\w+)"\]$/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'FlightIsland');
  const manifest = await builtManifest();
  const islands = names.map(async (name) => {
    const island = manifest.islands[`client/islands/${name}.tsx`];
    assert.ok(island, name);
    return [name, { ...island, name, file: await fileWith(island) }] as const;
  });
  return new Map(await Promise.all(islands));
}

async function builtManifest(): Promise<BrowserManifest> {
  const file = path.join(DIST, 'server/browser.json');
  return JSON.parse(await readFile(file, 'utf8')) as BrowserManifest;
}

async function fileWith({ id, chunks }: BrowserIsland): Promise<string> {
  for (let at = 1; at < chunks.length; at += 2) {
    const file = String(chunks[at]);
    const code = await readFile(path.join(DIST, 'assets', file), 'utf8');
    if (new RegExp(`\\b${id}\\(`).test(code)) return file;
  }
  throw new Error(`no chunk has the module ${id}`);
}

/** The island's chunk with another component in its place. */
function chunkOf({ id, name }: Island, component: string): Answer {
  return (request) => {
    const url = request.url();
    if (url.endsWith(ORIGINAL)) return request.continue();
    const body = `
      import * as original from '${url}${ORIGINAL}';
      const component = ${component};
      export const __webpack_esm_ids__ = original.__webpack_esm_ids__;
      export const __webpack_esm_modules__ = {
        ...original.__webpack_esm_modules__,
        ${id}: (_, exports, require) => {
          require.r(exports);
          require.d(exports, { ${name}: () => component });
        },
      };`;
    return request.respond({
      status: 200,
      contentType: 'text/javascript; charset=utf-8',
      body,
    });
  };
}

/** Flight of a value, which may refer to one island as `$L1`. */
function flightOf(value: unknown, island?: Island): Answer {
  const imported = island ? [`1:I${JSON.stringify([island.id, island.chunks, island.name])}`] : [];
  const body = [...imported, `0:${JSON.stringify(value)}`, ''].join('\n');
  return async (request) => {
    const { hydrate } = await builtManifest();
    const headers = { [SCRIPTS_HEADER]: `/assets/${hydrate}` };
    await request.respond({ status: 200, contentType: 'text/x-component', headers, body });
  };
}
