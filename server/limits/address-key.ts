import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that one customer of a network has in common. */
const NETWORK = 56;

/**
 * Under what the requests of an address are counted: an IPv4 address, or the network of an IPv6
 * address, within which one visitor can have as many as they like.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${NETWORK}`).toString();
}
