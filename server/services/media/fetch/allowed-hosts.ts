import type { Dispatcher } from 'undici';
import type { OutgoingConnections } from '../../../platform/http/outgoing-connections.ts';
import { MediaFault } from './media-fault.ts';
import { guardedConnections } from './guarded-connections.ts';
import { isAllowedUrl, type NetworkAccess } from './network-access.ts';

/** Redirects of a picture or document that are followed: hosts of files use one or two. */
const MAX_REDIRECTS = 3;

/** undici's code of an answer beyond the maximum size. */
const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';

interface Options {
  /** Hosts that the agency's site allows now, also of redirects. */
  hosts: () => readonly string[];
  reach: NetworkAccess;
  /** Accepted media types, as in the header `Accept`. */
  accept: string;
  /** Maximum size of a file in bytes; unlimited by default. */
  maxBytes?: number;
}

/** The hosts whose files the site passes on or shows. */
export class AllowedHosts {
  readonly #options: Options;
  readonly #connections: OutgoingConnections;

  constructor(options: Options) {
    this.#options = options;
    this.#connections = guardedConnections(options.reach, options.maxBytes);
  }

  /**
   * Requests a file from a host. The signal bounds all of it, the body too.
   * @returns an answer of status 200 that is not compressed; the caller reads or destroys its body.
   * @throws MediaFault
   */
  async fetch(source: string, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    let url = new URL(source);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await this.#ask(url, signal);
      const location = redirectOf(answer);
      if (location === undefined) return this.#checked(answer);
      answer.body.destroy();
      const next = URL.parse(location, url);
      if (!next) throw new MediaFault('unusable', 'redirected to something that is not a URL');
      url = next;
    }
    throw new MediaFault('unusable', `redirected more than ${MAX_REDIRECTS} times`);
  }

  /**
   * The body of an answer.
   * @throws MediaFault
   */
  async read({ body }: Dispatcher.ResponseData): Promise<Buffer> {
    try {
      return Buffer.from(await body.arrayBuffer());
    } catch (error) {
      throw isTooLarge(error)
        ? this.#tooLarge()
        : new MediaFault('unreachable', 'the answer broke off', { cause: error });
    }
  }

  async #ask(url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const { hosts, reach, accept } = this.#options;
    if (!isAllowedUrl(url, hosts(), reach)) {
      throw new MediaFault('unusable', `${url.protocol}//${url.host} is not an allowed host`);
    }
    const headers = { accept, 'accept-encoding': 'identity', 'user-agent': 'vitrine' };
    try {
      const answer = await this.#connections.request(url, { signal, headers });
      // A body that is destroyed before it is read emits an error.
      answer.body.on('error', () => {});
      return answer;
    } catch (error) {
      if (error instanceof MediaFault) throw error;
      const why = signal.aborted ? 'did not answer in time' : 'did not answer';
      throw new MediaFault('unreachable', `${url.host} ${why}`, { cause: error });
    }
  }

  /** @throws MediaFault, with the body destroyed. */
  #checked(answer: Dispatcher.ResponseData): Dispatcher.ResponseData {
    const fault = this.#faultOf(answer);
    if (!fault) return answer;
    answer.body.destroy();
    throw fault;
  }

  #faultOf({ statusCode, headers }: Dispatcher.ResponseData): MediaFault | undefined {
    if (statusCode === 404 || statusCode === 410) {
      return new MediaFault('gone', `answered with ${statusCode}`);
    }
    if (statusCode !== 200) return new MediaFault('unreachable', `answered with ${statusCode}`);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
      return new MediaFault('unusable', 'compressed, which was not requested');
    }
    // An announced length is only used to refuse.
    const { maxBytes = Infinity } = this.#options;
    return Number(headers['content-length'] ?? 0) > maxBytes ? this.#tooLarge() : undefined;
  }

  #tooLarge(): MediaFault {
    return new MediaFault('unusable', `larger than ${this.#options.maxBytes} bytes`);
  }
}

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  const location = [301, 302, 303, 307, 308].includes(statusCode) ? headers['location'] : undefined;
  return Array.isArray(location) ? location[0] : location;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TOO_LARGE;
}
