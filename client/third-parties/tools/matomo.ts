import { type AnalyticsEvent, sentUrl } from '../../../views/domain/analytics/analytics-event.ts';
import type { AnalyticsPartyOf } from '../../../views/domain/third-party/page-parties.ts';
import { type AnalyticsTool, globals, textIn, type ToolScript } from './tool.ts';

type Command = readonly [method: string, ...values: (string | number)[]];

/** Matomo's JavaScript tracker (developer.matomo.org, "JavaScript Tracking Client"). */
export class MatomoTool implements AnalyticsTool {
  readonly script: ToolScript;
  readonly #party: AnalyticsPartyOf<'matomo'>;
  /** The page before the one in view. */
  #referrer = document.referrer && sentUrl(document.referrer);

  constructor(party: AnalyticsPartyOf<'matomo'>) {
    this.#party = party;
    this.script = { src: party.script };
  }

  begin(): void {
    const { script, tracker, siteId, setsCookies } = this.#party;
    if (!setsCookies) this.#tell(['disableCookies']);
    this.#tell(['setTrackerUrl', tracker ?? new URL('matomo.php', script).href]);
    this.#tell(['setSiteId', String(siteId)]);
  }

  send({ name, parameters }: AnalyticsEvent): void {
    if (name === 'page_view') return this.#view(parameters);
    if (name === 'conversion') return this.#convert(parameters);
    const label = textIn(parameters, 'label');
    const category = textIn(parameters, 'category') || 'Site';
    this.#tell(['trackEvent', category, name, ...(label ? [label] : [])]);
  }

  /** A goal of Matomo's where the agency's data names one, else an event. */
  #convert({ goal, value }: AnalyticsEvent['parameters']): void {
    const worth = typeof value === 'number' ? [value] : [];
    if (typeof goal === 'number') this.#tell(['trackGoal', goal, ...worth]);
    else if (worth.length > 0) this.#tell(['trackEvent', 'Forms', 'conversion', '', ...worth]);
    else this.#tell(['trackEvent', 'Forms', 'conversion']);
  }

  #view(parameters: AnalyticsEvent['parameters']): void {
    const url = textIn(parameters, 'page_location');
    if (this.#referrer) this.#tell(['setReferrerUrl', this.#referrer]);
    this.#tell(['setCustomUrl', url]);
    this.#tell(['setDocumentTitle', textIn(parameters, 'page_title')]);
    this.#tell(['trackPageView']);
    this.#referrer = url;
  }

  #tell(command: Command): void {
    const queue = (globals()['_paq'] ??= []) as Command[];
    queue.push(command);
  }
}
