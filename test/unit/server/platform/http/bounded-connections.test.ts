import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { servePipelinedInOrder } from '../../../../../server/platform/http/bounded-connections.ts';
import { createDrain, type Drain } from '../../../../../server/platform/http/drain.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

describe('the requests of one connection', () => {
  let server: Server;
  let drain: Drain;
  let begun: { path: string | undefined; res: ServerResponse }[];
  let client: Socket;
  let written: string;

  beforeEach(async () => {
    server = createServer();
    drain = createDrain(server);
    begun = [];
    written = '';
    servePipelinedInOrder(server, (req: IncomingMessage, res) =>
      begun.push({ path: req.url, res }),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('data', (chunk: Buffer) => (written += chunk));
    await once(client, 'connect');
  });
  afterEach(async () => {
    client.destroy();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const turn = () => new Promise((resolve) => setImmediate(resolve));
  async function until(isSo: () => boolean) {
    while (!isSo()) await turn();
  }
  const paths = () => begun.map(({ path }) => path);

  it('are answered one after the other, in order', async () => {
    client.write(request('/1') + request('/2') + request('/3'));
    for (const at of [1, 2, 3]) {
      await until(() => begun.length === at);
      await turn();
      assert.equal(begun.length, at);
      begun[at - 1]?.res.end(`answer ${at}`);
    }
    await until(() => written.includes('answer 3'));
    assert.deepEqual(paths(), ['/1', '/2', '/3']);
    assert.ok(written.indexOf('answer 1') < written.indexOf('answer 2'));
  });

  it('are dropped when it ends: none of those that wait is begun, and none is left open', async () => {
    client.write(request('/1') + request('/2') + request('/3'));
    await until(() => begun.length === 1);
    const closed = once(begun[0]?.res as ServerResponse, 'close');
    client.destroy();
    await closed;
    await turn();
    assert.deepEqual(paths(), ['/1']);
    assert.deepEqual(await drain.drain(0), { cut: 0 });
    server = createServer().listen(0);
    await once(server, 'listening');
  });

  it('end it when there are too many', async () => {
    client.write(Array.from({ length: 40 }, (_, at) => request(`/${at}`)).join(''));
    await once(client, 'close');
    assert.deepEqual(paths(), ['/0']);
  });

  it('go on after a pause', async () => {
    client.write(request('/1'));
    await until(() => begun.length === 1);
    begun[0]?.res.end('answer 1');
    await until(() => written.includes('answer 1'));
    client.write(request('/2'));
    await until(() => begun.length === 2);
    begun[1]?.res.end('answer 2');
    await until(() => written.includes('answer 2'));
  });
});
