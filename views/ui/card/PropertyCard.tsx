import { shownText } from '../../domain/text/shown-text.ts';
import { propertyIcon } from '../../domain/property/property-icon.ts';
import type { Property } from '../../domain/property/property.ts';
import { plainText, type RichText } from '../../domain/text/rich-text.ts';
import { shorten } from '../../domain/text/shorten.ts';
import { isSold } from '../../domain/property/sold.ts';
import type { PageContext } from '../../page-context.ts';
import { CardFacts } from './CardFacts.tsx';
import { homeName } from '../../domain/property/home-name.ts';
import { CardStreet } from './CardStreet.tsx';
import { CardLink } from './CardLink.tsx';
import { cardMarks } from './card-marks.ts';
import { Icon } from '../Icon.tsx';
import { OpenHousePlate } from '../plate/OpenHousePlate.tsx';
import { Heart } from './Heart.tsx';
import { Picture } from '../picture/Picture.tsx';
import { PlateLabel } from '../plate/PlateLabel.tsx';
import { Price } from '../price/Price.tsx';

/** Characters of a description on a card (spec section 9). */
const TEXT_LENGTH = 100;

interface Props {
  ctx: PageContext;
  property: Property;
  /** Level of the card's heading: one below the heading above it. */
  level: 2 | 3;
  /** The photograph's `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** The card has a row to itself, with room for a sentence about the home. */
  wide?: boolean;
  /** Distance from the chosen place, in words, of a card beside a list: it has no `data-card`. */
  distance?: string;
}

/**
 * The card of a home: photograph, plate, price, type and city, one line of facts (docs/look.md,
 * "List").
 */
export function PropertyCard(props: Props) {
  const { ctx, property, level, wide = false, distance } = props;
  const Heading = `h${level}` as const;
  const sold = isSold(property, ctx.site.info.ignoredLabels);
  return (
    <article className={sold ? 'card card-sold' : 'card'} {...cardMarks(ctx, property, distance)}>
      <CardLink href={ctx.links.property(property)}>
        <CardPhoto {...props} />
        <div className="card-words">
          <Price ctx={ctx} property={property} className="card-price" />
          <Heading className="card-name">{homeName(ctx, property)}</Heading>
          <CardStreet locale={ctx.locale} item={property} />
          {distance !== undefined && <p className="card-street numerals">{distance}</p>}
          <CardFacts ctx={ctx} property={property} />
          {wide && <CardText ctx={ctx} property={property} />}
        </div>
      </CardLink>
      <Heart ctx={ctx} item={property} />
    </article>
  );
}

/** The agency's one-line title, else the beginning of the description. */
function CardText({ ctx, property }: Pick<Props, 'ctx' | 'property'>) {
  const title = shownText(property.title, ctx);
  const { text: description, lang } = shownText(property.description, ctx);
  const shown = title.text === '' ? { text: shortened(description), lang } : title;
  return shown.text === '' ? null : (
    <p className="card-text" lang={shown.lang}>
      {shown.text}
    </p>
  );
}

function shortened(description: RichText): string {
  return shorten(plainText(description), TEXT_LENGTH);
}

function CardPhoto({ ctx, property, sizes, eager }: Props) {
  const [first] = property.pictures;
  return (
    <div className="card-photo">
      {first ? (
        <Picture ctx={ctx} picture={first} sizes={sizes} eager={eager ?? false} alt="" />
      ) : (
        <Icon name={propertyIcon(property)} />
      )}
      <PlateLabel ctx={ctx} property={property} />
      <OpenHousePlate ctx={ctx} property={property} />
    </div>
  );
}
