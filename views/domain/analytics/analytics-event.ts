/** An event for the site's analytics (spec section 7). */
export interface AnalyticsEvent {
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

/** Campaign parameters; any other parameter may contain text that the visitor typed. */
const CAMPAIGN = /^utm_/;

/** A URL as it may be sent: of its query string only the campaign parameters, no fragment. */
export function sentUrl(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  const query = campaign.size === 0 ? '' : `?${campaign}`;
  return `${origin}${pathname}${query}`;
}

/** The view of a page. */
export function pageView(url: string, title: string): AnalyticsEvent {
  return { name: 'page_view', parameters: { page_location: sentUrl(url), page_title: title } };
}

/** A form was sent: category Forms, its title as label. */
export function formSubmission(title: string): AnalyticsEvent {
  return { name: 'form_submission', parameters: { category: 'Forms', label: title } };
}

/**
 * A conversion, with data that the agency configured as JSON; `undefined` if it is not an object in
 * valid JSON, which is dropped without a message (spec sections 5 and 8).
 */
export function conversion(json: string): AnalyticsEvent | undefined {
  const data = parsed(json);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  return { name: 'conversion', parameters: data as Record<string, unknown> };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
