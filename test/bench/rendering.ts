import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReactElement, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { parseConfig } from '../../server/config.ts';
import { demoCrm } from '../../server/services/crm/demo/crm.ts';
import { createLog } from '../../server/platform/log.ts';
import { buildParts } from '../../server/parts.ts';
import { openStores } from '../../server/open-stores.ts';
import { type Bundles, loadBundles } from '../../server/services/render/bundles.ts';
import { createRenderer } from '../../server/services/render/create-renderer.ts';
import type { Renderer } from '../../server/services/render/renderer.ts';
import { pageRequestOf, subjectAt } from '../../server/web/pages/find-subject.ts';
import { pageInput, type PageSource, renderPage } from '../../server/web/pages/page-source.ts';
import { eachPageScript } from '../../views/domain/page-files/page-scripts.ts';
import { eachSheet } from '../../views/domain/page-files/part-sheets.ts';
import { demoPaths } from './demo-paths.ts';
import type { Figure } from './figures.ts';
import { hostElements } from './host-elements.ts';

// Rendering time of an uncached page, relative to react-dom alone. Ours is what the server does for
// such a page: from the resolved subject to the bytes of the whole document. react-dom's is
// `renderToPipeableStream` of all elements of the page, with its server components called before
// (host-elements.ts), its islands' HTML in place and its Suspense boundaries retained, written to a
// stream that drops the bytes, which are the same. Ours caches the HTML of what many pages
// show (decision 206), and of the islands. Both run warm in one process, in
// alternating batches; processor time of the thread is counted, so that other programs do not
// matter. A list whose query is new has islands that are not cached: they are rendered by react-dom
// as well.

const DIST = new URL('../../dist/server', import.meta.url).pathname;
const WARM_UP = 1_000;
const ROUNDS = 15;
const BATCH = 80;
const MAX_RATIO = { list: 1.7, detail: 2 };

/** The ratios for a list page, for lists whose queries all differ, and for a home's page. */
export async function renderingFigures(): Promise<Figure[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'));
  try {
    const bundles = await loadBundles(DIST);
    const source = await demoSource(dataDir);
    const paths = await demoPaths();
    const figures: Figure[] = [];
    for (const page of ['list', 'detail'] as const) {
      figures.push(await pageFigure(page, pageAt(bundles, source, paths[page])));
    }
    figures.push(await newQueriesFigure(bundles, source, paths.list));
    return figures;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function demoSource(dataDir: string): Promise<PageSource> {
  const config = parseConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const log = createLog('silent');
  const { source } = await buildParts({
    config,
    log,
    now: Date.now,
    stores: await openStores(config, { log, now: Date.now }),
    crm: demoCrm(config, { now: Date.now }),
    onMissingText: ({ key }) => {
      throw new Error(`a text is missing: ${key}`);
    },
  });
  return source;
}

interface MeasuredPage {
  ours: () => Promise<Buffer>;
  elements: () => Promise<ReactNode>;
}

function pageAt(bundles: Bundles, source: PageSource, urlPath: string): MeasuredPage {
  const asked = new URLSearchParams();
  const found = subjectAt(source, urlPath, asked);
  if (found?.kind !== 'subject') throw new Error(`there is no page at ${urlPath}`);
  const request = pageRequestOf(source, found, asked);
  const renderer = rendererOf(bundles);
  return {
    ours: () => renderPage({ ...source, renderer }, request),
    elements: async () => {
      let elements: ReactNode;
      const ssr: Bundles['ssr'] = {
        ...bundles.ssr,
        // Called for the page alone; islands are rendered to text.
        renderBytes: async (element) => {
          elements = await hostElements(element);
          return Buffer.alloc(0);
        },
      };
      // Nothing is cached: these are the elements of the whole page.
      const { shared: _shared, ...input } = pageInput(source, request);
      await rendererOf({ ...bundles, ssr }).renderPage(input);
      return elements;
    },
  };
}

/** The ratio for lists that nobody has asked for, one after the other. */
async function newQueriesFigure(
  bundles: Bundles,
  source: PageSource,
  urlPath: string,
): Promise<Figure> {
  const renderer = rendererOf(bundles);
  const baseline = new NewElements(bundles);
  let asked = 0;
  const nextRequest = () => {
    const query = newQuery(asked++);
    const found = subjectAt(source, urlPath, query);
    if (found?.kind !== 'subject') throw new Error(`there is no page at ${urlPath}`);
    return pageRequestOf(source, found, query);
  };
  const rounds: { ours: number; alone: number }[] = [];
  for (let round = -WARM_UP / BATCH; round < ROUNDS; round++) {
    const requests = Array.from({ length: BATCH }, nextRequest);
    const pages: NewPage[] = [];
    for (const request of requests) pages.push(await baseline.of(pageInput(source, request)));
    const ours = await batch(() => renderPage({ ...source, renderer }, requests.pop()!), BATCH);
    const alone = await batch(() => baseline.render(pages.pop()!), BATCH);
    if (round >= 0) rounds.push({ ours, alone });
  }
  return ratioFigure('list of a new query', MAX_RATIO.list, rounds);
}

/** A query of a list, another for each number, that finds enough homes for a page. */
function newQuery(number: number): URLSearchParams {
  const query = new URLSearchParams({ pricemax: String(900_000 + number * 137) });
  if (number % 2 === 1) query.set('bedrooms', '1');
  if (number % 3 === 1) query.set('pricemin', String(1000 + number));
  if (number % 5 === 2) query.set('order', 'price-asc');
  return query;
}

/** The elements of a page, with those of the islands that no page before had. */
interface NewPage {
  tree: ReactNode;
  islands: ReactElement[];
}

class NewElements {
  readonly #ssr: Bundles['ssr'];
  readonly #renderer: Renderer;
  #page: NewPage = { tree: null, islands: [] };

  constructor(bundles: Bundles) {
    this.#ssr = bundles.ssr;
    const ssr: Bundles['ssr'] = {
      ...bundles.ssr,
      renderBytes: async (element) => {
        this.#page.tree = await hostElements(element);
        return Buffer.alloc(0);
      },
      islandElement: async (payload, manifest) => {
        const element = await bundles.ssr.islandElement(payload, manifest);
        this.#page.islands.push(element);
        return element;
      },
    };
    this.#renderer = rendererOf({ ...bundles, ssr });
  }

  async of({ shared: _shared, ...input }: ReturnType<typeof pageInput>): Promise<NewPage> {
    this.#page = { tree: null, islands: [] };
    await this.#renderer.renderPage(input);
    return this.#page;
  }

  /** By react-dom alone: the page, and its islands with the React of their components. */
  async render({ tree, islands }: NewPage): Promise<void> {
    await reactDomAlone(tree);
    const { signal } = new AbortController();
    const onError = (error: unknown) => {
      throw error;
    };
    for (const island of islands) await this.#ssr.renderBytes(island, { onError, signal });
  }
}

function rendererOf(bundles: Bundles): Renderer {
  return createRenderer({
    bundles,
    assets: {
      stylesheet: '/site.css',
      integrity: {},
      furtherStylesheets: eachSheet((name) => `/${name}.css`),
      boot: '/boot.js',
      hydrate: '/hydrate.js',
      privatePages: '/private-pages.js',
      pageScripts: eachPageScript((name) => `/${name}.js`),
      thirdPartyLoader: '/third-party-loader.js',
      thirdPartyTools: '/third-party-tools.js',
      fonts: ['/regular.woff2', '/bold.woff2'],
      icon: { url: '/icon.svg', type: 'image/svg+xml' },
      atlas: { url: '/tiles/0', municipality: () => undefined, names: () => [] },
    },
    onCrash: ({ error }) => {
      throw error;
    },
  });
}

async function pageFigure(
  name: 'list' | 'detail',
  { ours, elements }: MeasuredPage,
): Promise<Figure> {
  const tree = await elements();
  const alone = () => reactDomAlone(tree);
  await batch(ours, WARM_UP);
  if (!(await ours()).equals(await collected(tree))) throw new Error(`${name}: not the same bytes`);
  await batch(alone, WARM_UP);
  const rounds: { ours: number; alone: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ ours: await batch(ours, BATCH), alone: await batch(alone, BATCH) });
  }
  return ratioFigure(name, MAX_RATIO[name], rounds);
}

function ratioFigure(
  name: string,
  most: number,
  rounds: readonly { ours: number; alone: number }[],
): Figure {
  const least = (whose: 'ours' | 'alone') => Math.min(...rounds.map((round) => round[whose]));
  return {
    name: `rendering: ${name}, times react-dom alone`,
    // Of one round each: noise slows both of its batches alike.
    value: median(rounds.map((round) => round.ours / round.alone)),
    unit: '',
    most,
    note: `at best ${least('ours').toFixed(2)} ms against ${least('alone').toFixed(2)} ms`,
  };
}

/** Milliseconds of the thread's processor time per call, for calls one after the other. */
async function batch(work: () => Promise<unknown>, count: number): Promise<number> {
  const before = process.threadCpuUsage();
  for (let done = 0; done < count; done++) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / count;
}

function reactDomAlone(tree: ReactNode, sink = nullSink()): Promise<void> {
  const stream = renderToPipeableStream(tree, {
    progressiveChunkSize: Infinity,
    onAllReady: () => stream.pipe(sink),
  });
  return finished(sink);
}

function nullSink(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}

async function collected(tree: ReactNode): Promise<Buffer> {
  const parts: Buffer[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    parts.push(chunk);
    done();
  };
  await reactDomAlone(tree, new Writable({ write }));
  return Buffer.concat(parts);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
