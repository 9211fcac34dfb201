import { homeName } from '../../domain/property/home-name.ts';
import { propertyIcon } from '../../domain/property/property-icon.ts';
import type { Property } from '../../domain/property/property.ts';
import { isSold } from '../../domain/property/sold.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { PlateLabel } from '../../ui/plate/PlateLabel.tsx';

interface Props {
  ctx: PageContext;
  home: Property;
  /** Its number in the comparison, from 1. */
  number: number;
}

const SIZES = '(min-width: 64rem) 17rem, (min-width: 40rem) 23vw, 40vw';

/** The head of a home's column: photograph, number and name, which lead to the home. */
export function ComparedHead({ ctx, home, number }: Props) {
  const [first] = home.pictures;
  const isGrey = isSold(home, ctx.site.info.ignoredLabels);
  const href = ctx.links.property(home);
  const content = (
    <>
      <span className="compare-photo">
        {first ? (
          <Picture ctx={ctx} picture={first} sizes={SIZES} eager alt="" />
        ) : (
          <Icon name={propertyIcon(home)} />
        )}
        <span aria-hidden="true">
          <PlateLabel ctx={ctx} property={home} />
        </span>
      </span>
      <span className="compare-name">
        <span className="compare-number">{number}</span>
        {` ${homeName(ctx, home)}`}
      </span>
    </>
  );
  return (
    <th scope="col" className={isGrey ? 'compare-sold' : undefined}>
      {href === undefined ? content : <a href={href}>{content}</a>}
    </th>
  );
}
