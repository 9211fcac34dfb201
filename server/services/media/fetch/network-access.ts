import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { MediaFault } from './media-fault.ts';
import { isPublicAddress } from './ip-range.ts';

/**
 * The networks that the server may connect to. Tests pass their own; the running site uses
 * PUBLIC_INTERNET.
 */
export interface NetworkAccess {
  /** Protocols of URLs, as `URL.protocol` formats them. */
  protocols: readonly string[];
  /** Every IP address of a host name. */
  resolve: (hostname: string) => Promise<readonly string[]>;
  mayConnect: (address: string) => boolean;
}

/** Hosts of the public internet, by https. */
export const PUBLIC_INTERNET: NetworkAccess = {
  protocols: ['https:'],
  resolve: async (hostname) => {
    const found = await lookup(hostname, { all: true });
    return found.map(({ address }) => address);
  },
  mayConnect: isPublicAddress,
};

/**
 * Whether a picture may be fetched from this URL: an allowed host (`host`, or `host:port` where the
 * port is not the default), an allowed protocol, no user name or password.
 */
export function isAllowedUrl(
  url: URL,
  hosts: readonly string[],
  { protocols }: NetworkAccess,
): boolean {
  if (!protocols.includes(url.protocol) || url.username || url.password) return false;
  return hosts.includes(url.host);
}

/**
 * The IP addresses to connect to, at least one. A single forbidden one refuses the host: mixing
 * public and private addresses is an attack.
 * @throws MediaFault
 */
export async function checkedAddresses(
  hostname: string,
  reach: NetworkAccess,
): Promise<readonly string[]> {
  const addresses = isIP(hostname) ? [hostname] : await addressesOf(hostname, reach);
  const refused = addresses.find((address) => !reach.mayConnect(address));
  if (refused !== undefined) {
    throw new MediaFault('unusable', `${hostname} is at ${refused}, which is not public`);
  }
  if (addresses.length === 0) throw new MediaFault('unreachable', `${hostname} has no IP address`);
  return addresses;
}

async function addressesOf(
  hostname: string,
  { resolve }: NetworkAccess,
): Promise<readonly string[]> {
  try {
    return await resolve(hostname);
  } catch (error) {
    throw new MediaFault('unreachable', `${hostname} cannot be found`, { cause: error });
  }
}
