import { BrokenCircuitError } from 'cockatiel';
import {
  type CallKind,
  type CallPolicies,
  callPolicies,
  CIRCUIT_OPEN,
  MAX_CALLS,
} from '../calls/call-policies.ts';
import { CrmUnreachable } from '../calls/crm-unreachable.ts';
import { stillLasts } from '../../../platform/still-lasts.ts';
import { untilAborted } from '../../../platform/concurrency/until-aborted.ts';
import { isFailedCall } from '../calls/wire-call.ts';
import { isRecord, type WireRecord } from '../wire-values.ts';
import type { WhiseConfig } from '../whise-config.ts';
import { recordIn, WhiseUnauthorized } from './whise-answer.ts';
import { WhiseRequests } from './whise-requests.ts';
import { LOGIN_RETRY_DELAY, WhiseLoginRefused, WhiseTokens } from './whise-tokens.ts';

/** Milliseconds for a call with its wait for a connection. */
const CALL_TIMEOUT = 10_000;
/** Characters from which on a text of a request may tell who somebody is. */
const MIN_SECRET = 3;

export interface WhiseCallOptions {
  signal?: AbortSignal | undefined;
  /** `read` by default. */
  kind?: CallKind;
  /** Milliseconds. */
  timeout?: number;
}

/** Calls of Whise with the agency's token. */
export class WhiseCalls {
  readonly #requests: WhiseRequests;
  readonly #tokens: WhiseTokens;
  readonly #policies: CallPolicies;
  readonly #secrets: readonly string[];
  readonly #now: () => number;
  /** Endpoints that refused a new token, too. */
  readonly #denied = new Map<string, { error: WhiseLoginRefused; until: number }>();

  /** @param now milliseconds since 1970. */
  constructor(config: WhiseConfig, now: () => number) {
    this.#requests = new WhiseRequests(config.url, MAX_CALLS);
    this.#tokens = new WhiseTokens(config, this.#requests, now);
    this.#policies = callPolicies(now, isFailedCall);
    this.#secrets = [config.username, config.password];
    this.#now = now;
  }

  /**
   * The record that Whise answers.
   * @throws WhiseLoginRefused, WhiseRefusal, CrmUnreachable, CrmGarbage
   */
  async call(
    endpoint: string,
    body: WireRecord,
    { signal, kind = 'read', timeout = CALL_TIMEOUT }: WhiseCallOptions = {},
  ): Promise<WireRecord> {
    const { policy, breaker, answered } = this.#policies[kind];
    const attempt = { endpoint, body, timeout, signal };
    try {
      const record = await policy.execute(() => this.#withToken(attempt, kind), signal);
      answered();
      return record;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) throw error;
      const last = breaker.lastFailure;
      const cause = last && 'error' in last ? last.error : undefined;
      throw new CrmUnreachable(endpoint, CIRCUIT_OPEN, { cause, isUnheard: true });
    }
  }

  /** Closes its connections, including those in use. */
  destroy(): Promise<void> {
    return this.#requests.destroy();
  }

  /**
   * One attempt; a token that is not accepted is renewed once. An endpoint that refuses the new one
   * as well is not called for a minute, the others are.
   */
  async #withToken(attempt: Attempt, kind: CallKind): Promise<WireRecord> {
    const denied = this.#denied.get(attempt.endpoint);
    if (denied && stillLasts(denied.until, this.#now(), LOGIN_RETRY_DELAY)) throw denied.error;
    const token = await this.#token(attempt);
    try {
      return await this.#sent(attempt, token, kind);
    } catch (error) {
      if (!(error instanceof WhiseUnauthorized)) throw error;
      this.#tokens.expire(token);
    }
    const renewed = await this.#token(attempt);
    try {
      return await this.#sent(attempt, renewed, kind);
    } catch (error) {
      throw error instanceof WhiseUnauthorized ? this.#deny(attempt, error) : error;
    }
  }

  /** The agency's token; callers share a sign-in, and each may stop waiting for it. */
  #token({ signal }: Attempt): Promise<string> {
    const token = this.#tokens.agency();
    return signal ? untilAborted(token, signal) : token;
  }

  #deny({ endpoint }: Attempt, cause: WhiseUnauthorized): WhiseLoginRefused {
    const error = new WhiseLoginRefused('call', cause);
    this.#denied.set(endpoint, { error, until: this.#now() + LOGIN_RETRY_DELAY });
    return error;
  }

  async #sent(attempt: Attempt, token: string, kind: CallKind): Promise<WireRecord> {
    const received = await this.#requests.post({ ...attempt, token });
    const personal = kind === 'write' ? textsOf(attempt.body) : [];
    return recordIn(attempt.endpoint, received, [...this.#secrets, token, ...personal]);
  }
}

interface Attempt {
  endpoint: string;
  body: WireRecord;
  timeout: number;
  signal: AbortSignal | undefined;
}

/** Every text in a request, those in lists and records too. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length < MIN_SECRET ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return isRecord(value) ? Object.values(value).flatMap(textsOf) : [];
}
