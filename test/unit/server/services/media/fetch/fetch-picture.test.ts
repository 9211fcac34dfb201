import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { AllowedHosts } from '../../../../../../server/services/media/fetch/allowed-hosts.ts';
import { fetchPicture } from '../../../../../../server/services/media/fetch/fetch-picture.ts';
import {
  PUBLIC_INTERNET,
  type NetworkAccess,
} from '../../../../../../server/services/media/fetch/network-access.ts';
import { body, loopback, type PictureHost, pictureHost, redirect } from '../picture-host.ts';
import { photograph } from '../tiny-pictures.ts';

const MAX_BYTES = 50_000;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

describe('fetchPicture', () => {
  let host: PictureHost;
  let picture: Buffer;
  before(async () => {
    picture = await photograph(8, 8);
  });
  beforeEach(async () => {
    host = await pictureHost();
  });
  afterEach(() => host.close());

  function fetched(
    url: string,
    rules: { hosts?: string[]; reach?: NetworkAccess; signal?: AbortSignal } = {},
  ): Promise<Buffer> {
    const { hosts = [host.host], reach = loopback, signal } = rules;
    const options = { hosts: () => hosts, reach, accept: 'image/*', maxBytes: MAX_BYTES };
    return fetchPicture(url, new AllowedHosts(options), signal ?? new AbortController().signal);
  }

  async function refused(url: string, kind: string, rules = {}): Promise<void> {
    await assert.rejects(fetched(url, rules), { name: 'MediaFault', kind });
  }

  it('takes the four kinds of pictures', async () => {
    for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const made = await photograph(8, 8, kind);
      host.answers.set(`/${kind}`, body(made, `image/${kind}; q=1`));
      assert.deepEqual(await fetched(host.url(`/${kind}`)), made);
    }
  });

  it('says the host by name though it connects to the address', async () => {
    let said: string | undefined;
    host.answers.set('/a', (req, res) => {
      said = req.headers.host;
      body(picture)(req, res);
    });
    await fetched(host.url('/a'));
    assert.equal(said, host.host);
  });

  it('makes no request to an address that is not allowed', async () => {
    host.answers.set('/a', body(picture));
    const port = new URL(host.url('/')).port;
    for (const url of [
      `http://elsewhere.example:${port}/a`,
      'http://pictures.example/a',
      `http://pictures.example.:${port}/a`,
      `http://user:password@${host.host}/a`,
      `https://${host.host}/a`,
      `http://127.0.0.1:${port}/a`,
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
    ]) {
      await refused(url, 'unusable');
    }
    assert.deepEqual(host.asked, []);
  });

  it('asks the public internet by https alone', () =>
    refused(host.url('/a'), 'unusable', { reach: PUBLIC_INTERNET }));

  it('does not connect to a name with an address that is not public', async () => {
    host.answers.set('/a', body(picture));
    for (const name of ['private.example', 'mixed.example']) {
      const there = `${name}:${host.port}`;
      await refused(`http://${there}/a`, 'unusable', { hosts: [there] });
    }
    assert.deepEqual(host.asked, []);
  });

  it('does not connect to a literal IP address that is not public', async () => {
    for (const name of ['127.0.0.1', '[::1]', '0x7f000001', '2130706433', '127.1', '0']) {
      const url = new URL(`https://${name}:${host.port}/a`);
      await refused(url.href, 'unusable', { hosts: [url.host], reach: PUBLIC_INTERNET });
    }
    assert.deepEqual(host.asked, []);
  });

  it('takes a host without an address, or an unknown one, for unreachable', async () => {
    for (const there of ['empty.example', 'unknown.example']) {
      await refused(`http://${there}/a`, 'unreachable', { hosts: [there] });
    }
  });

  it('connects to the address it has checked: a name that changes then is not looked up', async () => {
    host.answers.set('/a', body(picture));
    const answers = [['127.0.0.1'], ['10.0.0.7'], ['10.0.0.7']];
    const reach = { ...loopback, resolve: async () => answers.shift() ?? [] };
    assert.deepEqual(await fetched(host.url('/a'), { reach }), picture);
    assert.equal(answers.length, 2);
  });

  it('connects to no other address than the one that was given for the name', async () => {
    host.answers.set('/a', body(picture));
    const reach = { ...loopback, resolve: async () => ['127.0.0.2'], mayConnect: () => true };
    await refused(host.url('/a'), 'unreachable', { reach });
    assert.deepEqual(host.asked, []);
  });

  it('needs no resolver for an address that stands for itself', async () => {
    host.answers.set('/a', body(picture));
    const there = `127.0.0.1:${host.port}`;
    const reach = { ...loopback, resolve: () => Promise.reject(new Error('asked')) };
    assert.deepEqual(await fetched(`http://${there}/a`, { hosts: [there], reach }), picture);
  });

  it('follows three redirects within the allowed hosts', async () => {
    host.answers.set('/1', redirect('/2', 301));
    host.answers.set('/2', redirect(host.url('/3'), 307));
    host.answers.set('/3', redirect('a.jpg', 308));
    host.answers.set('/a.jpg', body(picture));
    assert.deepEqual(await fetched(host.url('/1')), picture);
    assert.deepEqual(host.asked, ['/1', '/2', '/3', '/a.jpg']);
  });

  it('gives up at the fourth redirect', async () => {
    host.answers.set('/loop', redirect('/loop'));
    await refused(host.url('/loop'), 'unusable');
    assert.equal(host.asked.length, 4);
  });

  it('follows no redirect out, to loopback, to a private address or to another protocol', async () => {
    const other = await pictureHost({ '/a': body(picture) });
    for (const to of [
      other.url('/a'),
      `http://127.0.0.1:${other.port}/a`,
      `http://localhost:${other.port}/a`,
      `//${other.host}/a`,
      `https://${host.host}/a`,
      `http://user@${host.host}/a`,
      'file:///etc/passwd',
      'javascript:0',
      'http://[',
    ]) {
      host.answers.set('/out', redirect(to));
      await refused(host.url('/out'), 'unusable');
    }
    assert.deepEqual(other.asked, []);
    await other.close();
  });

  it('does not read what comes with a redirect', async () => {
    let closed: Promise<unknown> | undefined;
    host.answers.set('/moved', (_req, res) => {
      closed = once(res, 'close');
      res.writeHead(302, { Location: '/a' });
      res.write('and so on');
    });
    host.answers.set('/a', body(picture));
    assert.deepEqual(await fetched(host.url('/moved')), picture);
    await closed;
  });

  it('looks up the name of a redirect anew', async () => {
    const there = `private.example:${host.port}`;
    host.answers.set('/in', redirect(`http://${there}/a`));
    await refused(host.url('/in'), 'unusable', { hosts: [host.host, there] });
    assert.deepEqual(host.asked, ['/in']);
  });

  it('stops reading a body without an end', async () => {
    let closed: Promise<unknown> | undefined;
    host.answers.set('/endless', (_req, res) => {
      closed = once(res, 'close');
      res.writeHead(200, { 'Content-Type': 'image/jpeg' });
      const more = () => {
        while (!res.destroyed && res.write(picture));
      };
      res.on('drain', more);
      more();
    });
    await refused(host.url('/endless'), 'unusable');
    await closed;
  });

  it('believes an announced length only when it is too much', async () => {
    host.answers.set('/huge', (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': MAX_BYTES + 1 });
      res.write(picture);
    });
    await refused(host.url('/huge'), 'unusable');
    host.answers.set('/short', (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': picture.length + 9 });
      res.end(picture, () => res.destroy());
    });
    await refused(host.url('/short'), 'unreachable');
    host.answers.set('/long', (_req, res) => {
      res.strictContentLength = false;
      res.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': picture.length });
      res.end(Buffer.concat([picture, Buffer.alloc(1000)]));
    });
    assert.deepEqual(await fetched(host.url('/long')), picture);
  });

  it('ends after the timeout, and closes the connection', async () => {
    for (const start of ['nothing', 'head', 'drip']) {
      const abort = new AbortController();
      let closed: Promise<unknown> | undefined;
      host.answers.set('/slow', (_req, res) => {
        closed = once(res, 'close');
        if (start !== 'nothing') res.writeHead(200, { 'Content-Type': 'image/jpeg' });
        if (start === 'head') res.flushHeaders();
        if (start === 'drip') res.write(picture.subarray(0, 9));
        setImmediate(() => abort.abort());
      });
      await refused(host.url('/slow'), 'unreachable', { signal: abort.signal });
      await closed;
    }
  });

  it('takes nothing that is announced or begins as something else', async () => {
    const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    const answers = [
      body(picture, 'text/html'),
      body(picture, 'image/svg+xml'),
      body(picture, ''),
      body(SVG, 'image/svg+xml'),
      body(SVG, 'image/png'),
      body('<!doctype html>'),
      body(gif),
      body(heic, 'image/avif'),
      body(''),
      body(picture.subarray(0, 2)),
    ];
    for (const answer of answers) {
      host.answers.set('/wrong', answer);
      await refused(host.url('/wrong'), 'unusable');
    }
  });

  it('takes nothing that is packed: a small answer may not become a large one', async () => {
    host.answers.set('/packed', (_req, res) => {
      const head = { 'Content-Type': 'image/jpeg', 'Content-Encoding': 'gzip' };
      res.writeHead(200, head).end(gzipSync(picture));
    });
    await refused(host.url('/packed'), 'unusable');
  });

  it('tells a picture that is gone from a host in trouble', async () => {
    for (const [status, kind] of [
      [404, 'gone'],
      [410, 'gone'],
      [500, 'unreachable'],
      [403, 'unreachable'],
      [304, 'unreachable'],
      [206, 'unreachable'],
      [302, 'unreachable'],
    ] as const) {
      host.answers.set('/status', (_req, res) => {
        res.writeHead(status, { 'Content-Type': 'image/jpeg' }).end();
      });
      await refused(host.url('/status'), kind);
    }
    host.answers.set('/reset', (req) => req.socket.destroy());
    await refused(host.url('/reset'), 'unreachable');
  });

  it('greets an https host by its name at the checked address', async () => {
    let greeting = '';
    const server = createServer((socket: Socket) => {
      socket.once('data', (bytes) => {
        greeting = bytes.toString('latin1');
        socket.end('HTTP/1.1 200 OK\r\n\r\n');
      });
      socket.on('error', () => socket.destroy());
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const there = `pictures.example:${(server.address() as AddressInfo).port}`;
    const reach = { ...loopback, protocols: PUBLIC_INTERNET.protocols };
    await refused(`https://${there}/a`, 'unreachable', { hosts: [there], reach });
    assert.match(greeting, /pictures\.example/);
    server.close();
  });
});
