import type { OutgoingConnections } from '../../../platform/http/outgoing-connections.ts';
import { InvalidCrmAnswer } from '../calls/crm-unreachable.ts';
import { crmConnections, parsedAnswer, wireCall } from '../calls/wire-call.ts';
import type { Received } from './whise-answer.ts';

interface WhiseRequest {
  /** Path below the base address. */
  endpoint: string;
  body: Readonly<Record<string, unknown>>;
  /** Bearer of a token; none for the first token. */
  token: string | undefined;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal | undefined;
}

/** Requests to Whise: each a POST of JSON. Bodies and tokens are named in no error. */
export class WhiseRequests {
  readonly #url: string;
  readonly #connections: OutgoingConnections;

  /** @param url base address with a trailing slash. */
  constructor(url: string, connections: number) {
    this.#url = url;
    this.#connections = crmConnections(connections);
  }

  /** @throws CrmUnreachable */
  async post({ endpoint, body, token, ...limits }: WhiseRequest): Promise<Received> {
    const { status, text } = await wireCall(endpoint, limits, async (signal) => {
      const { statusCode, body: answer } = await this.#connections.request(
        new URL(endpoint, this.#url),
        {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
          signal,
        },
      );
      return { status: statusCode, text: await answer.text() };
    });
    try {
      return { status, body: await parsedAnswer(endpoint, text), length: text.length };
    } catch (error) {
      if (!(error instanceof InvalidCrmAnswer)) throw error;
      return { status, body: undefined, length: text.length };
    }
  }

  /** Closes its connections, including those in use. */
  destroy(): Promise<void> {
    return this.#connections.destroy();
  }
}
