import {
  type AnalyticsEvent,
  conversion,
  formSubmission,
  pageView,
} from '../../views/domain/analytics/analytics-event.ts';
import { type Consent, consentMode, isGranted } from '../../views/domain/consent/consent.ts';
import type { AnalyticsParty } from '../../views/domain/third-party/page-parties.ts';
import { ANALYTICS_EVENT } from '../analytics-event.ts';
import { removeCookies } from './remove-cookies.ts';
import { warn } from '../warn.ts';
import { appendScript } from './append-script.ts';
import type { Decision } from './decision.ts';

/** Loads each analytics party once its category is granted, and sends it what happens. */
export function runAnalytics(decision: Decision, parties: readonly AnalyticsParty[]): void {
  for (const party of parties) new Analytics(party).follow(decision);
}

class Analytics {
  readonly #party: AnalyticsParty;
  #isLoaded = false;
  #isGranted = false;

  constructor(party: AnalyticsParty) {
    this.#party = party;
  }

  follow(decision: Decision): void {
    decision.follow((consent) => this.#onConsent(consent));
    addEventListener(ANALYTICS_EVENT, ({ detail }: CustomEventInit<AnalyticsEvent>) => {
      if (detail) this.#send(detail);
    });
  }

  #onConsent(consent: Consent | undefined): void {
    this.#isGranted = isGranted(consent, this.#party.category);
    if (this.#isLoaded) this.#update(consent);
    else if (this.#isGranted) this.#load(consent);
  }

  /** Consent mode first: the loader reads it before anything else (spec section 1). */
  #load(consent: Consent | undefined): void {
    this.#isLoaded = true;
    const { account, script } = this.#party;
    this.#tell('consent', 'default', consentMode(undefined));
    this.#tell('consent', 'update', consentMode(consent));
    this.#tell('js', new Date());
    this.#tell('config', account, { send_page_view: false });
    this.#send(pageView(location.href, document.title));
    for (const event of declaredEvents(account)) this.#send(event);
    appendScript(script);
  }

  /** A running script cannot be unloaded, so a withdrawal reloads the page. */
  #update(consent: Consent | undefined): void {
    this.#tell('consent', 'update', consentMode(consent));
    if (this.#isGranted) return;
    removeCookies(this.#party.cookies);
    location.reload();
  }

  #send({ name, parameters }: AnalyticsEvent): void {
    if (this.#isLoaded && this.#isGranted) this.#tell('event', name, parameters);
  }

  /** The loader wants the `arguments` object, not an array. */
  #tell(..._command: unknown[]): void {
    const scope = globalThis as unknown as Record<string, unknown[] | undefined>;
    const queue = (scope[this.#party.queue] ??= []);
    // oxlint-disable-next-line prefer-rest-params -- as above
    queue.push(arguments);
  }
}

/**
 * Events of the page itself, as of a thank-you page: the form's title, and its conversion. Those of
 * one submission (`data-once`) are sent to each account once, however often the page is opened.
 */
function declaredEvents(account: string): AnalyticsEvent[] {
  const places = [...document.querySelectorAll('[data-form-submission], [data-conversion]')];
  const fresh = places.filter((place) => isFirst(account, place.getAttribute('data-once')));
  const values = (name: string) => fresh.flatMap((place) => place.getAttribute(name) ?? []);
  return [
    ...values('data-form-submission').map(formSubmission),
    ...values('data-conversion').map(conversion),
  ].filter((event) => event !== undefined);
}

/**
 * Whether this tab has not yet sent an account the events of this submission; marks them as sent.
 */
function isFirst(account: string, sending: string | null): boolean {
  if (sending === null) return true;
  const key = `told ${account} ${sending}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch (error) {
    warn('it is not known whether a form was told before', error);
  }
  return true;
}
