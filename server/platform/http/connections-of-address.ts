import type { Server } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { isLoopbackAddress } from './this-machine.ts';

/** Connections of one IP address at once: an office behind one has some dozens of browsers. */
const MAX_OF_ADDRESS = 200;
/** Groups of an IPv6 address that name a network: a visitor has all addresses in it. */
const NETWORK_GROUPS = 4;

/**
 * Closes connections of an IP address, or of an IPv6 network, that has too many, so that nobody takes
 * all that the server has. Loopback is exempt: the proxy on this machine has those of all visitors.
 * @param limits `maxOfOne` connections of one IP address at once.
 */
export function boundConnectionsOfAddress(
  server: Server,
  { maxOfOne = MAX_OF_ADDRESS, isExempt = isLoopbackAddress } = {},
): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isExempt(remoteAddress)) return;
    const visitor = networkOf(remoteAddress);
    const count = counts.get(visitor) ?? 0;
    if (count >= maxOfOne) {
      socket.destroy();
      return;
    }
    counts.set(visitor, count + 1);
    socket.once('close', () => {
      const left = (counts.get(visitor) ?? 1) - 1;
      if (left > 0) counts.set(visitor, left);
      else counts.delete(visitor);
    });
  });
}

/** What counts as one visitor: an IPv4 address, mapped or not; of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all.slice(0, NETWORK_GROUPS).join(':');
}
