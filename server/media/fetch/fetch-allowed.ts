import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import { MediaFault } from '../media-fault.ts';
import { checkedAddresses, isAllowedUrl, type NetworkAccess } from './network-access.ts';

const MAX_REDIRECTS = 3;

export interface HostRules {
  /** Allowed hosts, also of redirects. */
  hosts: readonly string[];
  reach: NetworkAccess;
  /** What is asked for, as in the header `Accept`. */
  accept: string;
}

/**
 * Asks an allowed host for a file. The signal bounds all of it, the body too.
 * @returns an answer of status 200 that is not compressed; the caller reads or destroys it.
 * @throws MediaFault
 */
export async function fetchAllowed(
  source: string,
  rules: HostRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = new URL(source);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isAllowedUrl(url, rules.hosts, rules.reach)) {
      throw new MediaFault('unusable', `${url.protocol}//${url.host} is not an allowed host`);
    }
    const addresses = await checkedAddresses(url, rules.reach);
    const answer = await ask(url, addresses, rules.accept, signal);
    const location = redirectOf(answer);
    if (location === undefined) return checked(answer);
    answer.destroy();
    const next = URL.parse(location, url);
    if (!next) throw new MediaFault('unusable', 'redirected to something that is not a URL');
    url = next;
  }
  throw new MediaFault('unusable', `redirected more than ${MAX_REDIRECTS} times`);
}

/**
 * One request, on a new connection to one of the IP addresses that were checked: the host is not
 * resolved again between check and connection.
 */
function ask(
  url: URL,
  addresses: readonly string[],
  accept: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const checkedOnes = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      signal,
      // When Node asks for all of them, it tries them in turn until one answers.
      lookup: (_hostname, { all }, found) => {
        if (all) found(null, checkedOnes);
        else found(null, checkedOnes[0]?.address ?? '', checkedOnes[0]?.family);
      },
      headers: { Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': 'vitrine' },
    });
    request.once('response', resolve);
    request.on('error', (error) => reject(unreachable(url, signal, error)));
    request.end();
  });
}

function unreachable(url: URL, signal: AbortSignal, error: unknown): MediaFault {
  const why = signal.aborted ? 'did not answer in time' : 'did not answer';
  return new MediaFault('unreachable', `${url.host} ${why}`, { cause: error });
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode ?? 0) ? headers.location : undefined;
}

/** @throws MediaFault, with the answer destroyed. */
function checked(answer: IncomingMessage): IncomingMessage {
  const fault = faultOf(answer);
  if (!fault) return answer;
  answer.destroy();
  throw fault;
}

function faultOf({ statusCode: status = 0, headers }: IncomingMessage): MediaFault | undefined {
  if (status === 404 || status === 410) return new MediaFault('gone', `answered with ${status}`);
  if (status !== 200) return new MediaFault('unreachable', `answered with ${status}`);
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  return isPlain ? undefined : new MediaFault('unusable', 'compressed, which was not requested');
}
