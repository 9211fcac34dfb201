import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { NOON } from '../../../support/site-app.ts';
import { serveStandIns, standInPorts } from '../../../../server/stand-ins/serve-stand-ins.ts';

describe('stand-ins', () => {
  it('are asked for by scripts on loopback, one port each', () => {
    const scripts = [
      'http://127.0.0.1:3901/a.js',
      'http://localhost:3901/b.js',
      'http://127.0.0.1:4000/c.js',
      'https://stars.example/d.js',
    ];
    assert.deepEqual(standInPorts(scripts.map((script) => ({ script }))), [3901, 4000]);
    assert.deepEqual(standInPorts([{ script: 'https://stars.example/d.js' }]), []);
  });

  it('leave a port that is in use alone', async () => {
    const server = await serveStandIns(0, () => NOON);
    assert.ok(server);
    const { port } = server.address() as AddressInfo;
    assert.equal(await serveStandIns(port, () => NOON), undefined);
    const answer = await fetch(`http://127.0.0.1:${port}/reviews.js`);
    assert.match(answer.headers.get('content-type') ?? '', /javascript/);
    assert.equal((await fetch(`http://127.0.0.1:${port}/nobody.js`)).status, 404);
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
});
