import { type MapMarker, markerWords } from '../../domain/site/map-marker.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { PlaceLink } from './PlaceLink.tsx';

/** The places of a map's markers as text, which needs no map. */
export function MarkerList({ ctx, markers }: { ctx: PageContext; markers: readonly MapMarker[] }) {
  const { origin } = ctx;
  const places = markers.flatMap((marker) => markerWords(marker, ctx) ?? []);
  if (places.length === 0) return null;
  return (
    <ul className="marker-list">
      {places.map(({ position, title, titleLang, address, link }) => (
        <li key={`${position.join()} ${title}`}>
          <Icon name="pin" />
          <span>
            <strong lang={titleLang}>
              <PlaceLink href={link} origin={origin}>
                {title}
              </PlaceLink>
            </strong>
            {address !== '' && <span className="marker-address">{address}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
