import { type RequestHandler, Router } from 'express';
import { isLocale, type Locale } from '../../../views/domain/locale.ts';
import type { OpenHouse } from '../../../views/domain/open-house/open-house.ts';
import { openHouseTimes } from '../../../views/domain/open-house/open-house.ts';
import { addressLines } from '../../../views/domain/place/address.ts';
import { placeName } from '../../../views/domain/place/place-name.ts';
import { homeName } from '../../../views/domain/property/home-name.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { answeringOffice } from '../../../views/domain/site/answering-office.ts';
import { hasLanguage } from '../../../views/domain/site/languages.ts';
import { openHousePath } from '../../../views/routing/calendar-path.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { calendarFile } from '../../platform/files/calendar-file.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

/** The calendar files of open houses that are not over. @param now milliseconds since 1970. */
export function calendarFiles(live: PageSource, now: () => number): RequestHandler {
  return Router().get('/:locale/:home/:start', (req, res, next) => {
    const source = captureSource(live);
    const { locale, home: id } = req.params;
    if (!isLocale(locale) || !hasLanguage(source.site.info.languages, locale)) return next();
    const data = source.catalogue.port(locale);
    const home = /^[1-9]\d{0,15}$/.test(id) ? data.property(Number(id)) : undefined;
    const path = req.baseUrl + req.path;
    const openHouse =
      home &&
      data.openHouses(home).find(({ start }) => path === openHousePath(locale, home.id, start));
    if (!openHouse) return next();
    res
      .attachment(`${home.id}-${openHouse.start.slice(0, 10)}.ics`)
      .type('text/calendar; charset=utf-8')
      .set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex', 'Content-Language': locale })
      .send(openHouseCalendar({ source, locale, now: now() }, home, openHouse));
  });
}

interface Options {
  source: PageSource;
  locale: Locale;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * An open house as a calendar file. Of an address that is not published it has the city. Its UID
 * follows from home and beginning: a second download does not add a second event.
 */
function openHouseCalendar(
  { source, locale, now }: Options,
  home: Property,
  { start, end }: Pick<OpenHouse, 'start' | 'end'>,
): string {
  const { origin, site, paths } = source;
  const t = source.i18n.t(locale);
  const data = source.catalogue.port(locale);
  const { begins, ends } = openHouseTimes({ start, end });
  const { name, phone } = answeringOffice(site.info, home.manager, locale);
  const path = createLinks(paths, locale).property(home);
  const event = {
    uid: `open-house-${home.id}-${start.replaceAll(/[-:]/g, '')}@${new URL(origin).hostname}`,
    start: begins,
    end: ends,
    summary: t('openHouse.event', { home: homeName({ t, locale, data }, home) }),
    description: `${name}\n${phone}`,
    location: addressLines({ ...home, city: placeName(data, home) }, locale).join(', '),
    ...(path !== undefined && { url: origin + path }),
  };
  return calendarFile([event], now);
}
