import assert from 'node:assert/strict';
import request, { type Response } from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { ANNE, LIEVE, type OwnerSite, ownerSite, signIn } from '../../support/owner-site.ts';

/** Words of Anne's home and history, in any language. */
const OF_ANNE = /Batteurs|Kaya|Collard|Bonjour, Anne/;
/** The home of Lieve, that of Anne, and what is no id. */
const OWN = '70433';
const OTHERS = [
  '71019',
  '0',
  '-1',
  '070433',
  '70433.0',
  '1e5',
  '99999999999',
  '70433%00',
  '７０４３３',
];
const TRAVERSALS = [
  '70433/documents/..%2f..%2f8102-collard.json',
  '70433/documents/%2e%2e%2f71019-mandat.pdf',
  '70433/documents/..%5c71019-mandat.pdf',
  '70433/documents/71019-mandat.pdf',
  '70433/documents/%2fetc%2fpasswd',
  '70433/documents/~AAAA',
  '70433/documents/a/b.pdf',
  '70433/%2e%2e/71019',
  '70433/../71019',
  '70433/71019',
  '71019/statistics.csv',
  '71019/documents/71019-mandat.pdf',
];
const FILES = ['statistics.csv', 'weeks.csv', 'visits.ics', 'documents/70433-opdracht.pdf'];

describe('owners’ pages before a thief', () => {
  let site: OwnerSite;
  let cookie: string;
  let ended: string;
  let pages: { login: string; history: string }[];
  before(async () => {
    site = await ownerSite();
    cookie = await signIn(site, LIEVE);
    ended = await signIn(site, ANNE);
    const { paths } = site.parts.source;
    pages = LOCALES.map((locale) => ({
      login: paths.named('login', locale) ?? '',
      history: paths.named('owner', locale) ?? '',
    }));
    await send('post', `${pages[0]!.login}/sign-out`, ended);
  });

  type Method = 'get' | 'head' | 'post' | 'put' | 'delete' | 'patch';
  const send = (method: Method, path: string, as = '', from = 'same-origin') => {
    const agent = request(site.app);
    const sent = agent[method](path).set('Cookie', as).set('Sec-Fetch-Site', from);
    return method === 'get' || method === 'head' ? sent : sent.type('form').send('home=71019');
  };
  /** What every answer must have: it is stored nowhere, and has nothing of Anne’s. */
  const look = (answer: Response, what: string) => {
    assert.equal(answer.headers['cache-control'], 'no-store', what);
    const body = answer.text ?? String(answer.body);
    assert.doesNotMatch(body, OF_ANNE, what);
    return answer.status;
  };
  const expectOne = (status: number, allowed: readonly number[], what: string) =>
    assert.ok(allowed.includes(status), `${what}: ${status}`);

  it('give nothing of another home by its number, a path or a damaged id', async () => {
    for (const { history } of pages) {
      for (const below of [...OTHERS, ...TRAVERSALS]) {
        const what = `${history}/${below}`;
        expectOne(look(await send('get', what, cookie), what), [303, 400, 404], what);
      }
    }
  });

  it('lead who has no session, or one that was ended or forged, to the sign-in', async () => {
    for (const as of ['', ended, cookie.replace(/.$/, 'x'), 'owner=s%3Aabc.def']) {
      for (const { history } of pages) {
        for (const below of ['', `/${OWN}`, '/71019', ...FILES.map((file) => `/${OWN}/${file}`)]) {
          const what = `${as.slice(0, 9)} ${history}${below}`;
          expectOne(look(await send('get', history + below, as), what), [303], what);
        }
      }
    }
  });

  it('give own data alone, whatever ids stand in the query', async () => {
    const query = '?home=71019&id=8102&section=offers&owner=8102';
    for (const { login, history } of pages) {
      for (const path of [login, `${login}/session`, `${history}/${OWN}`])
        expectOne(look(await send('get', path + query, cookie), path), [200], path);
      for (const file of FILES) {
        const path = `${history}/${OWN}/${file}`;
        expectOne(look(await send('get', path + query, cookie), path), [200], path);
        expectOne(look(await send('head', path, cookie), path), [200], path);
      }
    }
  });

  it('take no other methods, and no form of another site', async () => {
    const { login, history } = pages[0]!;
    const paths = [login, `${login}/session`, `${login}/sign-out`, history, `${history}/${OWN}`];
    for (const path of paths) {
      for (const method of ['put', 'delete', 'patch'] as const)
        expectOne(
          look(await send(method, path, cookie), path),
          [400, 404, 405],
          `${method} ${path}`,
        );
      for (const from of ['cross-site', 'same-site'])
        expectOne(look(await send('post', path, cookie, from), path), [400, 403, 404, 405], path);
    }
    for (const path of [`${login}/session`, history, `${history}/${OWN}`])
      expectOne(look(await send('post', path, cookie), path), [400, 404, 405], path);
    assert.match((await send('get', `${login}/session`, cookie)).text, /^70433$/);
  });
});
