import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  noop,
  retry,
  wrap,
} from 'cockatiel';
import { Agent, type Dispatcher, request } from 'undici';
import { CrmGarbage, CrmRefusal, itemsOf, valueOf } from './wire-answer.ts';
import type { OwnerDocument } from '../owner-port.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';

/** Milliseconds. */
const CONNECT_TIMEOUT = 1000;
const TOTAL_TIMEOUT = 5000;
/** Calls at once; those that wait for their turn. */
const MAX_CALLS = 20;
const MAX_WAITING = 1000;
/** Repetitions of a call that only reads. */
const RETRIES = 2;
/** Failures after which calls fail at once, and milliseconds until one is tried again. */
const MAX_FAILURES = 5;
const PROBE_AFTER = 10_000;
/** Bytes of an answer. */
const MAX_ANSWER = 50_000_000;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Whether it may be repeated: it only reads. True by default. */
  isRead?: boolean;
  /** Milliseconds; for calls whose answer is large. */
  timeout?: number;
}

/** The CRM could not be reached, or did not answer in time. Holds nothing of the address. */
class CrmUnreachable extends Error {
  constructor(endpoint: string, why: string) {
    super(`${endpoint}: ${why}`);
    this.name = 'CrmUnreachable';
  }
}

/**
 * Calls of the CRM's interface. No error, log line or trace holds an address: credentials and
 * passwords are in the query string.
 */
export class CrmCalls {
  readonly #config: HttpCrmConfig;
  readonly #agent: Agent;
  readonly #reads: IPolicy;
  readonly #writes: IPolicy;

  constructor(config: HttpCrmConfig) {
    this.#config = config;
    this.#agent = new Agent({
      connect: { timeout: CONNECT_TIMEOUT },
      connections: MAX_CALLS,
      maxResponseSize: MAX_ANSWER,
    });
    const failures = handleWhen(isFailure);
    const breaker = circuitBreaker(failures, {
      halfOpenAfter: PROBE_AFTER,
      breaker: new ConsecutiveBreaker(MAX_FAILURES),
    });
    const turns = bulkhead(MAX_CALLS, MAX_WAITING);
    const again = retry(failures, {
      maxAttempts: RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 }),
    });
    this.#writes = wrap(noop, breaker, turns);
    this.#reads = wrap(again, breaker, turns);
  }

  /**
   * The Value that the CRM answers.
   * @throws CrmUnreachable, CrmGarbage, CrmRefusal; or the policies' errors while the CRM is down.
   */
  async call(
    endpoint: string,
    parameters: Readonly<Record<string, unknown>>,
    { signal, isRead = true, timeout = TOTAL_TIMEOUT }: CallOptions = {},
  ): Promise<unknown> {
    const policy = isRead ? this.#reads : this.#writes;
    return policy.execute(async () => {
      const text = await this.#textOf(endpoint, parameters, timeout, signal);
      return valueOf(endpoint, parsed(endpoint, text));
    }, signal);
  }

  /** Every item of a list, by pages. */
  async list(
    endpoint: string,
    parameters: Readonly<Record<string, unknown>>,
    options: CallOptions = {},
  ): Promise<unknown[]> {
    const { pageSize, countField } = this.#config.options;
    const all: unknown[] = [];
    for (;;) {
      const limits = { Limit1: all.length + 1, Limit2: all.length + pageSize };
      const value = await this.call(endpoint, { ...parameters, ...limits }, options);
      const { items, count } = itemsOf(endpoint, value, countField);
      all.push(...items);
      const isLast = items.length < pageSize && (count === undefined || all.length >= count);
      if (count !== undefined && items.length === 0 && all.length < count) {
        throw new CrmGarbage(endpoint, `${all.length} of ${count} items`);
      }
      if (isLast || items.length === 0) return all;
    }
  }

  /** A file of the CRM's documents; undefined if it is not there. The caller reads it or ends it. */
  async openDocument(fileName: string, signal?: AbortSignal): Promise<OwnerDocument | undefined> {
    const { url, options } = this.#config;
    const base = options.documentsUrl ?? new URL('/Documents/', url).href;
    try {
      const { statusCode, headers, body } = await request(base + encodeURIComponent(fileName), {
        dispatcher: this.#agent,
        ...(signal && { signal }),
        bodyTimeout: TOTAL_TIMEOUT,
        headersTimeout: TOTAL_TIMEOUT,
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
      throw error instanceof CrmUnreachable
        ? error
        : new CrmUnreachable('a document', codeOf(error));
    }
  }

  /** Ends its connections, also those in use. */
  destroy(): Promise<void> {
    return this.#agent.destroy();
  }

  async #textOf(
    endpoint: string,
    parameters: Readonly<Record<string, unknown>>,
    timeout: number,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    const deadline = AbortSignal.timeout(timeout);
    const asked: Parameters<typeof request>[1] & { dispatcher: Dispatcher } = {
      dispatcher: this.#agent,
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    };
    try {
      const { statusCode, body } = await request(this.#address(endpoint, parameters), asked);
      if (statusCode !== 200) {
        await body.dump();
        throw new CrmUnreachable(endpoint, `status ${statusCode}`);
      }
      return await body.text();
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof CrmUnreachable) throw error;
      throw new CrmUnreachable(endpoint, deadline.aborted ? 'no answer in time' : codeOf(error));
    }
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

function parsed(endpoint: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's own message quotes the answer, which may hold personal data.
    throw new CrmGarbage(endpoint, `${text.length} characters that are no JSON`);
  }
}

/** A refusal is an answer: the CRM is up. */
function isFailure(error: unknown): boolean {
  if (error instanceof CrmRefusal) return false;
  return !(error instanceof Error && error.name === 'AbortError');
}

/** The kind of a network fault, without its message, which may name the address. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  const { code } = error as NodeJS.ErrnoException;
  return code ?? error.name;
}
