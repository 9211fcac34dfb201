import { get } from 'node:http';
import { load as parse } from 'cheerio';
import type { Figure } from './figures.ts';

/** Lighthouse's phone: 412 CSS pixels at 1.75. */
const PIXELS = 412 * 1.75;

/**
 * Bytes that a phone fetches for the first screen of the home page, compressed: the page, its
 * stylesheets, its fonts, its scripts and its photograph.
 */
export async function firstScreen(origin: string, home: string): Promise<Figure> {
  const page = parse(await (await fetch(origin + home)).text());
  const linked = (selector: string, name: string) =>
    page(selector)
      .map((_, element) => page(element).attr(name))
      .get();
  const candidates = linked('.hero-photo source[type="image/avif"]', 'srcset')[0] ?? '';
  const files = [
    home,
    ...linked('link[rel=stylesheet], link[rel=preload]', 'href'),
    ...linked('head script[src]', 'src'),
    ...(page('body').attr('data-scripts') ?? '').split(' '),
    chosenFrom(candidates),
  ];
  const sizes = await Promise.all(files.map((file) => sentBytes(origin + file)));
  return {
    name: 'home page: first screen of a phone, compressed',
    value: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    unit: 'KB',
    most: 140,
  };
}

/** The narrowest file of a `srcset` that has the pixels, as Chromium chooses. */
function chosenFrom(srcset: string): string {
  const files = srcset.split(', ').map((candidate) => candidate.split(' '));
  const [url] = files.find(([, width]) => Number.parseInt(width ?? '', 10) >= PIXELS) ?? [];
  if (!url) throw new Error('the home page has no photograph for a phone');
  return url;
}

/** Bytes of the body as it is sent to a browser, without the headers. */
async function sentBytes(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = { 'accept-encoding': 'br, gzip' };
  const request = get(url, { headers }, (response) => {
    let bytes = 0;
    response.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    response.on('end', () => resolve(bytes));
  });
  request.on('error', reject);
  return promise;
}
