import { SAVE, SAVING_FORM } from '../../views/domain/saved/saved-fields.ts';
import type { MapCard } from '../../views/domain/place/map-answer.ts';
import { PriceText } from '../../views/ui/price/PriceLine.tsx';
import { Icon } from '../../views/ui/Icon.tsx';
import { CardLink } from '../../views/ui/card/CardLink.tsx';
import { photoClasses } from '../../views/domain/property/photo-classes.ts';

/** A home or project on a map: photograph, price, name and place. */
export function HomeCard({
  card: { key, name, place, price, picture, label, href, save },
}: {
  card: MapCard;
}) {
  return (
    <div className="map-card">
      <CardLink href={href}>
        <span className="card-name">{name}</span>
        <span className="map-place">{place}</span>
        {price && (
          <span className="card-price numerals">
            <PriceText words={price} />
          </span>
        )}
        {picture && (
          <span className="card-photo">
            <img
              className={photoClasses({ source: picture.url, focus: picture.focus })}
              src={picture.url}
              width={picture.width}
              height={picture.height}
              alt=""
            />
            {label && <span className={plateClass(label.id)}>{label.text}</span>}
          </span>
        )}
      </CardLink>
      {save !== undefined && (
        <button
          className="heart"
          type="submit"
          form={SAVING_FORM}
          name={SAVE}
          value={key}
          aria-pressed={false}
          aria-label={save}
        >
          <Icon name="heart" />
        </button>
      )}
    </div>
  );
}

function plateClass(label: number | undefined): string {
  return label === undefined ? 'plate' : `plate plate-label-${label}`;
}
