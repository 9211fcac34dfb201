import assert from 'node:assert/strict';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { portOf, type StartedServer, startMain } from '../../support/started-server.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { temporaryDir } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');

describe('starting', () => {
  it('lists every mistake of the configuration and ends with 1, without a stack', async () => {
    const env = { PORT: 'x', SITE_URL: 'https://www.example.be/nl', TRUST_PROXY: '-1' };
    const texts = { SMTP_URL: 'mail', SESSION_SECRET: 'short' };
    const { code, stderr, stdout } = await startMain({ ...env, ...texts }).ended;
    assert.equal(code, 1);
    for (const name of ['PORT', 'SITE_URL', 'TRUST_PROXY', 'SMTP_URL', 'SESSION_SECRET']) {
      assert.match(stderr, new RegExp(`^ +${name}: .+`, 'm'));
    }
    assert.doesNotMatch(stderr, /\bat .*:\d+:\d+/);
    assert.equal(stdout, '');
  });

  it('lists every mistake of the site and ends with 1, without a stack', async () => {
    const dir = temporaryDir();
    await cp(path.join(DEMO, 'pages'), path.join(dir, 'pages'), { recursive: true });
    const info = JSON.parse(await readFile(path.join(DEMO, 'site.json'), 'utf8'));
    info.phone = '';
    info.navigation = 'all';
    await writeFile(path.join(dir, 'site.json'), JSON.stringify(info));
    await writeFile(path.join(dir, 'pages/broken.json'), '{');
    const { code, stderr } = await startMain({ SITE_DIR: dir }).ended;
    assert.equal(code, 1);
    assert.match(stderr, /site\.json: phone: /);
    assert.match(stderr, /site\.json: navigation: /);
    assert.match(stderr, /pages\/broken\.json: line 1/);
    assert.doesNotMatch(stderr, /\bat .*:\d+:\d+/);
  });

  it('serves stand-ins where the data names scripts on loopback, and goes on without', async () => {
    const taken = createServer((_req, res) => res.end('another')).listen(0, '127.0.0.1');
    const freed = createServer().listen(0, '127.0.0.1');
    await Promise.all([once(taken, 'listening'), once(freed, 'listening')]);
    const [other, free] = [taken, freed].map((one) => (one.address() as AddressInfo).port);
    freed.close();
    await once(freed, 'close');
    const agency = new AgencyCopy(DEMO);
    agency.edit<{ thirdParties: { script: string }[] }>('site.json', ({ thirdParties }) => {
      for (const [index, party] of thirdParties.entries()) {
        party.script = party.script.replace(':3901', `:${index === 0 ? other : free}`);
      }
    });
    const server = startMain({ SITE_DIR: agency.dir });
    await portOf(server);
    assert.match(await (await fetch(`http://127.0.0.1:${free}/reviews.js`)).text(), /stand-in/);
    assert.equal(await (await fetch(`http://127.0.0.1:${other}/`)).text(), 'another');
    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    assert.equal(code, 0);
    taken.closeAllConnections();
    taken.close();
  });

  it('takes in what is edited before the folder is watched', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as AddressInfo;
    free.close();
    await once(free, 'close');
    const agency = new AgencyCopy(DEMO);
    const server = startMain({ SITE_DIR: agency.dir, PORT: String(port) });
    const agencyName = async () => {
      const response = await fetch(`http://127.0.0.1:${port}/manifest.webmanifest`).catch(() => {});
      return response?.ok ? ((await response.json()) as { name: string }).name : undefined;
    };
    // It answers before it watches.
    while ((await agencyName()) === undefined);
    agency.edit<SiteInfo>('site.json', (info) => {
      info.name = 'Another name';
    });
    while ((await agencyName()) !== 'Another name');
    server.child.kill('SIGTERM');
    assert.equal((await server.ended).code, 0);
  });

  it('says in a sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await startMain({ PORT: String(port) }).ended;
    other.close();
    assert.equal(code, 1);
    assert.match(stderr, /EADDRINUSE/);
    assert.equal(stderr.trim().split('\n').length, 1);
  });
});

describe('stopping', () => {
  let started: StartedServer;
  afterEach(() => started.child.kill('SIGKILL'));

  /** A request whose body is incomplete, so that its response is pending. */
  async function halfPosted(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    const head = [
      'POST /api/error/ HTTP/1.1',
      'Host: localhost',
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      'Content-Length: 26',
      'Expect: 100-continue',
    ];
    socket.write([...head, '', ''].join('\r\n'));
    // After `100 Continue` the request is being handled.
    await once(socket, 'data');
    return socket;
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`finishes what is under way on ${signal}, then ends with 0`, async () => {
      started = startMain({});
      const port = await portOf(started);
      const socket = await halfPosted(port);
      started.child.kill(signal);
      await refused(port);
      socket.write('{"module":"x","error":"y"}');
      assert.match(await text(socket), /^HTTP\/1\.1 204 [\s\S]*connection: close/i);
      const { code, stdout } = await started.ended;
      assert.equal(code, 0);
      assert.match(stdout, /a module crashed in a browser/);
    });
  }

  it('closes connections that never end at its deadline, logs it, and ends with 0', async () => {
    started = startMain({ STOP_SECONDS: '1' });
    const socket = await halfPosted(await portOf(started));
    started.child.kill('SIGTERM');
    const { code, stdout } = await started.ended;
    assert.equal(code, 0);
    assert.match(stdout, /"cut":1,"msg":"requests were cut off"/);
    socket.destroy();
  });

  it('does not wait after a second signal', async () => {
    started = startMain({});
    const port = await portOf(started);
    const socket = await halfPosted(port);
    started.child.kill('SIGTERM');
    await refused(port);
    started.child.kill('SIGTERM');
    assert.equal((await started.ended).code, 1);
    socket.destroy();
  });
});

/** Resolves once the server refuses new connections. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const code = await new Promise<string | undefined>((resolve) => {
      socket.once('connect', () => resolve(undefined));
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    });
    socket.destroy();
    if (code === 'ECONNREFUSED') return;
  }
}
