import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIPv6 } from 'node:net';
import { PictureFault } from '../picture-fault.ts';
import { isPictureType, kindOf } from './picture-bytes.ts';
import { checkedAddresses, isAllowedUrl, type NetworkAccess } from './network-access.ts';
import { readBody } from './read-body.ts';

const MAX_REDIRECTS = 3;

export interface FetchRules {
  /** Allowed hosts, also of redirects. */
  hosts: readonly string[];
  reach: NetworkAccess;
  maxBytes: number;
}

/**
 * Fetches a picture from an allowed host. The signal bounds all of it.
 * @returns the bytes of a JPEG, PNG, WebP or AVIF; only its first bytes are checked.
 * @throws PictureFault
 */
export async function fetchPicture(
  source: string,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = new URL(source);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isAllowedUrl(url, rules.hosts, rules.reach)) {
      throw new PictureFault('unusable', `${url.protocol}//${url.host} is not an allowed host`);
    }
    const answer = await ask(url, await checkedAddresses(url, rules.reach), signal);
    try {
      const location = redirectOf(answer);
      if (location === undefined) return await pictureOf(answer, rules.maxBytes);
      const next = URL.parse(location, url);
      if (!next) throw new PictureFault('unusable', 'redirected to something that is not a URL');
      url = next;
    } finally {
      answer.destroy();
    }
  }
  throw new PictureFault('unusable', `redirected more than ${MAX_REDIRECTS} times`);
}

/**
 * One request, on a new connection to one of the IP addresses that were checked: the host is not
 * resolved again between check and connection.
 */
function ask(
  url: URL,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const checked = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      agent: false,
      signal,
      // When Node asks for all of them, it tries them in turn until one answers.
      lookup: (_hostname, { all }, found) => {
        if (all) found(null, checked);
        else found(null, checked[0]?.address ?? '', checked[0]?.family);
      },
      headers: {
        Accept: 'image/avif,image/webp,image/jpeg,image/png',
        'Accept-Encoding': 'identity',
        'User-Agent': 'vitrine',
      },
    });
    request.once('response', resolve);
    request.on('error', (error) => reject(unreachable(url, signal, error)));
    request.end();
  });
}

function unreachable(url: URL, signal: AbortSignal, error: unknown): PictureFault {
  const why = signal.aborted ? 'did not answer in time' : 'did not answer';
  return new PictureFault('unreachable', `${url.host} ${why}`, { cause: error });
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode ?? 0) ? headers.location : undefined;
}

async function pictureOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode: status = 0, headers } = answer;
  if (status === 404 || status === 410) throw new PictureFault('gone', `answered with ${status}`);
  if (status !== 200) throw new PictureFault('unreachable', `answered with ${status}`);
  if (!isPictureType(headers['content-type'])) {
    throw new PictureFault('unusable', 'the Content-Type is not of an accepted picture format');
  }
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new PictureFault('unusable', 'compressed, which was not requested');
  }
  const bytes = await readBody(answer, maxBytes);
  kindOf(bytes);
  return bytes;
}
