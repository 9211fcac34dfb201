import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that IANA has given to hosts of the internet; the rest of IPv6 is not in use. */
const GLOBAL_UNICAST_6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to a host of the public internet. Anything that is not an address
 * is not, and neither is one with a zone, one that carries an IPv4 address, or a service address
 * (AS112, AMT) behind which no host of its own stands.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also reads forms that other readers take for another address: `127.1`, `010.0.0.1`.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST_6);
}
