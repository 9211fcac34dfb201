import type { AnalyticsEvent } from '../../../views/domain/analytics/analytics-event.ts';
import type { Consent } from '../../../views/domain/consent/consent.ts';

/** The script of a tool, as it is added to the page. */
export interface ToolScript {
  src: string;
  /** By name, without `data-`. */
  attributes?: Readonly<Record<string, string>>;
}

/** A tool for analytics in its own words. What it is sent before its script runs is queued. */
export interface AnalyticsTool {
  script: ToolScript;
  /** Says what the script must know before anything else. */
  begin(consent: Consent | undefined): void;
  /** Sends an event; a page view is one too, also of a step without a page load. */
  send(event: AnalyticsEvent): void;
  /** Called when the visitor decides again. */
  update?(consent: Consent | undefined): void;
}

/** A global of the page by which a tool is spoken to. */
export function globals(): Record<string, unknown> {
  return globalThis;
}

/** A text of an event's parameters; '' if it is none. */
export function textIn(parameters: AnalyticsEvent['parameters'], name: string): string {
  const value = parameters[name];
  return typeof value === 'string' ? value : '';
}
