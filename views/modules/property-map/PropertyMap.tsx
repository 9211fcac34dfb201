import { HOME_COUNTRY, publishedAddress } from '../../domain/address.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import type { Property } from '../../domain/property.ts';
import { homeAddress } from '../../ui/home-address.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NearbyHomes } from './NearbyHomes.tsx';
import { PlaceMap } from './PlaceMap.tsx';
import type { Content } from './schema.ts';

/** Where a home is, as far as that is public; a map of it for who asks (spec section 9). */
export const PropertyMap: ModuleComponent<Content> = ({ ctx }) => {
  const { property, data } = ctx;
  if (!property) return null;
  const place = hasMap(ctx, property) ? data.whereabouts(property) : undefined;
  const isHidden = publishedAddress(property, ctx.locale) === undefined;
  return (
    <section className="place">
      <h2>{ctx.t('map.title')}</h2>
      <p className="place-address">
        <Icon name="pin" />
        <span>
          {homeAddress(ctx, property)}
          {isHidden && <span className="quiet"> · {ctx.t('home.addressHidden')}</span>}
        </span>
      </p>
      {place && <PlaceMap ctx={ctx} home={property} place={place} />}
      <NearbyHomes ctx={ctx} home={property} />
    </section>
  );
};

/** The product's own map ends where the country does: beyond it a marker would stand on nothing. */
function hasMap({ site }: PageContext, { countryId }: Property): boolean {
  return site.info.map !== undefined || countryId === HOME_COUNTRY;
}
