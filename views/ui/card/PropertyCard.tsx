import { propertyIcon } from '../../domain/property/property-icon.ts';
import type { Property } from '../../domain/property/property.ts';
import { isSold } from '../../domain/property/sold.ts';
import type { PageContext, SharedContext } from '../../page-context.ts';
import { CardFacts } from './CardFacts.tsx';
import { homeName } from '../../domain/property/home-name.ts';
import { CardStreet } from './CardStreet.tsx';
import { CardLink } from './CardLink.tsx';
import { CardText } from './CardText.tsx';
import { cardClass } from './card-class.ts';
import { cardMarks } from './card-marks.ts';
import { Icon } from '../Icon.tsx';
import { OpenHousePlate } from '../plate/OpenHousePlate.tsx';
import { HeartButton, heartState, type HeartState } from './Heart.tsx';
import { CachedPart } from '../CachedPart.tsx';
import { Picture } from '../picture/Picture.tsx';
import { PlateLabel } from '../plate/PlateLabel.tsx';
import { Price } from '../price/Price.tsx';

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
  /** It is the main one of its place: a larger price, and two sentences about the home. */
  large?: boolean;
  /** It is one of the page's list. */
  inList?: boolean;
  /** Distance from the chosen place, in words, of a card beside a list: it has no `data-card`. */
  distance?: string;
}

/**
 * The card of a home: photograph, plate, price, type and city, one line of facts (docs/look.md,
 * "List"). The link's name begins with type and city; the stylesheet puts photograph and price first.
 */
export function PropertyCard({ ctx, inList = false, ...card }: Props) {
  const { property, large = false, distance } = card;
  const sold = isSold(property, ctx.site.info.ignoredLabels);
  return (
    <CachedPart
      ctx={ctx}
      as="article"
      attributes={{
        className: cardClass({ isSold: sold, isPriced: !sold, isLarge: large }),
        ...cardMarks(ctx, property, { inList, distance }),
      }}
      of={CardContent}
      props={{ ...card, heart: heartState(ctx, property) }}
    />
  );
}

type ContentProps = Omit<Props, 'ctx' | 'inList'> & { ctx: SharedContext; heart: HeartState };

function CardContent(props: ContentProps) {
  const { ctx, property, level, wide = false, large = false, distance, heart } = props;
  const Heading = `h${level}` as const;
  return (
    <>
      <CardLink href={ctx.links.property(property)}>
        <div className="card-words">
          <Heading className="card-name">{homeName(ctx, property)}</Heading>
          <CardStreet locale={ctx.locale} item={property} />
          {distance !== undefined && <p className="card-street numerals">{distance}</p>}
          <Price ctx={ctx} property={property} className="card-price" />
          <CardFacts ctx={ctx} property={property} />
          {(wide || large) && <CardText ctx={ctx} item={property} isLong={large} />}
        </div>
        <CardPhoto {...props} />
      </CardLink>
      <HeartButton ctx={ctx} item={property} state={heart} />
    </>
  );
}

function CardPhoto({ ctx, property, sizes, eager }: ContentProps) {
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
