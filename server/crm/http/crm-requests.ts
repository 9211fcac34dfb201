import { Agent, request } from 'undici';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument } from '../owner-port.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT = 1000;
/** Bytes of an answer. */
const MAX_ANSWER = 50_000_000;

/** The CRM could not be reached, or did not answer in time. Holds nothing of the address. */
export class CrmUnreachable extends Error {
  /** Whether the CRM has certainly not acted on the call; else it may have, its answer being lost. */
  readonly isUnheard: boolean;

  constructor(
    endpoint: string,
    why: string,
    { isUnheard = false, ...options }: ErrorOptions & { isUnheard?: boolean } = {},
  ) {
    super(`${endpoint}: ${why}`, options);
    this.name = 'CrmUnreachable';
    this.isUnheard = isUnheard;
  }
}

interface Asked {
  endpoint: string;
  parameters: Readonly<Record<string, unknown>>;
  /** Milliseconds. */
  timeout: number;
  signal: AbortSignal | undefined;
}

/** Requests of the CRM's service. Addresses hold credentials: nothing of them leaves this file. */
export class CrmRequests {
  readonly #config: HttpCrmConfig;
  readonly #agent: Agent;

  constructor(config: HttpCrmConfig, connections: number) {
    this.#config = config;
    this.#agent = new Agent({
      connect: { timeout: CONNECT_TIMEOUT },
      connections,
      maxResponseSize: MAX_ANSWER,
    });
  }

  /**
   * The text of an answer.
   * @throws CrmUnreachable
   */
  async textOf({ endpoint, parameters, timeout, signal }: Asked): Promise<string> {
    const deadline = AbortSignal.timeout(timeout);
    try {
      const { statusCode, body } = await request(this.#address(endpoint, parameters), {
        dispatcher: this.#agent,
        headers: { accept: 'application/json' },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      if (statusCode === 200) return await body.text();
      await body.dump();
      const isUnheard = statusCode === 503;
      throw new CrmUnreachable(endpoint, `status ${statusCode}`, { isUnheard });
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof CrmUnreachable) throw error;
      const isUnheard = NO_CONNECTION.has(codeOf(error));
      const late = `no answer within ${timeout / 1000} s`;
      throw new CrmUnreachable(endpoint, deadline.aborted ? late : reasonOf(error), { isUnheard });
    }
  }

  /** A file of the CRM's documents; undefined if it is not there. The caller reads it or ends it. */
  async openDocument(
    fileName: string,
    { timeout, signal }: Pick<Asked, 'timeout' | 'signal'>,
  ): Promise<OwnerDocument | undefined> {
    const { url, options } = this.#config;
    const base = options.documentsUrl ?? new URL('/Documents/', url).href;
    try {
      const { statusCode, headers, body } = await request(base + encodeURIComponent(fileName), {
        dispatcher: this.#agent,
        ...(signal && { signal }),
        bodyTimeout: timeout,
        headersTimeout: timeout,
      });
      if (statusCode === 200) {
        const size = Number(headers['content-length']);
        return { size: Number.isSafeInteger(size) ? size : undefined, content: body };
      }
      await body.dump();
      if (statusCode === 404) return undefined;
      throw new CrmUnreachable('a document', `status ${statusCode}`);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof CrmUnreachable) throw error;
      throw new CrmUnreachable('a document', reasonOf(error));
    }
  }

  /** Ends its connections, also those in use. */
  destroy(): Promise<void> {
    return this.#agent.destroy();
  }

  #address(endpoint: string, parameters: Readonly<Record<string, unknown>>): string {
    const { url, customer, password, options } = this.#config;
    const json = JSON.stringify({
      ...parameters,
      [options.nameParameter]: customer,
      [options.passwordParameter]: password,
    });
    return `${url}/${endpoint}Json?json=${encodeURIComponent(json)}`;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  UND_ERR_RES_EXCEEDED_MAX_SIZE: `an answer of more than ${MAX_ANSWER / 1_000_000} MB`,
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'no such host',
};

/** Faults before anything was sent. */
const NO_CONNECTION: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The kind of a network fault, without its message, which may name the address. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return REASONS[code] ?? code;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return (error as NodeJS.ErrnoException).code ?? error.name;
}
