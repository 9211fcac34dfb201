import { type AnalyticsEvent, pageView } from '../../views/domain/analytics/analytics-event.ts';
import { type Consent, isGranted } from '../../views/domain/consent/consent.ts';
import type { AnalyticsParty } from '../../views/domain/third-party/page-parties.ts';
import { ANALYTICS_EVENT } from '../analytics-event.ts';
import { appendScript } from './append-script.ts';
import { declaredEvents } from './declared-events.ts';
import type { Decision } from './decision.ts';
import { removeCookies } from './remove-cookies.ts';
import type { AnalyticsTool } from './tools/tool.ts';

/** Makes the tool of a third party; undefined of a kind that the loaded code does not have. */
type ToolOf = (party: AnalyticsParty) => AnalyticsTool | undefined;
type RunAnalytics = (decision: Decision, parties: readonly AnalyticsParty[]) => void;

/** Loads each analytics party once its category is granted, and sends it what happens. */
export function analyticsWith(toolOf: ToolOf): RunAnalytics {
  return (decision, parties) => {
    for (const party of parties) {
      const tool = toolOf(party);
      if (tool) new Analytics(party, tool).follow(decision);
    }
  };
}

class Analytics {
  readonly #party: AnalyticsParty;
  readonly #tool: AnalyticsTool;
  #isLoaded = false;
  #isGranted = false;

  constructor(party: AnalyticsParty, tool: AnalyticsTool) {
    this.#party = party;
    this.#tool = tool;
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
