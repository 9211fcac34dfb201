import { type AnalyticsEvent, sentUrl } from '../../../views/domain/analytics/analytics-event.ts';
import { type Consent, consentMode } from '../../../views/domain/consent/consent.ts';
import type { AnalyticsPartyOf } from '../../../views/domain/third-party/page-parties.ts';
import { type AnalyticsTool, globals, type ToolScript } from './tool.ts';

/** Google's tag, and loaders that read commands as it does (spec section 1). */
export class GtagTool implements AnalyticsTool {
  readonly script: ToolScript;
  readonly #account: string;
  readonly #queue: string;

  constructor(party: AnalyticsPartyOf<'gtag' | 'analytics'>) {
    const isGoogle = party.kind === 'gtag';
    this.#account = party.account;
    this.#queue = isGoogle ? 'dataLayer' : party.queue;
    this.script = { src: isGoogle ? `${party.script}?id=${party.account}` : party.script };
  }

  /** Consent mode first: the loader reads it before anything else. */
  begin(consent: Consent | undefined): void {
    this.#tell('consent', 'default', consentMode(undefined));
    this.update(consent);
    this.#tell('js', new Date());
    this.#tell('config', this.#account, {
      send_page_view: false,
      ...(document.referrer && { page_referrer: sentUrl(document.referrer) }),
    });
  }

  /** The location of a page view is that of the events after it, too. */
  send({ name, parameters }: AnalyticsEvent): void {
    const { page_location: page } = parameters;
    if (name === 'page_view') this.#tell('set', { page_location: page });
    this.#tell('event', name, parameters);
  }

  update(consent: Consent | undefined): void {
    this.#tell('consent', 'update', consentMode(consent));
  }

  /** The loader wants the `arguments` object, not an array. */
  #tell(..._command: unknown[]): void {
    const queue = (globals()[this.#queue] ??= []) as unknown[];
    // oxlint-disable-next-line prefer-rest-params -- as above
    queue.push(arguments);
  }
}
