import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ServerChild } from '../../../../server/dev/dev-server-child.ts';
import { temporaryDir } from '../../../support/site-app.ts';

/** A server that keeps its port for as long as it may when it is asked to stop. */
const SLOW = `
  const server = require('node:net').createServer().listen(Number(process.env.PORT), '127.0.0.1');
  server.on('listening', () => console.error('slow is open at http://127.0.0.1'));
  process.on('SIGTERM', () => {});
  setTimeout(() => process.exit(), 10_000);
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  assert.ok(address !== null && typeof address === 'object');
  return address.port;
}

describe('the server as a child process', () => {
  it('has freed its port when a second stop resolves, while the first is under way', async () => {
    const file = path.join(temporaryDir(), 'slow.cjs');
    writeFileSync(file, SLOW);
    const port = await freePort();
    const env = { ...process.env, PORT: String(port) };
    const child = new ServerChild({ file, env, onEnd: () => assert.fail('it was stopped') });
    assert.equal(await child.start(), undefined);
    const first = child.stop();
    await child.stop();
    const next = createServer().listen(port, '127.0.0.1');
    await once(next, 'listening');
    next.close();
    await first;
  });
});
