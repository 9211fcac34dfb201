import assert from 'node:assert/strict';
import type { Express } from 'express';
import request from 'supertest';
import { type Listening, listening } from '../../support/listening.ts';
import { rawRequest } from '../../support/raw-request.ts';
import { sharedApp, siteApp } from '../../support/site-app.ts';

const PAGE = '/nl/te-koop';

async function statusFor(app: Express, host: string, path = PAGE): Promise<number> {
  return (await request(app).get(path).set('Host', host)).status;
}

describe('hosts', () => {
  describe('without SITE_URL', () => {
    let app: Express;
    before(async () => {
      ({ app } = await sharedApp());
    });

    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:80', 'LOCALHOST', '[::1]:3000']) {
      it(`answers for ${host}`, async () => {
        assert.equal(await statusFor(app, host), 200);
      });
    }

    for (const host of ['example.be', 'localhost.example.be', '128.0.0.1', 'localhost:x', 'a@b']) {
      it(`sends ${host} away`, async () => {
        const response = await request(app).get(PAGE).set('Host', host);
        assert.equal(response.status, 421);
        assert.equal(response.headers['cache-control'], 'no-store');
      });
    }
  });

  describe('with SITE_URL', () => {
    let app: Express;
    before(async () => {
      ({ app } = await siteApp({ env: { SITE_URL: 'http://www.example.be' } }));
    });

    it('answers for its own host, with the default port written or not', async () => {
      assert.equal(await statusFor(app, 'www.example.be'), 200);
      assert.equal(await statusFor(app, 'WWW.Example.be:80'), 200);
    });

    it('sends every other host away, loopback too', async () => {
      for (const host of ['example.be', 'www.example.be:8080', 'localhost', '127.0.0.1']) {
        assert.equal(await statusFor(app, host), 421, host);
        assert.equal(await statusFor(app, host, '/assets/x.js'), 421, host);
        assert.equal(await statusFor(app, host, '/api/error/'), 421, host);
      }
    });

    it('tells any host about its health', async () => {
      for (const host of ['10.0.0.7:3000', 'www.example.be', 'probe']) {
        assert.equal(await statusFor(app, host, '/healthz'), 200, host);
        assert.equal(await statusFor(app, host, '/readyz'), 200, host);
      }
    });

    it('writes its own origin into pages', async () => {
      const { text } = await request(app).get(PAGE).set('Host', 'www.example.be');
      assert.match(text, /href="http:\/\/www\.example\.be\/nl\/te-koop"/);
    });
  });

  describe('on the wire', () => {
    let served: Listening;
    before(async () => {
      served = await listening((await sharedApp()).app);
    });
    after(() => served.close());

    it('refuses two Host headers, whatever they say', async () => {
      for (const second of ['localhost', 'example.be']) {
        const lines = [`GET ${PAGE} HTTP/1.1`, 'Host: localhost', `HOST: ${second}`];
        assert.equal((await rawRequest(served.port, lines)).status, 400);
      }
      const health = ['GET /healthz HTTP/1.1', 'Host: localhost', 'Host: localhost'];
      assert.equal((await rawRequest(served.port, health)).status, 400);
    });

    const absolute = async (target: string, host = 'localhost') =>
      (await rawRequest(served.port, [`GET ${target} HTTP/1.1`, `Host: ${host}`])).status;

    it('answers for its own host as part of a whole URL, whatever the header says', async () => {
      for (const target of ['http://localhost', 'HTTPS://LocalHost:3000', 'http://127.0.0.1']) {
        assert.equal(await absolute(`${target}${PAGE}?page=2`), 200, target);
        assert.equal(await absolute(`${target}${PAGE}`, 'example.be'), 200, target);
      }
      assert.equal(await absolute('http://localhost'), 302);
      assert.equal(await absolute('http://localhost?a=1'), 302);
      assert.equal(await absolute('http://probe/healthz'), 200);
    });

    it('sends a foreign host away there too, whatever the header says', async () => {
      assert.equal(await absolute(`http://example.be${PAGE}`), 421);
      assert.equal(await absolute(`http://localhost.example.be${PAGE}`), 421);
    });

    it('refuses every other form of a request line', async () => {
      const targets = [
        'http://a@localhost/nl',
        'ftp://localhost/nl',
        'nl/te-koop',
        'http:///nl',
        '*',
      ];
      for (const target of targets) assert.equal(await absolute(target), 400, target);
    });

    it('sends away who names no host', async () => {
      const { status } = await rawRequest(served.port, [`GET ${PAGE} HTTP/1.0`]);
      assert.equal(status, 421);
    });
  });
});
