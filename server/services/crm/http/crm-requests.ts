import { Agent, request } from 'undici';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument } from '../owner-port.ts';

/** Milliseconds to connect: a CRM that is up accepts at once. */
const CONNECT_TIMEOUT = 1000;
/**
 * Bytes of an answer: far more than a page of homes, and little beside the memory of the process.
 */
const MAX_ANSWER = 50_000_000;
/**
 * Maximum number of connections for documents. They are separate, because they last as long as
 * their readers take.
 */
const DOCUMENTS = 16;

/** The CRM could not be reached, or did not answer in time. Contains nothing of the URL. */
export class CrmUnreachable extends Error {
  /**
   * Whether the CRM has certainly not processed the call; otherwise it may have, and the answer was
   * lost.
   */
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
  readonly #agent: Agent;
  readonly #documents: Agent;

  constructor(config: HttpCrmConfig, connections: number) {
    this.#config = config;
    this.#agent = agentOf(connections);
    this.#documents = agentOf(DOCUMENTS);
  }

  /**
   * The text of an answer.
   * @throws CrmUnreachable
   */
  async textOf({ endpoint, parameters, timeout, signal }: WireRequest): Promise<string> {
    const deadline = AbortSignal.timeout(timeout);
    const given = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const ask = async () => {
      const { statusCode, body } = await request(this.#address(endpoint, parameters), {
        dispatcher: this.#agent,
        headers: { accept: 'application/json' },
        signal: given,
      });
      if (statusCode === 200) return body.text();
      await body.dump();
      const isUnheard = statusCode === 503;
      throw new CrmUnreachable(endpoint, `status ${statusCode}`, { isUnheard });
    };
    try {
      return await untilAborted(ask(), given);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof CrmUnreachable) throw error;
      const isUnheard = NO_CONNECTION.has(codeOf(error));
      const late = `no answer within ${timeout / 1000} s`;
      throw new CrmUnreachable(endpoint, deadline.aborted ? late : reasonOf(error), { isUnheard });
    }
  }

  /**
   * A file of the CRM's documents; undefined if it does not exist. The caller reads or destroys it.
   * @param asked its signal aborts opening the file, not an open one.
   * @throws CrmUnreachable, also if it is not open within `timeout`.
   */
  async openDocument(
    fileName: string,
    { timeout, signal }: Pick<WireRequest, 'timeout' | 'signal'>,
  ): Promise<OwnerDocument | undefined> {
    const { url, options } = this.#config;
    const base = options.documentsUrl ?? new URL('/Documents/', url).href;
    const deadline = AbortSignal.timeout(timeout);
    const given = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const opening = new AbortController();
    const ask = async () => {
      const { statusCode, headers, body } = await request(base + encodeURIComponent(fileName), {
        dispatcher: this.#documents,
        signal: opening.signal,
        bodyTimeout: timeout,
        headersTimeout: timeout,
      });
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
    try {
      return await untilAborted(ask(), given);
    } catch (error) {
      // A request that is queued for a connection ends when it gets one.
      opening.abort();
      signal?.throwIfAborted();
      if (error instanceof CrmUnreachable) throw error;
      const late = `no answer within ${timeout / 1000} s`;
      throw new CrmUnreachable('a document', deadline.aborted ? late : reasonOf(error));
    }
  }

  /** Closes its connections, including those in use. */
  async destroy(): Promise<void> {
    await Promise.all([this.#agent.destroy(), this.#documents.destroy()]);
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

function agentOf(connections: number): Agent {
  return new Agent({
    connect: { timeout: CONNECT_TIMEOUT },
    connections,
    maxResponseSize: MAX_ANSWER,
  });
}

/**
 * The result, unless the signal is aborted before: undici does not abort a request that is
 * queued.
 */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
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

/** The kind of a network fault, without its message, which may contain the URL. */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return REASONS[code] ?? code;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return (error as NodeJS.ErrnoException).code ?? error.name;
}
