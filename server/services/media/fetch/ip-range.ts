import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that IANA has allocated for unicast; the rest of IPv6 is not in use. */
const GLOBAL_UNICAST_6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to a host of the public internet. False for what is not an IP
 * address, has a zone or embeds an IPv4 address, and for addresses of services without hosts of
 * their own (AS112, AMT).
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also accepts forms that other parsers read differently: `127.1`, `010.0.0.1`.
  if (isIP(address) === 0 || address.includes('%')) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST_6);
}
