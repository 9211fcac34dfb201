import { BrokenCircuitError } from 'cockatiel';
import { inSlices } from '../../../platform/concurrency/in-slices.ts';
import { parseInSteps } from '../../../platform/files/json-steps.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument } from '../owner-port.ts';
import {
  type CallKind,
  type CallPolicies,
  callPolicies,
  MAX_CALLS,
  CIRCUIT_OPEN,
} from './call-policies.ts';
import { CrmRequests, CrmUnreachable } from './crm-requests.ts';
import { CrmGarbage, valueOf } from './wire-answer.ts';

/** Milliseconds for a call with its wait for a connection: a visitor may be waiting for it. */
const TOTAL_TIMEOUT = 5000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `read` by default. */
  kind?: CallKind;
  /** Milliseconds; for calls whose answer is large. */
  timeout?: number;
}

/**
 * Calls of the CRM's interface. No error, log line or trace contains a URL: credentials and
 * passwords are in the query string.
 */
export class CrmCalls {
  readonly #config: HttpCrmConfig;
  readonly #requests: CrmRequests;
  readonly #policies: CallPolicies;

  /** @param now milliseconds since 1970. */
  constructor(config: HttpCrmConfig, now: () => number) {
    this.#config = config;
    this.#requests = new CrmRequests(config, MAX_CALLS);
    this.#policies = callPolicies(now, isFailure);
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
    const { policy, breaker, answered } = this.#policies[kind];
    const request = { endpoint, parameters, timeout, signal };
    const { customer, password } = this.#config;
    const texts = Object.values(parameters).filter((value) => typeof value === 'string');
    const sent = [customer, password, ...texts];
    try {
      const value = await policy.execute(async () => {
        const answer = await parsed(endpoint, await this.#requests.textOf(request));
        return valueOf(endpoint, answer, sent);
      }, signal);
      answered();
      return value;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      const last = breaker.lastFailure;
      const cause = last && 'error' in last ? last.error : undefined;
      throw new CrmUnreachable(endpoint, CIRCUIT_OPEN, { cause, isUnheard: true });
    }
  }

  /**
   * A file of the CRM's documents; undefined if it does not exist. The caller reads or destroys it.
   */
  openDocument(fileName: string, signal?: AbortSignal): Promise<OwnerDocument | undefined> {
    return this.#requests.openDocument(fileName, { timeout: TOTAL_TIMEOUT, signal });
  }

  /** Closes its connections, including those in use. */
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

/** A refusal is an answer: the CRM is up. An aborted call is neither a success nor a failure. */
function isFailure(error: unknown): boolean {
  return error instanceof CrmUnreachable || error instanceof CrmGarbage;
}
