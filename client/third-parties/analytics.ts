import { type AnalyticsEvent, pageView } from '../../views/domain/analytics/analytics-event.ts';
import { type Consent, isGranted } from '../../views/domain/consent/consent.ts';
import type { AnalyticsParty } from '../../views/domain/third-party/page-parties.ts';
import { ANALYTICS_EVENT } from '../analytics-event.ts';
import { appendScript } from './append-script.ts';
import { declaredEvents } from './declared-events.ts';
import type { Decision } from './decision.ts';
import { removeCookies } from './remove-cookies.ts';
import type { AnalyticsTool } from './tools/tool.ts';
import { toolOf } from './tools/tool-of.ts';

/** Loads each analytics party once its category is granted, and sends it what happens. */
export function runAnalytics(decision: Decision, parties: readonly AnalyticsParty[]): void {
  for (const party of parties) new Analytics(party).follow(decision);
}

class Analytics {
  readonly #party: AnalyticsParty;
  readonly #tool: AnalyticsTool;
  #isLoaded = false;
  #isGranted = false;

  constructor(party: AnalyticsParty) {
    this.#party = party;
    this.#tool = toolOf(party);
  }

  follow(decision: Decision): void {
    decision.follow((consent) => this.#onConsent(consent));
    addEventListener(ANALYTICS_EVENT, ({ detail }: CustomEventInit<AnalyticsEvent>) => {
      if (detail && this.#isLoaded && this.#isGranted) this.#tool.send(detail);
    });
  }

  #onConsent(consent: Consent | undefined): void {
    this.#isGranted = isGranted(consent, this.#party.category);
    if (this.#isLoaded) this.#update(consent);
    else if (this.#isGranted) this.#load(consent);
  }

  #load(consent: Consent | undefined): void {
    this.#isLoaded = true;
    this.#tool.begin(consent);
    this.#tool.send(pageView(location.href, document.title));
    for (const event of declaredEvents(this.#party.id)) this.#tool.send(event);
    const { src, attributes } = this.#tool.script;
    appendScript(src, attributes);
  }

  /** A running script cannot be unloaded, so a withdrawal reloads the page. */
  #update(consent: Consent | undefined): void {
    this.#tool.update?.(consent);
    if (this.#isGranted) return;
    if ('cookies' in this.#party) removeCookies(this.#party.cookies);
    location.reload();
  }
}
