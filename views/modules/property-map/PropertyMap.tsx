import { HOME_COUNTRY } from '../../domain/place/address.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import type { ListItem } from '../../domain/list/list-item.ts';
import { HiddenAddressNote } from '../../ui/facts/HiddenAddressNote.tsx';
import { homeAddress } from '../../ui/facts/home-address.ts';
import { Icon } from '../../ui/Icon.tsx';
import { listItemOf } from '../../subjects/subject.ts';
import { NearbyHomes } from './NearbyHomes.tsx';
import { LocationMap } from './LocationMap.tsx';

/** Published location of a home or project as text, with a map on request (spec section 9). */
export const PropertyMap: ModuleComponent = ({ ctx }) => {
  const { data } = ctx;
  const item = listItemOf(ctx);
  if (!item) return null;
  const place = hasMap(ctx, item) ? data.mapLocation(item) : undefined;
  return (
    <section className="place">
      <h2>{ctx.t('map.title')}</h2>
      <p className="place-address">
        <Icon name="pin" />
        <span>
          {homeAddress(ctx, item)}
          <HiddenAddressNote ctx={ctx} item={item} />
        </span>
      </p>
      {place && <LocationMap ctx={ctx} item={item} place={place} />}
      <NearbyHomes ctx={ctx} item={item} />
    </section>
  );
};

/** The product's own map covers Belgium only. */
function hasMap({ site }: PageContext, { countryId }: ListItem): boolean {
  const hasStreets = site.info.map !== undefined || site.streets !== undefined;
  return hasStreets || countryId === HOME_COUNTRY;
}
