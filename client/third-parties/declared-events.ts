import {
  type AnalyticsEvent,
  conversion,
  formSubmission,
} from '../../views/domain/analytics/analytics-event.ts';
import { warn } from '../warn.ts';

/**
 * Events of the page itself, as of a thank-you page: the form's title, and its conversion. Those of
 * one submission (`data-once`) are sent to each tool once, however often the page is opened.
 * @param tool id of the third party.
 */
export function declaredEvents(tool: string): AnalyticsEvent[] {
  const places = [...document.querySelectorAll('[data-form-submission], [data-conversion]')];
  const fresh = places.filter((place) => isFirst(tool, place.getAttribute('data-once')));
  const values = (name: string) => fresh.flatMap((place) => place.getAttribute(name) ?? []);
  return [
    ...values('data-form-submission').map(formSubmission),
    ...values('data-conversion').map(conversion),
  ].filter((event) => event !== undefined);
}

/**
 * Whether this tab has not yet sent a tool the events of this submission; marks them as sent.
 */
function isFirst(tool: string, sending: string | null): boolean {
  if (sending === null) return true;
  const key = `told ${tool} ${sending}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
  } catch (error) {
    warn('it is not known whether a form was told before', error);
  }
  return true;
}
