import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load as parse } from 'cheerio';
import type { BrowserManifest } from '../../server/services/render/browser-manifest.ts';
import type { Figure } from './figures.ts';

const DIST = new URL('../../dist/', import.meta.url).pathname;

/** Bytes of the pages and of the stylesheet as received by a browser that accepts brotli. */
export async function htmlSizes(
  origin: string,
  pages: { list: string; detail: string },
): Promise<Figure[]> {
  const list = await html(origin + pages.list);
  const detail = await html(origin + pages.detail);
  const sheets = parse(list)('link[rel=stylesheet]:not([media])')
    .map((_, link) => parse(list)(link).attr('href'))
    .get();
  const conditional = parse(list)('link[rel=stylesheet][media]')
    .map((_, link) => parse(list)(link).attr('href'))
    .get();
  const css = await Promise.all(sheets.map((sheet) => html(origin + sheet)));
  const further = await Promise.all(conditional.map((sheet) => html(origin + sheet)));
  return [
    { name: 'list: HTML, brotli', value: kilobytes(list), unit: 'KB', most: 14 },
    { name: 'detail: HTML, brotli', value: kilobytes(detail), unit: 'KB' },
    { name: 'stylesheets of the list', value: sheets.length, unit: '', least: 1, most: 1 },
    { name: 'stylesheet, brotli', value: kilobytes(css.join('')), unit: 'KB', most: 15 },
    {
      name: 'stylesheets of some windows and visitors, which nothing waits for, brotli',
      value: kilobytes(further.join('')),
      unit: 'KB',
      most: 3,
    },
  ];
}

/** The chunks of the maps with Leaflet, and of streets and drawing on it: fetched on request, not in the bound. */
const MAPS = new Set(['list-map', 'map', 'map-draw', 'streets']);

/** Scripts: what the list loads automatically, and all that its modules and the layout can load. */
export async function scriptSizes(origin: string, list: string): Promise<Figure[]> {
  const manifest = await browserManifest();
  const page = parse(await html(origin + list));
  const kinds = [
    'layout',
    ...page('[data-module]')
      .map((_, el) => page(el).data('module'))
      .get(),
  ];
  const islands = new Set(kinds.flatMap((kind) => manifest.reach[String(kind)] ?? []));
  const reached = [...islands].flatMap((id) => manifest.islands[id] ?? []);
  const chunks = reached.flatMap(({ chunks: own }) => own).map(String);
  const later = reached.flatMap((island) => Object.entries(island.later));
  const filesOf = (isMap: boolean) =>
    later.flatMap(([name, files]) => (MAPS.has(name) === isMap ? files : []));
  const files = new Set([...chunks.filter((part) => part.endsWith('.js')), ...filesOf(false)]);
  const onlyMap = [...new Set(filesOf(true))].filter((file) => !files.has(file));
  const { saved, seen, share } = manifest.pageScripts;
  const boot = await atOnce(manifest);
  const hearts = await brotliSize(saved);
  const rest = await Promise.all(
    [manifest.hydrate, manifest.thirdPartyLoader, ...files].map(brotliSize),
  );
  const map = await Promise.all(onlyMap.map(brotliSize));
  return [
    {
      name: 'list: JavaScript before interaction, brotli',
      value: boot / 1024,
      unit: 'KB',
      most: 5,
    },
    {
      name: 'list: JavaScript of the hearts, which nothing on the page waits for, brotli',
      value: hearts / 1024,
      unit: 'KB',
      most: 2,
    },
    {
      name: 'detail: JavaScript that remembers what was seen, which nothing waits for, brotli',
      value: (await brotliSize(seen)) / 1024,
      unit: 'KB',
      most: 1.25,
    },
    {
      name: 'detail: JavaScript of sharing, which nothing waits for',
      value: (await brotliSize(share)) / 1024,
      unit: 'KB',
      most: 0.55,
    },
    {
      name: 'list: all JavaScript it can load, brotli',
      value: rest.reduce((sum, size) => sum + size, boot + hearts) / 1024,
      unit: 'KB',
      most: 85,
    },
    {
      name: 'list: JavaScript of the map besides, when asked for, brotli',
      value: map.reduce((sum, size) => sum + size, 0) / 1024,
      unit: 'KB',
    },
  ];
}

/** Scripts that a page loads without interaction, however far it is scrolled. */
export async function untouchedScripts(origin: string, page: string): Promise<Figure> {
  const manifest = await browserManifest();
  const $ = parse(await html(origin + page));
  // Content of a closed dialog is not visible.
  const woken = $('x-island[data-when]')
    .filter((_, island) => $(island).closest('dialog').length === 0)
    .map((_, island) => `client/islands/${String($(island).data('module'))}.tsx`)
    .get();
  const chunks = woken.flatMap((id) => manifest.islands[id]?.chunks ?? []).map(String);
  const files = new Set([
    manifest.boot,
    manifest.pageScripts.results,
    manifest.pageScripts['third-parties'],
    ...(woken.length > 0 ? [manifest.hydrate] : []),
    ...chunks.filter((part) => part.endsWith('.js')),
  ]);
  const sizes = await Promise.all([...files].map(brotliSize));
  return {
    name: 'detail: JavaScript of a page that nobody touches, brotli',
    value: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    unit: 'KB',
    most: 5,
  };
}

/** The scripts that a list of a site with third parties loads automatically. */
async function atOnce({ boot, pageScripts }: BrowserManifest): Promise<number> {
  const files = [boot, pageScripts.results, pageScripts['third-parties']];
  const sizes = await Promise.all(files.map(brotliSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function browserManifest(): Promise<BrowserManifest> {
  const text = await readFile(path.join(DIST, 'server/browser.json'), 'utf8');
  return JSON.parse(text) as BrowserManifest;
}

/** As it is sent: small files are not compressed (server/build/precompress.ts). */
async function brotliSize(file: string): Promise<number> {
  const plain = path.join(DIST, 'assets', file);
  const compressed = `${plain}.br`;
  return (await stat(existsSync(compressed) ? compressed : plain)).size;
}

async function html(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

function kilobytes(text: string): number {
  return brotliCompressSync(text).length / 1024;
}
