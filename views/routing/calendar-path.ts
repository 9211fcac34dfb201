import type { Locale } from '../domain/locale.ts';

/** URL path below which open houses are calendar files. */
export const CALENDAR = '/calendar';

/** URL path of the calendar file of an open house: `/calendar/nl/70412/20261128T1400.ics`. */
export function openHousePath(locale: Locale, homeId: number, start: string): string {
  return `${CALENDAR}/${locale}/${homeId}/${start.replaceAll(/[-:]/g, '')}.ics`;
}
