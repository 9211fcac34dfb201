import { stillLasts } from '../../../platform/still-lasts.ts';
import { InvalidCrmAnswer } from '../calls/crm-unreachable.ts';
import { RefusedCall } from '../calls/refused-call.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import { textIn, type WireRecord } from '../wire-values.ts';
import type { WhiseConfig } from '../whise-config.ts';
import { recordIn, WhiseRefusal, WhiseUnauthorized } from './whise-answer.ts';
import type { WhiseRequests } from './whise-requests.ts';

/** Milliseconds after which a token is renewed: it expires after 24 hours. */
const RENEW_AFTER = 20 * 3600_000;
/** Milliseconds after a refused sign-in without another: more of them could lock the account. */
export const LOGIN_RETRY_DELAY = 60_000;
/** Milliseconds that a sign-in may take. */
const LOGIN_TIMEOUT = 5000;

/** What an operator has to look at, by the token that was refused. */
const WHY = {
  account:
    'Whise does not accept WHISE_USERNAME and WHISE_PASSWORD, which must be of a Marketplace account',
  agency:
    'Whise gives that account no access to WHISE_CLIENT_ID: has the agency activated it, and is ' +
    'WHISE_OFFICE_ID one of its offices?',
  call:
    'Whise signs the account in, but does not let it make this call: ask Whise which calls the ' +
    'account may make',
};
type Level = keyof typeof WHY;

/** Whise does not accept the account, the agency, or a call of theirs. */
export class WhiseLoginRefused extends RefusedCall {
  /** What was refused: the account's token, the agency's, or a call with both. */
  readonly level: Level;

  constructor(level: Level, cause: Error) {
    super(`${WHY[level]} (${cause.message})`, { cause });
    this.name = 'WhiseLoginRefused';
    this.level = level;
  }
}

interface Token {
  text: string;
  /** Milliseconds since 1970. */
  since: number;
}

/**
 * The two tokens of Whise: one of the Marketplace account, by which the agency's is requested.
 * Concurrent callers share a renewal; after a refusal none is attempted for a minute.
 */
export class WhiseTokens {
  readonly #config: WhiseConfig;
  readonly #requests: WhiseRequests;
  readonly #now: () => number;
  readonly #flights = new SingleFlight<string>();
  #account: Token | undefined;
  #agency: Token | undefined;
  #refused: { error: WhiseLoginRefused; until: number } | undefined;

  /** @param now milliseconds since 1970. */
  constructor(config: WhiseConfig, requests: WhiseRequests, now: () => number) {
    this.#config = config;
    this.#requests = requests;
    this.#now = now;
  }

  /** The agency's token. @throws WhiseLoginRefused, CrmUnreachable, CrmGarbage */
  async agency(): Promise<string> {
    if (this.#isFresh(this.#agency)) return this.#agency.text;
    const refused = this.#refused;
    if (refused && stillLasts(refused.until, this.#now(), LOGIN_RETRY_DELAY)) throw refused.error;
    return this.#flights.do('agency', () => this.#renewed());
  }

  /** A token was not accepted: unless it was renewed since, the next call renews it. */
  expire(token: string): void {
    if (this.#agency?.text === token) this.#agency = undefined;
  }

  async #renewed(): Promise<string> {
    this.#refused = undefined;
    const account = this.#isFresh(this.#account) ? this.#account : undefined;
    try {
      this.#agency = await this.#agencyToken(account ?? (await this.#newAccount()));
    } catch (error) {
      // The account's token may have ended before its time.
      if (!(error instanceof WhiseUnauthorized) || !account) throw this.#known(error, 'agency');
      this.#account = undefined;
      return this.#renewed();
    }
    return this.#agency.text;
  }

  async #newAccount(): Promise<Token> {
    const { username, password } = this.#config;
    try {
      this.#account = await this.#login('token', { Username: username, Password: password });
    } catch (error) {
      throw this.#known(error, 'account');
    }
    return this.#account;
  }

  #agencyToken({ text }: Token): Promise<Token> {
    const { clientId, officeId } = this.#config;
    const body = { ClientId: clientId, ...(officeId !== undefined && { OfficeId: officeId }) };
    return this.#login('v1/admin/clients/token', body, text);
  }

  async #login(endpoint: string, body: WireRecord, token?: string): Promise<Token> {
    const { username, password } = this.#config;
    const since = this.#now();
    const limits = { timeout: LOGIN_TIMEOUT, signal: undefined };
    const received = await this.#requests.post({ endpoint, body, token, ...limits });
    const text = textIn(recordIn(endpoint, received, [username, password])['token']);
    if (text === undefined) throw new InvalidCrmAnswer(endpoint, 'no token');
    return { text, since };
  }

  #isFresh(token: Token | undefined): token is Token {
    return token !== undefined && stillLasts(token.since + RENEW_AFTER, this.#now(), RENEW_AFTER);
  }

  #known(error: unknown, level: Level): unknown {
    return error instanceof WhiseRefusal ? this.#refusal(level, error) : error;
  }

  #refusal(level: Level, cause: WhiseRefusal): WhiseLoginRefused {
    const error = new WhiseLoginRefused(level, cause);
    this.#refused = { error, until: this.#now() + LOGIN_RETRY_DELAY };
    return error;
  }
}
