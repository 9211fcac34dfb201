import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Listening, listening } from '../../support/listening.ts';
import {
  checkNginx,
  hasNginx,
  type Nginx,
  startNginx,
  writeNginxConf,
} from '../../support/nginx/nginx.ts';
import { temporaryDir } from '../../support/site-app.ts';

// Where nginx is installed; test/unit/docs/nginx-conf.test.ts reads its file everywhere.
if (hasNginx()) {
  describe('nginx with the documented configuration', () => {
    let nginx: Nginx;
    let instance: Listening;
    const dir = temporaryDir();
    const socket = (name: string) => path.join(dir, `${name}.socket`);
    before(async () => {
      instance = await listening((req, res) => {
        const { host, via, forwarded } = req.headers;
        const { 'x-forwarded-for': from, 'x-forwarded-proto': scheme } = req.headers;
        res.end(JSON.stringify({ url: req.url, host, via, forwarded, from, scheme }));
      });
      const origin = `127.0.0.1:${instance.port}`;
      const main = writeNginxConf({
        dir,
        http: `unix:${socket('http')}`,
        https: `unix:${socket('https')}`,
        instances: [origin, origin],
      });
      assert.deepEqual(checkNginx(main), { status: 0, said: '' });
      nginx = await startNginx(main);
    });
    after(async () => {
      await nginx.stop();
      await instance.close();
    });

    /** Asks for a path as it is written. */
    async function ask(scheme: 'http' | 'https', host: string, url: string, headers = {}) {
      const options = {
        socketPath: socket(scheme),
        path: url,
        agent: false,
        headers: { host, ...headers },
      } as const;
      const asked =
        scheme === 'http'
          ? requestHttp(options)
          : requestHttps({ ...options, servername: host, rejectUnauthorized: false });
      const [answer] = (await once(asked.end(), 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
    }

    it('redirects to the name of the site, by way of https on the same name', async () => {
      const url = '/nl/te-koop?type=huis&x=%20';
      const plain = await ask('http', 'example.be', url);
      assert.deepEqual([plain.status, plain.headers.location], [301, `https://example.be${url}`]);
      const apex = await ask('https', 'example.be', url);
      assert.deepEqual([apex.status, apex.headers.location], [301, `https://www.example.be${url}`]);
      assert.equal(apex.headers['strict-transport-security'], 'max-age=31536000');
    });

    it('hands over what is asked for, and who asks, whatever the request says of itself', async () => {
      const forged = { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=::1' };
      const { status, body } = await ask('https', 'www.example.be', '/nl?a=1', forged);
      assert.equal(status, 200);
      const { url, host, forwarded, from, scheme } = JSON.parse(body);
      assert.deepEqual(
        { url, host, forwarded, scheme },
        { url: '/nl?a=1', host: 'www.example.be', forwarded: undefined, scheme: 'https' },
      );
      assert.notEqual(from, '127.0.0.1');
    });

    it('knows of no health and no figures, in any spelling', async () => {
      const health = '/readyz //readyz /%72eadyz /READYZ /healthz/ /healthz?a /./readyz /%2freadyz';
      const figures = '/metrics /METRICS/ //%6Detrics /nl/../metrics /metrics/x';
      const spellings = `${health} ${figures}`.split(' ');
      for (const url of spellings) {
        const { status } = await ask('https', 'www.example.be', url);
        assert.equal(status, 404, url);
      }
    });

    it('answers no other name', async () => {
      await assert.rejects(ask('http', 'other.example', '/'), /socket hang up/);
      await assert.rejects(ask('https', 'other.example', '/'));
    });
  });
}
