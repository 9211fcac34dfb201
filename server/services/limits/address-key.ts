import ipaddr from 'ipaddr.js';

/** Prefix length of the IPv6 network of one customer. */
const NETWORK = 56;

/**
 * The key under which requests of an IP address are counted: an IPv4 address, or the network of an
 * IPv6 address, within which one visitor can use any number of addresses.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${NETWORK}`).toString();
}
