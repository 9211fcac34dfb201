/**
 * The event of the window, with an `AnalyticsEvent` as its detail, by which a script of the site
 * sends something to analytics. Nothing is sent without consent.
 */
export const ANALYTICS_EVENT = 'analytics';
