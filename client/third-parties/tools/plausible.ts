import type { AnalyticsEvent } from '../../../views/domain/analytics/analytics-event.ts';
import type { AnalyticsPartyOf } from '../../../views/domain/third-party/page-parties.ts';
import { type AnalyticsTool, globals, textIn, type ToolScript } from './tool.ts';

interface Options {
  /** The URL, as scripts of 2025 and later call it, and as earlier ones do. */
  url?: string;
  u?: string;
  props?: Readonly<Record<string, string | number | boolean>>;
}

/** The global function of the script, and what stands for it until it has run. */
interface Plausible {
  (name: string, options: Options): void;
  q?: unknown[];
  /** Settings, read by scripts of 2025 and later. */
  o?: object;
}

/** Plausible (plausible.io/docs, "Custom events" and "Custom locations"). */
export class PlausibleTool implements AnalyticsTool {
  readonly script: ToolScript;
  readonly #isManual: boolean;
  #url = '';

  constructor({ script, domain, pageViews }: AnalyticsPartyOf<'plausible'>) {
    this.script = { src: script, attributes: { domain } };
    this.#isManual = pageViews === 'manual';
  }

  begin(): void {
    if (globals()['plausible']) return;
    const queued: Plausible = (...call) => void (queued.q ??= []).push(call);
    queued.o = { autoCapturePageviews: !this.#isManual };
    globals()['plausible'] = queued;
  }

  send({ name, parameters }: AnalyticsEvent): void {
    if (name === 'page_view') return this.#view(textIn(parameters, 'page_location'));
    this.#tell(name, { props: scalars(parameters) });
  }

  #view(url: string): void {
    this.#url = url;
    if (this.#isManual) this.#tell('pageview', {});
  }

  #tell(name: string, options: Options): void {
    const at = this.#isManual ? { url: this.#url, u: this.#url } : {};
    (globals()['plausible'] as Plausible)(name, { ...at, ...options });
  }
}

/** Properties of events are texts, numbers and truth values. */
function scalars(parameters: AnalyticsEvent['parameters']): NonNullable<Options['props']> {
  const entries = Object.entries(parameters);
  return Object.fromEntries(
    entries.filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
  ) as NonNullable<Options['props']>;
}
