import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createDrain, type Drain } from '../../../../../server/platform/http/drain.ts';

const DEADLINE = 10_000;

/** A server that responds to `/slow` when the test says so. */
async function slowServer() {
  const server = createServer();
  const drain = createDrain(server);
  let finish: () => void = () => undefined;
  let arrived: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  server.on('request', (req, res) => {
    if (req.url !== '/slow') return res.end('quick');
    finish = () => res.end('slow');
    arrived();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, drain, asked, finish: () => finish() };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function get(port: number, path: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: agent ?? false }, resolve)
      .once('error', reject)
      .end();
  });
}

describe('draining', () => {
  let started: { server: Server; drain: Drain; asked: Promise<void>; finish: () => void };
  beforeEach(async () => {
    started = await slowServer();
  });
  afterEach(() => started.server.closeAllConnections());

  it('finishes the request that is being answered, and tells its connection to close', async () => {
    const { server, drain, asked, finish } = started;
    const agent = new Agent({ keepAlive: true });
    const answer = get(portOf(server), '/slow', agent);
    await asked;
    const drained = drain.drain(DEADLINE);
    finish();
    const response = await answer;
    assert.equal(await text(response), 'slow');
    assert.equal(response.headers.connection, 'close');
    assert.deepEqual(await drained, { cut: 0 });
    agent.destroy();
  });

  it('takes no new connection', async () => {
    const { server, drain, asked, finish } = started;
    const port = portOf(server);
    const answer = get(portOf(server), '/slow');
    await asked;
    const drained = drain.drain(DEADLINE);
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as NodeJS.ErrnoException[];
    assert.equal(error?.code, 'ECONNREFUSED');
    finish();
    await text(await answer);
    await drained;
  });

  it('still answers what comes on a connection that was open', async () => {
    const { server, drain } = started;
    const port = portOf(server);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await text(await get(port, '/', agent));
    const drained = drain.drain(DEADLINE);
    const response = await get(port, '/', agent);
    assert.equal(await text(response), 'quick');
    assert.equal(response.headers.connection, 'close');
    await drained;
    agent.destroy();
  });

  it('closes connections on which nothing comes', async () => {
    const { server, drain } = started;
    const silent = connect(portOf(server), '127.0.0.1');
    await once(server, 'connection');
    const closed = once(silent.resume(), 'close');
    assert.deepEqual(await drain.drain(DEADLINE), { cut: 0 });
    await closed;
  });

  it('cuts off at the deadline what does not end, and says how much', async () => {
    const { server, drain, asked } = started;
    const answer = assert.rejects(get(portOf(server), '/slow'), { code: 'ECONNRESET' });
    await asked;
    assert.deepEqual(await drain.drain(1), { cut: 1 });
    await answer;
  });
});
