import { consentCookie, readConsent } from '../../views/domain/consent/consent-cookie.ts';
import type { Consent } from '../../views/domain/consent/consent.ts';

type Listener = (consent: Consent | undefined) => void;

/** What the visitor decided, in this tab or in another; stored in a cookie. */
export class Decision {
  readonly #list: string;
  readonly #listeners: Listener[] = [];
  #consent: Consent | undefined;

  /** @param list hash of the site's list of third parties. */
  constructor(list: string) {
    this.#list = list;
    this.#consent = readConsent(document.cookie, list);
    // Restored from the back/forward cache: the visitor may have decided on another page.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#set(readConsent(document.cookie, list));
    });
  }

  get consent(): Consent | undefined {
    return this.#consent;
  }

  /** Calls a listener now and after every change. */
  follow(listener: Listener): void {
    this.#listeners.push(listener);
    listener(this.#consent);
  }

  decide(consent: Consent): void {
    document.cookie = consentCookie(consent, this.#list, location.protocol === 'https:');
    this.#set(consent);
  }

  #set(consent: Consent | undefined): void {
    this.#consent = consent;
    for (const listener of this.#listeners) listener(consent);
  }
}
