import { BlockList, isIPv6 } from 'node:net';
import type { Request } from 'express';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Headers of a request that a proxy passes on. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'];

/** Whether a request comes over loopback: by the connection, not by a header. */
export function isOfThisMachine({ socket: { remoteAddress = '' } }: Request): boolean {
  return isLoopbackAddress(remoteAddress);
}

export function isLoopbackAddress(address: string): boolean {
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether a program on this machine asks, and no proxy on it for somebody else. */
export function isDirectLocalRequest(request: Request): boolean {
  return isOfThisMachine(request) && !FORWARDING.some((name) => name in request.headers);
}
