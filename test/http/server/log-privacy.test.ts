import assert from 'node:assert/strict';
import request, { type Test } from 'supertest';
import { createApp } from '../../../server/app.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { listening } from '../../support/listening.ts';
import { freshApp, siteApp, type SiteApp } from '../../support/site-app.ts';

const EMAIL = 'jan.peeters@visitor.example';
/** Personal data in the requests of these tests; none of it may be logged. */
const SECRETS = [
  'Peeters',
  'visitor.example',
  'jan.peeters',
  '203.0.113.9',
  '2001:db8::7',
  '127.0.0.1',
  '::ffff',
  'SpyBrowser',
  'fr-BE;q=0.7',
  'session-secret',
  '470 12 34 56',
  '470%2012%2034%2056',
  '470123456',
  'naam=',
  'utm_source',
];
const QUERY = `?naam=Jan+Peeters&email=${EMAIL}&utm_source=mail`;

describe('the log of a visit', () => {
  let site: SiteApp;
  let earlier: number;
  before(async () => {
    site = await siteApp({ env: { TRUST_PROXY: '1' } });
  });
  beforeEach(() => {
    earlier = site.lines.length;
  });

  /** The log lines of the current test. */
  const lines = () => site.lines.slice(earlier);

  const asVisitor = (test: Test): Test =>
    test.set({
      Host: 'localhost',
      'User-Agent': 'SpyBrowser/1.0 (Jan Peeters)',
      'X-Forwarded-For': '2001:db8::7, 203.0.113.9',
      'X-Forwarded-Host': 'visitor.example',
      Forwarded: 'for=203.0.113.9',
      Referer: `https://visitor.example/mail${QUERY}`,
      'Accept-Language': 'fr-BE;q=0.7',
      Cookie: 'sid=session-secret',
      Authorization: 'Basic session-secret',
      From: EMAIL,
    });

  const journeys: Record<string, (app: SiteApp['app']) => Test> = {
    'the list of homes': (app) => request(app).get(`/nl/te-koop${QUERY}`),
    'the root, which redirects': (app) => request(app).get(`/${QUERY}`),
    'its second page': (app) => request(app).get(`/nl/te-koop${QUERY}&page=2`),
    'a page that is not there': (app) => request(app).get(`/fr/nulle-part${QUERY}`),
    'a URL that holds an e-mail address': (app) => request(app).get(`/nl/${EMAIL}`),
    'a query whose mark is escaped': (app) => request(app).get(`/nl/x%3Fnaam=Jan%20Peeters`),
    'a query that is escaped twice': (app) => request(app).get(`/nl/x%253Fnaam=Jan%2520Peeters`),
    'a telephone number in a path': (app) => request(app).get('/nl/te-koop/0470%2012%2034%2056'),
    'an international one': (app) => request(app).get('/nl/te-koop/%2B32470123456'),
    'a broken URL': (app) => request(app).get(`/nl/%E0%A4%A${QUERY}`),
    'a file that is not there': (app) => request(app).get(`/assets/x.js${QUERY}`),
    'a health check': (app) => request(app).get(`/readyz${QUERY}`),
    'a form that nobody takes': (app) =>
      request(app).post(`/nl/contact${QUERY}`).type('form').send({ name: 'Peeters', email: EMAIL }),
    'a form from another site': (app) =>
      request(app).post('/nl/contact').set('Origin', 'https://visitor.example').send('Peeters'),
    'an error report': (app) =>
      request(app)
        .post('/api/error/')
        .set('Sec-Fetch-Site', 'same-origin')
        .send({
          module: 'Gallery',
          error: `failed for ${EMAIL} at 203.0.113.9 on /nl/te-koop${QUERY}`,
          url: `https://visitor.example/nl/te-koop${QUERY}`,
          name: 'Jan Peeters',
          phone: '+32 470 12 34 56',
        }),
    'a broken error report': (app) =>
      request(app)
        .post('/api/error/')
        .set('Sec-Fetch-Site', 'same-origin')
        .type('json')
        .send(`{"name": "Peeters", ${EMAIL}`),
  };
  for (const [what, journey] of Object.entries(journeys)) {
    it(`holds nothing of the visitor after ${what}`, async () => {
      await asVisitor(journey(site.app));
      assertNothingOf(SECRETS, lines());
      assert.ok(lines().some(({ id, path }) => id !== undefined && path !== undefined));
    });
  }

  it('holds nothing of the visitor when rendering fails over what they sent', async () => {
    const fail = async () => {
      const cause = Object.assign(new Error(`no mail to ${EMAIL}`), { body: 'Jan Peeters' });
      throw Object.assign(new Error(`GET /nl${QUERY} from 203.0.113.9`, { cause }), {
        headers: { cookie: 'session-secret' },
      });
    };
    const { parts } = site;
    const source = { ...parts.source, renderer: { ...parts.source.renderer, renderPage: fail } };
    const response = await asVisitor(
      request(createApp({ ...parts, source })).get(`/nl/te-koop${QUERY}`),
    );
    assert.equal(response.status, 500);
    assert.ok(lines().some(({ msg }) => msg === 'a request failed'));
    assertNothingOf(SECRETS, lines());
  });

  it('holds nothing of the visitor after requests that no browser makes', async () => {
    const server = await listening(site.app);
    try {
      for (const sent of [
        [`GET http://jan:Peeters@visitor.example/nl${QUERY} HTTP/1.1`, 'Host: visitor.example'],
        [`GET /nl${QUERY} HTTP/1.1`, 'Host: visitor.example', 'Host: localhost'],
        [`OPTIONS * HTTP/1.1`, 'Host: localhost', `From: ${EMAIL}`],
        [`GET /nl${QUERY} HTTP/1.1`, 'Host: 203.0.113.9'],
      ]) {
        await rawRequest(server.port, sent);
      }
    } finally {
      await server.close();
    }
    assert.ok(lines().some(({ status }) => status === 421));
    assertNothingOf(SECRETS, lines());
  });
});

function assertNothingOf(secrets: readonly string[], lines: SiteApp['lines']): void {
  const text = JSON.stringify(lines);
  for (const secret of secrets) {
    assert.ok(!text.includes(secret), `${secret} stands in the log: ${text}`);
  }
}

describe('the name of a request', () => {
  const PROXY_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

  async function named(trustProxy: number, sent: Record<string, string>) {
    const site = await freshApp({ trustProxy });
    const { headers } = await request(site.app).get('/nl/nergens').set(sent);
    const line = site.lines.find(({ status }) => status === 404);
    assert.equal(headers['x-request-id'], line?.['id']);
    return String(line?.['id']);
  }

  it('is the one of a trusted proxy', async () => {
    const id = await named(1, { 'X-Request-Id': PROXY_ID });
    assert.equal(id, PROXY_ID);
  });

  it('is made here without a proxy, whatever is sent', async () => {
    assert.match(await named(0, { 'X-Request-Id': PROXY_ID }), /^[\w-]{8}-1$/);
  });

  const forged = [
    'short',
    'x'.repeat(65),
    'a b c d e f g h',
    '{"level":"fatal"}',
    'jan.peeters@visitor.example',
    '203.0.113.9:443',
    `${PROXY_ID}, ${PROXY_ID}`,
  ];
  for (const id of forged) {
    it(`is made here when the proxy passes on what is not well-formed: ${id}`, async () => {
      const name = await named(1, { 'X-Request-Id': id });
      assert.match(name, /^[\w-]{8}-1$/);
    });
  }

  it('is told with every kind of answer, each its own', async () => {
    const { app } = await freshApp();
    const ids = new Set<unknown>();
    const get = (path: string) => request(app).get(path).set('Host', 'localhost');
    const fresh = await get('/nl/te-koop');
    const answers = [
      fresh,
      await get('/nl/te-koop'),
      await get('/nl/te-koop').set('If-None-Match', String(fresh.headers['etag'])),
      await get('/'),
      await get('/nl/nergens'),
      await get('/nl/%00'),
      await get('/nl').set('Host', 'other.example'),
      await get('/healthz'),
      await get('/robots.txt'),
      await get('/assets/none.js'),
      await request(app).post('/api/error/').set('Host', 'localhost'),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 304, 302, 404, 400, 421, 200, 200, 404, 204],
    );
    for (const { headers } of answers) {
      assert.match(String(headers['x-request-id']), /^[\w-]{8}-\w+$/);
      ids.add(headers['x-request-id']);
    }
    assert.equal(ids.size, answers.length);
  });
});
