import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadGazetteer } from '../../server/services/catalogue/index/gazetteer.ts';
import { createCatalogue } from '../../server/services/catalogue/live-catalogue.ts';
import type { CataloguePort } from '../../server/services/crm/catalogue-port.ts';
import { createLog } from '../../server/platform/log.ts';
import { systemTimers } from '../../server/platform/concurrency/timers.ts';
import { siteApp, temporaryDir } from '../support/site-app.ts';
import type { Figure } from './figures.ts';
import { manyHomes } from './many-homes.ts';
import { manyProjects } from './many-projects.ts';
import { agencyWithPictures, SILENT, withPictures } from './pictured-homes.ts';
import { stall } from './stall-probe.ts';
import { CatalogueFile } from '../../server/services/catalogue/files/catalogue-file.ts';

// The longest stall of the event loop for one request, and for work in the background, with 10,000
// homes of ten pictures each and 100 projects.

const HOMES = 10_000;
const PROJECTS = 100;
/** Requests per URL: the first is not answered from a cache. */
const TIMES = 5;
const PLACES = new URL('../../public/data/', import.meta.url).pathname;
const NOWHERE = '/nl/er-is-niets';
const HEADERS = { 'accept-encoding': 'br', 'accept-language': 'nl' };

export interface Asked {
  url: string;
  headers: Record<string, string>;
}

export interface Answer {
  status: number;
  /** The Location header of a redirect. */
  location: string | null;
  bytes: number;
  took: number;
}

type Ask = (path: string) => Promise<Answer>;

/** The longest stall for every kind of URL, and for the work in the background. */
export async function stallFigures(): Promise<Figure[]> {
  const dataDir = temporaryDir();
  const crm = changingCrm();
  const env = { DATA_DIR: dataDir, SITE_DIR: agencyWithPictures(), LOG_LEVEL: 'silent' };
  const { app, parts } = await siteApp({ env, crm, reach: SILENT });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = fork(new URL('./stalls-client.ts', import.meta.url));
  const ask = asking(client, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    const { catalogue } = parts.source;
    // The start waits for a slow answer for a limited time only.
    await catalogue.idle();
    // The first round compiles the code; then the catalogue changes, which empties the caches.
    const sitemaps = await sitemapParts(ask);
    for (const [, path] of await urlsOf(ask, sitemaps)) await ask(path);
    const figures = [await stall('a refresh', () => catalogue.refresh())];
    figures.push(await stallOf('the first page after it', '/nl/te-koop?bench=2', ask));
    figures.push(await stall('a look at the pictures', () => parts.media.refresh()));
    figures.push(await stall('the start from the copy on disk', () => fromDisk(dataDir)));
    for (const [name, path] of await urlsOf(ask, sitemaps))
      figures.push(await stallOf(name, path, ask));
    return figures;
  } finally {
    client.kill();
    server.close();
  }
}

function asking(client: ChildProcess, origin: string): Ask {
  return async (path) => {
    client.send({ url: origin + path, headers: HEADERS } satisfies Asked);
    const [answer] = (await once(client, 'message')) as [Answer];
    return answer;
  };
}

/**
 * URLs that visitors, islands and crawlers request. Pages with the unknown parameter `bench` are
 * not cached.
 */
async function urlsOf(
  ask: Ask,
  sitemaps: readonly string[],
): Promise<[name: string, path: string][]> {
  const home = manyHomes(1, 2)[0]!;
  const view = '50.5,3,51.5,5';
  const { location } = await ask(`/nl/property?id=${home.id}`);
  return [
    ['the home page', '/nl/ons-aanbod?bench=1'],
    ['a list', '/nl/te-koop?bench=1'],
    ['the last page of a list', '/nl/te-koop?page=500&bench=1'],
    ['a list with filters', '/nl/te-koop?bedrooms=3&region=9000&sort=price-asc&bench=1'],
    ['a list on the map', '/nl/te-koop?show=map&bench=1'],
    ['a home', `${location}?bench=1`],
    ['new-build', '/nl/projecten?bench=1'],
    ['articles', '/nl/advies?bench=1'],
    ['search results', '/nl/zoeken?q=gent&bench=1'],
    ['what is not there', NOWHERE],
    ['robots.txt', '/robots.txt'],
    ...sitemaps.map((path): [string, string] => [path.slice(1), path]),
    ['the homes as JSON', '/feeds/homes.nl.json'],
    ['llms.txt', '/llms.txt'],
    ['the feed of a list', '/rss/nl/te-koop?bedrooms=3'],
    ['/api/list-count', '/api/list-count?lang=nl&listing=sale&bedrooms=2'],
    ['/api/places', '/api/places?q=ge&lang=nl&listing=sale'],
    ['/api/suggest', '/api/suggest?q=straat&lang=nl'],
    ['/api/map-points, the whole list', '/api/map-points?lang=nl&listing=sale'],
    ['/api/map-points, a view', `/api/map-points?lang=nl&listing=sale&view=${view}`],
    ['/api/map-cards', `/api/map-cards?lang=nl&key=${home.id}&key=p1`],
    ['a part of a list', '/flight/more/nl/te-koop?page=2'],
    ['a tile', '/tiles/0000000000/8/131/85.svg'],
    ['health', '/readyz'],
  ];
}

/** The index of the sitemap, and the largest of its files. */
async function sitemapParts(ask: Ask): Promise<string[]> {
  const found = ['/sitemap.xml'];
  for (let part = 1; part < 100; part += 1) {
    const path = `/sitemap-sale-nl${part === 1 ? '' : `-${part}`}.xml`;
    if ((await ask(path)).status !== 200) break;
    found.push(path);
  }
  return found;
}

async function stallOf(name: string, path: string, ask: Ask): Promise<Figure> {
  const answers: Answer[] = [];
  const figure = await stall(name, async () => {
    for (let time = 0; time < TIMES; time += 1) answers.push(await ask(path));
  });
  const { status, bytes, took } = answers.reduce((one, other) =>
    other.took > one.took ? other : one,
  );
  if (status !== (path === NOWHERE ? 404 : 200)) throw new Error(`${path}: ${status}`);
  const size = `${(bytes / 1024).toFixed(0)} KB`;
  return { ...figure, note: `${path}: ${size}, slowest in ${took.toFixed(0)} ms` };
}

/** A CRM whose homes differ at each refresh. */
function changingCrm(): CataloguePort {
  const [first, second] = [1, 2].map((seed) => ({
    homes: manyHomes(HOMES, seed).map(withPictures),
    projects: manyProjects(PROJECTS, seed),
  }));
  let asked = 0;
  return {
    source: 'bench',
    version: async () => String(asked),
    properties: async () => {
      asked += 1;
      return { items: (asked === 1 ? first : second)?.homes ?? [], dropped: [] };
    },
    projects: async () => ({
      items: (asked === 1 ? first : second)?.projects ?? [],
      dropped: [],
    }),
    team: async () => [],
  };
}

async function fromDisk(dataDir: string): Promise<void> {
  const silent = () => Promise.reject(new Error('silent'));
  const catalogue = createCatalogue({
    crm: { source: 'bench', version: silent, properties: silent, projects: silent, team: silent },
    pictures: () => undefined,
    log: createLog('silent'),
    now: Date.now,
    timers: systemTimers,
    copies: new CatalogueFile(dataDir),
    secret: 'a secret of more than thirty-two characters',
    ignoredLabels: () => [3, 4],
    gazetteer: await loadGazetteer(PLACES),
  });
  await catalogue.refresh();
  if (catalogue.size !== HOMES) throw new Error('the copy on disk could not be read');
}
