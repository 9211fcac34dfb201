import { OwnCookies } from '../../platform/http/own-cookies.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import { hkdfSync, randomUUID } from 'node:crypto';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import session, { type Store } from 'express-session';
import { HttpError } from '../../platform/http-error.ts';
import type { Timers } from '../../platform/concurrency/timers.ts';
import { TombstoneStore } from './tombstone-store.ts';
import { hasEnded, LAST_SEEN_INTERVAL, type SignedIn } from './session-limits.ts';

declare module 'express-session' {
  interface SessionData {
    owner: SignedIn;
  }
}

const PURPOSE = 'vitrine owner session 1';

interface Options {
  /** The site's session secret. */
  secret: string;
  config: SiteUrl;
  /** Any store of express-session. */
  store: Store;
  timers: Timers;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface OpenOptions {
  /** Whether the owner is still who signed in. */
  isStill: (owner: SignedIn) => Promise<boolean>;
  /** Whether the owner sent the request, rather than a page that is left open. */
  isSeen: boolean;
}

/** Sessions of owners (spec section 6); other visitors have none. */
export class OwnerSessions {
  readonly #now: () => number;
  readonly #session: RequestHandler;
  readonly #name: string;
  readonly #cookie: CookieOptions;
  readonly #store: TombstoneStore;

  constructor({ secret, config, store, timers, now }: Options) {
    const cookies = new OwnCookies(config);
    this.#now = now;
    this.#name = cookies.nameOf('owner');
    this.#cookie = cookies.options;
    this.#store = new TombstoneStore(store, timers);
    this.#session = session({
      name: this.#name,
      secret: Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32)).toString('base64url'),
      store: this.#store,
      resave: false,
      saveUninitialized: false,
      cookie: { ...this.#cookie, sameSite: 'lax' },
    });
  }

  /**
   * Reads the session of a request, and ends one that is too old or whose owner has changed.
   * @returns whether one was ended.
   * @throws HttpError 503 when the store cannot be reached.
   */
  async open(
    req: Request,
    res: Response,
    { isStill, isSeen }: OpenOptions,
  ): Promise<{ hasEnded: boolean }> {
    await callStore((done) => this.#session(req, res, done));
    // This is how express-session behaves while its store is disconnected.
    if (!sessionOf(req)) throw storeUnreachable();
    const { owner } = req.session;
    if (!owner) return { hasEnded: false };
    const now = this.#now();
    const generation = await this.#generationOf(owner.id);
    const isOfOther = generation !== undefined && generation !== owner.generation;
    if (isOfOther || hasEnded(owner, now) || !(await isStill(owner))) {
      await callStore((done) => req.session.destroy(done));
      return { hasEnded: true };
    }
    if (isSeen && Math.abs(now - owner.seenAt) >= LAST_SEEN_INTERVAL) {
      owner.seenAt = now;
      await this.save(req);
    }
    return { hasEnded: false };
  }

  /** The owner whose session a request has, once it was opened. */
  ownerOf(req: Request): SignedIn | undefined {
    return sessionOf(req)?.owner;
  }

  /** Begins a session under a new id; the one before is gone. */
  async begin(req: Request, owner: Omit<SignedIn, 'at' | 'seenAt' | 'generation'>): Promise<void> {
    if (sessionOf(req)) await callStore((done) => req.session.regenerate(done));
    // An ended session was removed.
    else req.sessionStore.generate(req);
    const now = this.#now();
    const generation = await this.#generationOf(owner.id);
    const of = generation === undefined ? {} : { generation };
    req.session.owner = { ...owner, ...of, at: now, seenAt: now };
    await this.save(req);
  }

  /** Stores the changes, before the response is sent. */
  save(req: Request): Promise<void> {
    return callStore((done) => req.session.save(done));
  }

  /** Ends the session, in the store and in the browser. */
  async end(req: Request, res: Response): Promise<void> {
    if (sessionOf(req)) await callStore((done) => req.session.destroy(done));
    res.clearCookie(this.#name, this.#cookie);
  }

  /** Ends every session of the owner whose session the request has. */
  async endAll(req: Request, res: Response): Promise<void> {
    const owner = this.ownerOf(req);
    if (owner) {
      const changed = this.#store.changeGeneration(owner.id, randomUUID());
      await changed.catch((error: unknown) => Promise.reject(storeUnreachable(error)));
    }
    await this.end(req, res);
  }

  #generationOf(owner: number): Promise<string | undefined> {
    const found = this.#store.generationOf(owner);
    return found.catch((error: unknown) => Promise.reject(storeUnreachable(error)));
  }

  /** Sends no cookie with the response to a request whose session could not be used. */
  abandon(req: Request): void {
    Reflect.deleteProperty(req, 'session');
  }

  /** Whether the cookie of a session would reach the browser: TRUST_PROXY may be wrong. */
  canBegin(req: Request): boolean {
    return !this.#cookie.secure || req.secure;
  }
}

/** There is none after it was destroyed, and none while the store is disconnected. */
function sessionOf(req: Request): Request['session'] | undefined {
  return req.session;
}

/** @throws HttpError 503 with the store's error as its cause. */
function callStore(call: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    call((error) =>
      error === undefined || error === null ? resolve() : reject(storeUnreachable(error)),
    );
  });
}

/** The store of owners cannot be used; it may be again soon. */
export function storeUnreachable(cause?: unknown): HttpError {
  const error = new HttpError(503, 'the sessions of owners cannot be reached');
  error.cause = cause;
  return error;
}
