import { BrokenCircuitError } from 'cockatiel';
import type { ConcurrencyLimit } from '../../../platform/concurrency/concurrency-limit.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument } from '../owner-port.ts';
import {
  type CallKind,
  type CallPolicies,
  callPolicies,
  MAX_CALLS,
  CIRCUIT_OPEN,
} from '../calls/call-policies.ts';
import { CrmUnreachable } from '../calls/crm-unreachable.ts';
import { isFailedCall, parsedAnswer } from '../calls/wire-call.ts';
import { CrmRequests } from './crm-requests.ts';
import { valueOf } from './wire-answer.ts';
import { crmAddress, MAX_ADDRESS } from './wire/crm-address.ts';
import type { Endpoint, WireParameters } from './wire/endpoints.ts';

/** Milliseconds for a call with its wait for a connection: a visitor may be waiting for it. */
const TOTAL_TIMEOUT = 5000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `read` by default. */
  kind?: CallKind;
  /** Milliseconds; for calls whose answer is large. */
  timeout?: number;
  /** Of the calls for one owner. */
  limit?: ConcurrencyLimit | undefined;
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
    this.#policies = callPolicies(now, isFailedCall);
  }

  /**
   * The Value that the CRM answers.
   * @throws CrmUnreachable, CrmGarbage, CrmRefusal, CrmRejection
   */
  call<E extends Endpoint>(
    endpoint: E,
    parameters: WireParameters<E>,
    options?: CallOptions,
  ): Promise<unknown> {
    return this.send(endpoint, parameters, options);
  }

  /** The same with parameters whose names are the agency's: `pickParameters` has those that exist. */
  async send(
    endpoint: Endpoint,
    parameters: Readonly<Record<string, unknown>>,
    { signal, kind = 'read', timeout = TOTAL_TIMEOUT, limit }: CallOptions = {},
  ): Promise<unknown> {
    const { policy, breaker, answered } = this.#policies[kind];
    const request = { endpoint, parameters, timeout, signal };
    const { customer, password } = this.#config;
    const texts = Object.values(parameters).filter((value) => typeof value === 'string');
    const sent = [customer, password, ...texts];
    try {
      const value = await within(limit, () =>
        policy.execute(async () => {
          const answer = await parsedAnswer(endpoint, await this.#requests.textOf(request));
          return valueOf(endpoint, answer, sent);
        }, signal),
      );
      answered();
      return value;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      const last = breaker.lastFailure;
      const cause = last && 'error' in last ? last.error : undefined;
      throw new CrmUnreachable(endpoint, CIRCUIT_OPEN, { cause, isUnheard: true });
    }
  }

  /** Whether a call has an address that the CRM's server takes. */
  hasAddress(endpoint: Endpoint, parameters: Readonly<Record<string, unknown>>): boolean {
    return crmAddress(this.#config, endpoint, parameters).length <= MAX_ADDRESS;
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

function within<T>(limit: ConcurrencyLimit | undefined, call: () => Promise<T>): Promise<T> {
  return limit ? limit.run(call) : call();
}
