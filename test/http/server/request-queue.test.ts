import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as sending, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { createApp } from '../../../server/app.ts';
import { runInSlot } from '../../../server/platform/concurrency/request-slot.ts';
import { freshApp } from '../../support/site-app.ts';

// More requests than can be answered at once, by IP address.

const [ALICE, BOB, CAROL] = ['203.0.113.1', '198.51.100.2', '192.0.2.3'];
const BROWSER = 'text/html,application/xhtml+xml';

describe('requests that compute', () => {
  let app: Server;
  /** Requests that have come, and so have been answered, begun or queued. */
  let come: number;
  /** Answers that were broken off. */
  let closed = 0;
  /** Names of the pages that were rendered, in order. */
  let rendered: string[];
  let held: (() => void)[];

  const get = (path: string, address: string) =>
    request(app).get(path).set({ Host: 'localhost', 'X-Forwarded-For': address, Accept: BROWSER });
  const list = (name: string, address: string) => get(`/nl/te-koop?x=${name}`, address);
  const asked = (name: string, address: string) => list(name, address).then(({ status }) => status);
  /** Occupies the only slot until it is let go. */
  const hold = async () => {
    const holding = asked('hold', CAROL);
    while (held.length === 0) await nextEvents();
    return { holding, letGo: () => held.splice(0).forEach((go) => go()) };
  };

  before(async () => {
    const { parts } = await freshApp();
    const { renderer } = parts.source;
    const renderPage: typeof renderer.renderPage = (input) =>
      runInSlot(async () => {
        const name = input.query.get('x') ?? '';
        if (name === 'hold') await new Promise<void>((go) => held.push(go));
        rendered.push(name);
        return renderer.renderPage(input);
      });
    const site = createApp({
      ...parts,
      config: { ...parts.config, trustProxy: 1 },
      source: { ...parts.source, renderer: { ...renderer, renderPage } },
      queueBounds: { atATime: 1, maxWaiting: 6, maxOfAddress: 4 },
    });
    app = createServer((req, res) => {
      site(req, res);
      res.once('close', () => (closed += res.writableFinished ? 0 : 1));
      come += 1;
    }).listen(0, '127.0.0.1');
    come = 0;
    held = [];
    rendered = [];
    await get('/nl/te-koop', ALICE).expect(200);
  });

  beforeEach(() => {
    held = [];
    rendered = [];
    come = 0;
  });

  after(() => void app.close());

  /** Waits until so many requests have come in this test. */
  const untilClosed = async (): Promise<void> => {
    if (closed === 0) await nextEvents().then(untilClosed);
  };
  const until = async (count: number): Promise<void> => {
    if (come < count) await nextEvents().then(() => until(count));
  };

  it('are queued by address, and pages of the cache are sent meanwhile', async () => {
    const { holding, letGo } = await hold();
    const ofAlice = ['a1', 'a2', 'a3'].map((name) => asked(name, ALICE));
    await until(4);
    const ofBob = asked('b1', BOB);
    await until(5);
    await get('/nl/te-koop', BOB).expect(200);
    letGo();
    assert.deepEqual(await Promise.all([holding, ...ofAlice, ofBob]), [200, 200, 200, 200, 200]);
    assert.deepEqual(rendered, ['hold', 'a1', 'b1', 'a2', 'a3']);
  });

  it('of an address beyond its bound get 503, in the language of the page, and others do not', async () => {
    const { holding, letGo } = await hold();
    const ofAlice = ['a1', 'a2', 'a3', 'a4'].map((name) => asked(name, ALICE));
    await until(5);
    const refused = await get('/fr/a-vendre?x=a5', ALICE).set('Accept-Encoding', 'br');
    assert.equal(refused.status, 503);
    assert.match(refused.headers['retry-after'] ?? '', /^\d+$/);
    assert.equal(refused.headers['cache-control'], 'no-store');
    assert.match(refused.headers['content-security-policy'] ?? '', /script-src/);
    assert.match(refused.text, /<html lang="fr".*Il y a beaucoup de monde en ce moment/s);
    const script = await get('/api/list-count?lang=nl', ALICE).set('Accept', '*/*').expect(503);
    assert.equal(script.type, 'text/plain');
    const sent = await request(app)
      .post('/nl/contact')
      .set({ Host: 'localhost', 'X-Forwarded-For': ALICE, Accept: BROWSER })
      .set('Sec-Fetch-Site', 'same-origin')
      .type('form')
      .send({ form: 'contact' });
    assert.equal(sent.status, 503);
    assert.match(sent.text, /<html lang="nl"/);
    const ofBob = asked('b1', BOB);
    letGo();
    assert.deepEqual(
      await Promise.all([holding, ...ofAlice, ofBob]),
      [200, 200, 200, 200, 200, 200],
    );
  });

  it('are dropped when their client leaves', async () => {
    const { holding, letGo } = await hold();
    const left = list('a1', ALICE);
    left.then(
      () => assert.fail('it is aborted'),
      () => undefined,
    );
    await until(2);
    left.abort();
    await untilClosed();
    letGo();
    assert.deepEqual(await Promise.all([holding, asked('b1', BOB)]), [200, 200]);
    assert.deepEqual(rendered, ['hold', 'b1']);
  });

  it('are not held up by a client that sends its form slowly', async () => {
    const { port } = app.address() as AddressInfo;
    const type = 'application/x-www-form-urlencoded';
    const headers = { host: 'localhost', 'content-type': type, 'content-length': 1000 };
    const options = { port, path: '/nl/contact', method: 'POST', headers };
    const slow = sending(options).on('error', () => undefined);
    slow.write('form=');
    await until(1);
    assert.equal(await asked('b1', BOB), 200);
    slow.destroy();
  });

  it('are queued again when the form has come', async () => {
    const { port } = app.address() as AddressInfo;
    const body = 'form=contact&FirstName=An';
    const headers = {
      host: 'localhost',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': body.length,
      'sec-fetch-site': 'same-origin',
    };
    const form = sending({ port, path: '/nl/contact', method: 'POST', headers });
    let isAnswered = false;
    const answer = once(form, 'response').then(([response]: IncomingMessage[]) => {
      isAnswered = true;
      return response?.resume().statusCode;
    });
    form.write('form=');
    await until(1);
    const { holding, letGo } = await hold();
    form.end(body.slice('form='.length));
    // Of the cache: each takes several turns of the event loop.
    for (let at = 0; at < 20; at += 1) await get('/nl/te-koop', BOB).expect(200);
    assert.equal(isAnswered, false);
    letGo();
    assert.deepEqual(await Promise.all([holding, answer]), [200, 303]);
  });

  it('are bounded in their length: no list is given whole as far as anybody asks', async () => {
    await get('/flight/list/10/nl/te-koop', ALICE).expect(200);
    await get('/flight/list/11/nl/te-koop', ALICE).expect(404);
  });
});

function nextEvents(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
