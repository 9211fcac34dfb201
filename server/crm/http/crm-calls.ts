import { BrokenCircuitError } from 'cockatiel';
import { inSlices } from '../../concurrency/in-slices.ts';
import { parseInSteps } from '../../files/json-steps.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument } from '../owner-port.ts';
import { type CallKind, type CallLanes, callLanes, MAX_CALLS, NOT_ASKED } from './call-lanes.ts';
import { CrmRequests, CrmUnreachable } from './crm-requests.ts';
import { CrmGarbage, valueOf } from './wire-answer.ts';

/** Milliseconds. */
const TOTAL_TIMEOUT = 5000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `read` by default. */
  kind?: CallKind;
  /** Milliseconds; for calls whose answer is large. */
  timeout?: number;
}

/**
 * Calls of the CRM's interface. No error, log line or trace holds an address: credentials and
 * passwords are in the query string.
 */
export class CrmCalls {
  readonly #config: HttpCrmConfig;
  readonly #requests: CrmRequests;
  readonly #lanes: CallLanes;

  /** @param now milliseconds since 1970. */
  constructor(config: HttpCrmConfig, now: () => number) {
    this.#config = config;
    this.#requests = new CrmRequests(config, MAX_CALLS);
    this.#lanes = callLanes(now, isFailure);
  }

  /**
   * The Value that the CRM answers.
   * @throws CrmUnreachable, CrmGarbage, CrmRefusal
   */
  async call(
    endpoint: string,
    parameters: Readonly<Record<string, unknown>>,
    { signal, kind = 'read', timeout = TOTAL_TIMEOUT }: CallOptions = {},
  ): Promise<unknown> {
    const { policy, breaker, answered } = this.#lanes[kind];
    const asked = { endpoint, parameters, timeout, signal };
    const { customer, password } = this.#config;
    const texts = Object.values(parameters).filter((value) => typeof value === 'string');
    const sent = [customer, password, ...texts];
    try {
      const value = await policy.execute(async () => {
        const answer = await parsed(endpoint, await this.#requests.textOf(asked));
        return valueOf(endpoint, answer, sent);
      }, signal);
      answered();
      return value;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      const last = breaker.lastFailure;
      const cause = last && 'error' in last ? last.error : undefined;
      throw new CrmUnreachable(endpoint, NOT_ASKED, { cause, isUnheard: true });
    }
  }

  /**
   * A file of the CRM's documents; undefined if it is not there. The caller reads it or ends it.
   */
  openDocument(fileName: string, signal?: AbortSignal): Promise<OwnerDocument | undefined> {
    return this.#requests.openDocument(fileName, { timeout: TOTAL_TIMEOUT, signal });
  }

  /** Ends its connections, also those in use. */
  destroy(): Promise<void> {
    return this.#requests.destroy();
  }
}

async function parsed(endpoint: string, text: string): Promise<unknown> {
  try {
    return await inSlices(parseInSteps(text));
  } catch {
    // The parser's own message quotes the answer, which may hold personal data.
    throw new CrmGarbage(endpoint, `${text.length} characters that are no JSON`);
  }
}

/** A refusal is an answer: the CRM is up. An answer that is no longer wanted says nothing. */
function isFailure(error: unknown): boolean {
  return error instanceof CrmUnreachable || error instanceof CrmGarbage;
}
