import assert from 'node:assert/strict';
import request, { type Test } from 'supertest';
import { createApp } from '../../../server/app.ts';
import { freshApp, type SiteApp } from '../../support/site-app.ts';

const REPORT = { module: 'Gallery', error: 'TypeError: x is undefined', url: '/nl/te-koop' };

describe('error reports', () => {
  let site: SiteApp;
  beforeEach(async () => {
    site = await freshApp();
  });

  const post = (path = '/api/error/'): Test =>
    request(site.app).post(path).set('Sec-Fetch-Site', 'same-origin');
  const logged = () => site.lines.filter(({ msg }) => msg === 'a module crashed in a browser');

  it('are answered with 204 and logged', async () => {
    const response = await post().send(REPORT);
    assert.equal(response.status, 204);
    assert.equal(response.text, '');
    const [line] = logged();
    assert.equal(line?.['module'], 'Gallery');
    assert.equal(line['error'], 'TypeError: x is undefined');
    assert.equal(line['path'], '/nl/te-koop');
    assert.equal((await post('/api/error').send(REPORT)).status, 204);
  });

  it('lose queries, control characters and length', async () => {
    await post().send({
      module: `Forged\n{"level":"fatal"}\u2028${'m'.repeat(500)}`,
      error: `failed: https://host/x.js?email=a@b.be#top ${'e'.repeat(5000)}`,
      url: `http://localhost/nl/te-koop?email=a@b.be#x`,
    });
    const [line] = logged();
    assert.ok(line);
    assert.match(String(line['module']), /^Forged \{"level":"fatal"\} m+$/);
    assert.equal(String(line['module']).length, 100);
    assert.match(String(line['error']), /^failed: https:\/\/host\/x\.js e+$/);
    assert.equal(String(line['error']).length, 500);
    assert.equal(line['path'], '/nl/te-koop');
    assert.ok(!JSON.stringify(line).includes('a@b.be'));
  });

  const rubbish: Record<string, (test: Test) => Test> = {
    'more than 8 KB': (test) => test.send({ ...REPORT, error: 'x'.repeat(9000) }),
    'another content type': (test) => test.type('text/plain').send(JSON.stringify(REPORT)),
    'broken JSON': (test) => test.type('json').send('{"module":'),
    'JSON that is no object': (test) => test.type('json').send('["module"]'),
    'an empty body': (test) => test,
    'an empty object': (test) => test.send({}),
    'fields of other types': (test) => test.send({ module: { a: 1 }, error: [], url: 5 }),
    'an encoding that is not undone': (test) =>
      test.set('Content-Encoding', 'gzip').type('json').send('rubbish'),
    'an unknown charset': (test) => test.type('application/json; charset=nonsense').send('{}'),
    'another site': (test) => test.set('Sec-Fetch-Site', 'cross-site').send(REPORT),
  };
  for (const [what, change] of Object.entries(rubbish)) {
    it(`are answered with 204 and not logged for ${what}`, async () => {
      assert.equal((await change(post())).status, 204);
      assert.deepEqual(logged(), []);
    });
  }

  it('are not logged from who does not say where they come from', async () => {
    assert.equal((await request(site.app).post('/api/error/').send(REPORT)).status, 204);
    assert.deepEqual(logged(), []);
  });

  it('stay within bounds in the log, however many come', async () => {
    for (let i = 0; i < 25; i += 1) assert.equal((await post().send(REPORT)).status, 204);
    assert.equal(logged().length, 10);
  });

  it('are counted for all servers together', async () => {
    const other = createApp(site.parts);
    for (let i = 0; i < 8; i += 1) await post().send(REPORT).expect(204);
    for (let i = 0; i < 8; i += 1) {
      const sent = request(other).post('/api/error').set('Sec-Fetch-Site', 'same-origin');
      await sent.send(REPORT).expect(204);
    }
    assert.equal(logged().length, 10);
  });

  it('stay within bounds when they come from everywhere', async () => {
    site = await freshApp({ trustProxy: 1 });
    for (let i = 0; i < 150; i += 1) {
      const response = await post().set('X-Forwarded-For', `203.0.113.${i}`).send(REPORT);
      assert.equal(response.status, 204);
    }
    assert.equal(logged().length, 120);
    assert.ok(!JSON.stringify(site.lines).includes('203.0.113.'));
  });
});
