import type { Response } from 'express';
import { sameEmail } from '../../../views/domain/format/same-email.ts';
import type { Lead } from '../../../views/domain/lead.ts';
import { type Timers, withDeadline } from '../../platform/concurrency/timers.ts';
import type { LeadPort } from '../crm/lead-port.ts';
import type { Log } from '../../platform/log.ts';
import { shownContentOf } from './model/lead-content.ts';
import type { LeadCookie } from './lead-cookie.ts';
import type { LeadStore } from './model/lead-store.ts';

/**
 * Milliseconds until the store must have answered: a request that stores a lead afterwards has not
 * spent its time, and without the profile the visitor enters it.
 */
const STORE_TIMEOUT = 200;
/** Milliseconds until the CRM must have answered, while a visitor waits. */
const CRM_TIMEOUT = 2000;

type Person = Lead['person'];

interface Options {
  cookie: LeadCookie;
  store: Pick<LeadStore, 'find'>;
  crm: Pick<LeadPort, 'knowsEnough'>;
  timers: Timers;
  log: Log;
}

/**
 * Profiles that may be used again (spec section 4): only in the browser that filled one in, by its
 * signed cookie, so that others cannot find out who is a client. The profile itself is that of the
 * stored lead.
 */
export class KnownProfiles {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Lets this browser use the profile of a lead again. */
  remember(res: Response, lead: string, now: number): void {
    this.#options.cookie.set(res, lead, now);
  }

  /**
   * The profile with this e-mail that this browser filled in; undefined if there is none, or it
   * cannot be read, which is logged.
   */
  async ofBrowser(
    cookies: string | undefined,
    email: string,
    now: number,
  ): Promise<Person | undefined> {
    const { cookie, store, timers } = this.#options;
    const id = cookie.read(cookies, now);
    if (id === undefined) return undefined;
    return this.#checked(async () => {
      const lead = await withDeadline(timers, STORE_TIMEOUT, () => store.find(id));
      if (!lead || !sameEmail(lead.email, email)) return undefined;
      return shownContentOf(lead).lead.person;
    });
  }

  /**
   * The same if the CRM also has enough data of the person. A check that fails or takes too long is
   * logged and counts as unknown: the visitor enters the profile.
   */
  async known(
    cookies: string | undefined,
    email: string,
    now: number,
  ): Promise<Person | undefined> {
    const { crm, timers } = this.#options;
    const person = await this.ofBrowser(cookies, email, now);
    if (!person) return undefined;
    return this.#checked(async () => {
      const isEnough = await withDeadline(timers, CRM_TIMEOUT, (signal) =>
        crm.knowsEnough(email, signal),
      );
      return isEnough ? person : undefined;
    });
  }

  async #checked(call: () => Promise<Person | undefined>): Promise<Person | undefined> {
    try {
      return await call();
    } catch (error) {
      this.#options.log.warn({ err: error }, 'whether a profile is known could not be checked');
      return undefined;
    }
  }
}
