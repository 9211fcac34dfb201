import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Page } from 'puppeteer';
import { drawn } from './browser.ts';
import { type Listening, listening } from './listening.ts';
import type { OpenSite } from './live-site.ts';

/** Maximum number of pieces of a page; each is rendered before the next is sent. */
const PIECES = 12;

/** Pages are cut before these elements: text that arrives may move the rest of its own line. */
const BLOCK = /<(?:address|article|aside|div|dl|fieldset|footer|form|li|nav|p|section|ul)\b/;

/** A site whose pages arrive slowly: in pieces, each rendered before the next. */
export interface SlowSite extends Listening {
  /**
   * Opens a URL path and renders the page piece by piece; resolves when it has loaded.
   * @param cut where a piece begins, the first times that it matches; pieces of one size without.
   */
  open(page: Page, path: string, cut?: RegExp): Promise<void>;
}

/** Puts a slow proxy in front of the site; only HTML is delayed. */
export async function pieceByPiece(site: OpenSite): Promise<SlowSite> {
  const waiting: { url: string | undefined; response: ServerResponse }[] = [];
  const listener: RequestListener = (request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return void site.app(request, response);
    waiting.push({ url: request.url, response });
    server.server.emit('page');
  };
  const server = await listening(listener);

  const open = async (page: Page, path: string, cut?: RegExp) => {
    const asked = once(server.server, 'page');
    const loaded = page.goto(`http://127.0.0.1:${server.port}${path}`, { waitUntil: 'load' });
    await asked;
    const [{ url, response } = fail()] = waiting.splice(0);
    const whole = await fetch(site.origin + url, { headers: { 'accept-encoding': 'identity' } });
    const html = await whole.text();
    for (const [name, value] of whole.headers) {
      if (!['content-length', 'connection', 'transfer-encoding'].includes(name)) {
        response.setHeader(name, value);
      }
    }
    response.writeHead(whole.status);
    const arrived = new Promise((resolve) => page.once('framenavigated', resolve));
    // Browsers render nothing before the body has begun.
    const head = html.indexOf('<main');
    response.write(html.slice(0, head));
    await arrived;
    for (const piece of piecesOf(html.slice(head), cut)) {
      await drawn(page);
      response.write(piece);
    }
    response.end();
    await loaded;
  };
  return { ...server, open };
}

function piecesOf(html: string, cut?: RegExp): string[] {
  const size = Math.ceil(html.length / PIECES);
  const pieces: string[] = [];
  for (let from = 0; from < html.length; ) {
    const least = cut ? 1 : size;
    const block = html.slice(from + least).search(cut ?? BLOCK);
    const isLast = block === -1 || (cut && pieces.length + 1 === PIECES);
    const to = isLast ? html.length : from + least + block;
    pieces.push(html.slice(from, to));
    from = to;
  }
  return pieces;
}

function fail(): never {
  throw new Error('no page was asked for');
}
