import { openHouseText } from '../../domain/open-house/open-house-words.ts';
import type { UpcomingOpenHouse } from '../../domain/open-house/open-house.ts';
import { colon } from '../../domain/text/colon.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { openHousePath } from '../../routing/calendar-path.ts';
import { openHouseHref } from '../../routing/open-house-href.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  ctx: PageContext;
  property: Property;
}

/** The open houses of a home, each with its calendar file; nothing without any. */
export function OpenHouses({ ctx, property }: Props) {
  const { t } = ctx;
  const upcoming = ctx.data.openHouses(property);
  if (upcoming.length === 0) return null;
  return (
    <section className="open-houses" aria-labelledby="open-house">
      <h2 id="open-house">{t('openHouse.title')}</h2>
      <ul>
        {upcoming.map((one) => (
          <li key={one.start}>
            <OpenHouseDate ctx={ctx} property={property} openHouse={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenHouseDate({ ctx, property, openHouse }: Props & { openHouse: UpcomingOpenHouse }) {
  const { t, locale, links } = ctx;
  const form = links.itemForm('open-house', property);
  const when = openHouseText(openHouse, locale);
  const register = t(openHouse.isFull ? 'openHouse.wait' : 'openHouse.register');
  return (
    <>
      <p className="open-house-when">
        <time dateTime={openHouse.start}>{when}</time>
        {!openHouse.registration && <span className="quiet">{t('openHouse.free')}</span>}
        {openHouse.isFull && <strong>{t('openHouse.full')}</strong>}
      </p>
      <p className="open-house-links">
        {form !== undefined && openHouse.takesRegistrations && (
          <a
            className="link-more"
            href={openHouseHref(form, openHouse.start)}
            aria-label={`${register}${colon(locale)} ${when}`}
            rel="nofollow"
          >
            <Icon name="arrow-right" />
            {register}
          </a>
        )}
        <a
          className="link-more"
          href={openHousePath(locale, property.id, openHouse.start)}
          aria-label={t('openHouse.calendarOf', { when })}
          rel="nofollow"
        >
          <Icon name="calendar" />
          {t('openHouse.calendar')}
        </a>
      </p>
    </>
  );
}
