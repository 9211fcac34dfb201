import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import {
  boundConnectionsOfAddress,
  networkOf,
} from '../../../../../server/platform/http/connections-of-address.ts';

/** A server with this bound, and what opens connections to it from an address of this machine. */
async function withServer(
  options: Parameters<typeof boundConnectionsOfAddress>[1],
  work: (open: (from: string) => Promise<Socket>, asks: typeof isAnswered) => Promise<void>,
): Promise<void> {
  const server = createServer((_req, res) => res.end('here'));
  boundConnectionsOfAddress(server, options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (localAddress: string) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  try {
    await work(open, isAnswered);
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
}

/** Whether a request on the connection is answered; false when it is closed instead. */
async function isAnswered(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return false;
  const ended = once(socket, 'close').then(() => false);
  const answered = once(socket, 'data').then(() => true);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return Promise.race([answered, ended]);
}

describe('the connections of one IP address', () => {
  it('are closed beyond the bound, while another address is served, until one ends', () =>
    withServer({ maxOfOne: 2, isExempt: () => false }, async (open, asks) => {
      const held = [await open('127.0.0.2'), await open('127.0.0.2')];
      for (const socket of held) assert.equal(await asks(socket), true);
      assert.equal(await asks(await open('127.0.0.2')), false);
      assert.equal(await asks(await open('127.0.0.3')), true);
      held[0]?.end();
      // The server notes its end in its own time.
      while (!(await asks(await open('127.0.0.2')))) continue;
    }));

  it('are not counted where they come from this machine, as those of its proxy do', () =>
    withServer({ maxOfOne: 1 }, async (open, asks) => {
      for (const socket of [await open('127.0.0.1'), await open('127.0.0.1')]) {
        assert.equal(await asks(socket), true);
      }
    }));

  it('are those of a network with IPv6, and of the same address mapped or not with IPv4', () => {
    assert.equal(networkOf('::ffff:203.0.113.7'), networkOf('203.0.113.7'));
    assert.equal(networkOf('2001:db8:1:2:3:4:5:6'), networkOf('2001:db8:1:2::9'));
    assert.equal(networkOf('2001:db8::1'), networkOf('2001:db8:0:0:ffff::1'));
    assert.notEqual(networkOf('2001:db8:1:2::1'), networkOf('2001:db8:1:3::1'));
    assert.notEqual(networkOf('203.0.113.7'), networkOf('203.0.113.8'));
  });
});
