import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request, { type Response } from 'supertest';
import { createApp } from '../../../server/app.ts';
import { HttpError } from '../../../server/platform/http-error.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { templates } from '../live-site.ts';
import { LIEVE, MARLENE, ownerSite, postSignIn, signIn } from '../owner-site.ts';
import { freshApp, sharedApp, type SiteApp } from '../site-app.ts';
import { ADDRESS, PERSON } from '../forms/typed.ts';
import { Visitor } from '../visitor.ts';

/** As browsers ask for a page. */
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

/**
 * HTML of one page of each template and state in a language, by name: also of those that a path
 * alone does not show, as failed forms, thanks, owners' pages, errors.
 */
export async function everyPage(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const site = await freshApp();
  const pages = new Map<string, string>();
  for (const [name, url] of Object.entries(templates(site, locale))) {
    const { status, text } = await request(site.app).get(url);
    // Without a session the history leads to the sign-in.
    if (status !== 303) pages.set(name, text);
  }
  for (const part of [formPages, ownerPages, errorPages, statePages]) {
    for (const [name, text] of Object.entries(await part(site, locale))) pages.set(name, text);
  }
  return pages;
}

/** The style sheets of those pages, by URL path. */
export async function everySheet(): Promise<ReadonlyMap<string, string>> {
  const { app } = await sharedApp();
  const links = [...(await everyPage('nl')).values()].flatMap((html) => {
    const $ = load(html);
    return $('link[rel=stylesheet]')
      .get()
      .map((link) => link.attribs['href'] ?? '');
  });
  const sheets = [...new Set(links)].map(async (url) => {
    const { text } = await request(app).get(url).expect(200);
    return [url, text] as const;
  });
  return new Map(await Promise.all(sheets));
}

type Pages = Readonly<Record<string, string>>;

function isPage({ type, text }: Response): void {
  assert.equal(type, 'text/html');
  assert.match(text, /<html lang=/);
}

async function formPages(site: SiteApp, locale: Locale): Promise<Pages> {
  const visitor = new Visitor(site);
  const { valuation = '', 'demand in steps': demand = '', contact = '' } = templates(site, locale);
  const failed = await visitor.send(await visitor.get(contact));
  const first = await visitor.get(valuation);
  const second = await visitor.send(first, { propertyType: '1', ...ADDRESS });
  const thanks = await visitor.send(second, PERSON);
  const budget = await visitor.send(await visitor.get(demand), { Goal: '1' });
  assert.deepEqual(
    [failed.status, second.status, thanks.status, budget.status],
    [200, 200, 200, 200],
  );
  return {
    'failed form': failed.text,
    'second step': second.text,
    'thank-you with a reference': thanks.text,
    'step of a demand': budget.text,
  };
}

async function ownerPages(_site: SiteApp, locale: Locale): Promise<Pages> {
  const site = await ownerSite();
  const path = site.parts.source.paths.named('login', locale) ?? '';
  const history = site.parts.source.paths.named('owner', locale) ?? '';
  const get = async (url: string, cookie: string) =>
    (await request(site.app).get(url).set('Cookie', cookie).expect(isPage)).text;
  return {
    'failed sign-in': (await postSignIn(site, { ...LIEVE, password: 'x' }, { path })).text,
    'choice of homes': await get(path, await signIn(site, MARLENE)),
    history: await get(`${history}/70433`, await signIn(site, LIEVE)),
  };
}

async function errorPages({ app, parts }: SiteApp, locale: Locale): Promise<Pages> {
  const { source } = parts;
  const withPages = (renderPage: typeof source.renderer.renderPage) =>
    createApp({ ...parts, source: { ...source, renderer: { ...source.renderer, renderPage } } });
  const broken = withPages(() => Promise.reject(new Error('on purpose')));
  // The page is too much, what is said of it is not.
  let isFirst = true;
  const busy = withPages((...asked) => {
    if (!isFirst) return source.renderer.renderPage(...asked);
    isFirst = false;
    return Promise.reject(new HttpError(503, 'on purpose'));
  });
  const list = source.paths.named('for-sale', locale) ?? '';
  const refused = request(app).post(list).type('form').set('Sec-Fetch-Site', 'same-origin');
  return {
    'nothing to send here': (await refused.set('Accept', HTML).expect(405)).text,
    'too much at a time': (await request(busy).get(`${list}?x=1`).expect(503)).text,
    'failure of ours': (await request(broken).get(`${list}?x=1`).expect(500)).text,
  };
}

async function statePages({ app }: SiteApp, locale: Locale): Promise<Pages> {
  const textOf = async (url: string) => (await request(app).get(url).expect(isPage)).text;
  return {
    states: await textOf(`/states/${locale}`),
    'states of a module': await textOf(`/states/${locale}/slideshow`),
  };
}
