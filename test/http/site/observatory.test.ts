import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request, { type Response } from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { documentHref } from '../../../views/routing/document-href.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { ADDRESS, PERSON } from '../../support/forms/typed.ts';
import { pointsOf, scoreOf } from '../../support/observatory.ts';
import { LIEVE } from '../../support/owner-site.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { wholeSitemap } from '../../support/whole-sitemap.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const HOST = 'www.example.be';
/** Homes and projects of which the pages are scored. */
const ITEMS = 3;

/** Cookies that the site's script reads, or that the specification names. */
const WITHOUT_PREFIX = /^(saved|documents-(p-)?\d+)=/;

describe('the score of the HTTP Observatory', () => {
  let site: SiteApp;
  before(async () => {
    const agency = new AgencyCopy(DEMO);
    // The demo's third parties are on this machine: those of an agency are on https.
    agency.edit<{ thirdParties: { script: string }[] }>('site.json', ({ thirdParties }) => {
      for (const party of thirdParties) {
        party.script = party.script.replace('http://127.0.0.1:3901', 'https://tools.example');
      }
    });
    const env = { SITE_DIR: agency.dir, SITE_URL: `https://${HOST}`, TRUST_PROXY: '1' };
    site = await siteApp({ env: { ...env, SESSION_SECRET: 's'.repeat(32), HSTS_PRELOAD: '1' } });
  });

  const byHttps = (asked: request.Test, cookie = '') =>
    asked
      .set({ Host: HOST, 'X-Forwarded-Proto': 'https', 'Sec-Fetch-Site': 'same-origin' })
      .set('Accept', 'text/html')
      .set('Cookie', cookie);
  const get = (url: string, cookie?: string) => byHttps(request(site.app).get(url), cookie);
  const post = (url: string, fields: object, cookie?: string) =>
    byHttps(request(site.app).post(url).type('form'), cookie).send(fields);
  const cookiesOf = (answer: Response) =>
    (answer.get('Set-Cookie') ?? []).map((line) => line.replace(/;.*/, '')).join('; ');

  /** At least 140 by the rules of today and, on the list of preloaded sites, by the earlier ones. */
  function assertScore(answer: Response, what: string): void {
    const scanned = {
      headers: answer.headers,
      html: answer.type === 'text/html' ? answer.text : '',
    };
    const scores = [
      scoreOf(pointsOf(scanned)),
      scoreOf(pointsOf(scanned, { isPreloaded: true, isEarlier: true })),
    ];
    const points = JSON.stringify(pointsOf(scanned));
    assert.ok(Math.min(...scores) >= 140, `${what}: ${scores.join(' and ')}, ${points}`);
    assertCookies(answer);
  }

  function assertCookies(answer: Response): void {
    for (const line of answer.get('Set-Cookie') ?? []) {
      assert.match(
        line,
        WITHOUT_PREFIX.test(line) ? /; Path=\// : /^__Host-[^;]*; (Max-Age=\d+; )?Path=\//,
      );
      assert.match(line, /; Secure(;|$)/);
      assert.match(line, /; SameSite=(Lax|Strict)(;|$)/);
      assert.doesNotMatch(line, /; Domain=/i);
      if (!line.startsWith('saved=')) assert.match(line, /; HttpOnly(;|$)/);
    }
  }

  it('is 140 and more on pages of every kind', async () => {
    const urls = [...(await wholeSitemap(site.app, HOST)).matchAll(/<loc>([^<]*)</g)];
    const dutch = urls
      .map(([, url = '']) => new URL(url).pathname)
      .filter((url) => /^\/nl\b/.test(url));
    const items = dutch.filter((url) => /-\d+$/.test(url)).slice(0, ITEMS);
    const pages = dutch.filter((url) => !/-\d+$/.test(url));
    assert.ok(pages.length > 15 && items.length === ITEMS);
    for (const url of [
      createLinks(site.parts.source.paths, 'nl').page('home') ?? '',
      ...pages,
      ...items,
      '/nl/login',
      '/nl/nergens',
      '/fr/%zz',
    ]) {
      const answer = await get(url);
      assert.equal(answer.type, 'text/html', url);
      assertScore(answer, url);
    }
  });

  it('is 140 and more for owners and in their forms, where cookies are set', async () => {
    const signedIn = await post('/nl/login', LIEVE).expect(303);
    assert.match(signedIn.get('Set-Cookie')?.[0] ?? '', /^__Host-owner=/);
    const own = await get('/nl/login', cookiesOf(signedIn)).expect(200);
    assertScore(own, 'the page of an owner');
    const links = load(own.text)('main a[href^="/nl/login/"]').toArray();
    const further = [...new Set(links.map(({ attribs }) => attribs['href'] ?? ''))];
    assert.ok(further.length > 0);
    for (const url of further.filter((each) => !/\.(csv|ics|pdf)$/.test(each)).slice(0, 8)) {
      const answer = await get(url, cookiesOf(signedIn));
      if (answer.type === 'text/html') assertScore(answer, url);
    }
  });

  it('is 140 and more on what forms answer, with their cookies', async () => {
    const wizard = site.parts.source.paths.named('valuation', 'nl') ?? '';
    const step = await post(wizard, ADDRESS);
    assertCookie(step, '__Host-draft-');
    const contact = await post('/nl/contact', { ...PERSON, Content: 'Dag' }).expect(303);
    assertCookie(contact, '__Host-sent=');
    const { catalogue, paths } = site.parts.source;
    const { items } = catalogue.port('nl').list(emptyQuery('sale'), 100);
    const home = items.find(({ documents }) => documents.length > 0);
    const document = home?.documents[0];
    assert.ok(home && document);
    const form = documentHref(createLinks(paths, 'nl'), home, document) ?? '';
    const asked = await post(form.replace(/\?.*/, ''), { ...PERSON, Subject: '1' }).expect(303);
    assertCookie(asked, '__Host-opens=');
    assertCookie(asked, `documents-${home.id}=`);
    const thanks = await get(contact.headers['location'] ?? '', cookiesOf(contact)).expect(200);
    assertScore(thanks, 'a thank-you page');
    const refused = await post('/nl/contact', { ...PERSON, Email: 'an@' });
    assert.equal(refused.type, 'text/html');
    assertScore(refused, 'a form with a mistake');
  });

  /** Of a redirect the headers count that a page has, and its cookies. */
  function assertCookie(answer: Response, begin: string): void {
    const lines = answer.get('Set-Cookie') ?? [];
    assert.ok(
      lines.some((line) => line.startsWith(begin)),
      lines.join('\n'),
    );
    assert.equal(pointsOf({ headers: answer.headers, html: '' })['cookies'], 5);
    assertCookies(answer);
  }
});
