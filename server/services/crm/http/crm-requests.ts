import type { OutgoingConnections } from '../../../platform/http/outgoing-connections.ts';
import { ADDRESS_TOO_LONG, CrmRejection } from '../calls/crm-rejection.ts';
import { CrmUnreachable } from '../calls/crm-unreachable.ts';
import { crmConnections, wireCall } from '../calls/wire-call.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument } from '../owner-port.ts';
import { crmAddress, MAX_ADDRESS } from './wire/crm-address.ts';

/**
 * Maximum number of connections for documents. They are separate, because they last as long as
 * their readers take.
 */
const DOCUMENTS = 16;

/** Statuses below 500 that pass. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

interface WireRequest {
  endpoint: string;
  parameters: Readonly<Record<string, unknown>>;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal | undefined;
}

/** Requests to the CRM's service. URLs contain credentials: nothing of them leaves this file. */
export class CrmRequests {
  readonly #config: HttpCrmConfig;
  readonly #connections: OutgoingConnections;
  readonly #documents: OutgoingConnections;

  constructor(config: HttpCrmConfig, connections: number) {
    this.#config = config;
    this.#connections = crmConnections(connections);
    this.#documents = crmConnections(DOCUMENTS);
  }

  /**
   * The text of an answer.
   * @throws CrmUnreachable, CrmRejection
   */
  async textOf({ endpoint, parameters, ...limits }: WireRequest): Promise<string> {
    const address = crmAddress(this.#config, endpoint, parameters);
    if (address.length > MAX_ADDRESS) throw new CrmRejection(endpoint, ADDRESS_TOO_LONG);
    return wireCall(endpoint, limits, async (signal) => {
      const { statusCode, body } = await this.#connections.request(address, {
        headers: { accept: 'application/json' },
        signal,
      });
      if (statusCode === 200) return body.text();
      await body.dump();
      if (statusCode >= 300 && statusCode < 500 && !PASSING.has(statusCode))
        throw new CrmRejection(endpoint, statusCode);
      const isUnheard = statusCode === 503;
      throw new CrmUnreachable(endpoint, `status ${statusCode}`, { isUnheard });
    });
  }

  /**
   * A file of the CRM's documents; undefined if it does not exist. The caller reads or destroys it.
   * @param asked its signal aborts opening the file, not an open one.
   * @throws CrmUnreachable, also if it is not open within `timeout`.
   */
  openDocument(
    fileName: string,
    limits: Pick<WireRequest, 'timeout' | 'signal'>,
  ): Promise<OwnerDocument | undefined> {
    const { url, options } = this.#config;
    const base = options.documentsUrl ?? new URL('/Documents/', url).href;
    const opening = new AbortController();
    const send = async () => {
      const { statusCode, headers, body } = await this.#documents.request(
        base + encodeURIComponent(fileName),
        {
          signal: opening.signal,
          bodyTimeout: limits.timeout,
          headersTimeout: limits.timeout,
        },
      );
      if (statusCode === 200) {
        // A body that is destroyed before it is read emits an error; its reader has listeners.
        body.on('error', () => {});
        const size = Number(headers['content-length']);
        return { size: Number.isSafeInteger(size) ? size : undefined, content: body };
      }
      await body.dump();
      if (statusCode === 404) return undefined;
      throw new CrmUnreachable('a document', `status ${statusCode}`);
    };
    // A request that is queued for a connection ends when it gets one.
    return wireCall('a document', limits, send, () => opening.abort());
  }

  /** Closes its connections, including those in use. */
  async destroy(): Promise<void> {
    await Promise.all([this.#connections.destroy(), this.#documents.destroy()]);
  }
}
