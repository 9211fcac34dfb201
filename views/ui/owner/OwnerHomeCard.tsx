import { homeName } from '../../domain/property/home-name.ts';
import type { OwnerHome } from '../../domain/owner/owner-home.ts';
import { formatPrice } from '../../domain/property/price.ts';
import { propertyIcon } from '../../domain/property/property-icon.ts';
import type { PageContext } from '../../page-context.ts';
import { homeAddress } from '../facts/home-address.ts';
import { Icon } from '../Icon.tsx';
import { Picture } from '../picture/Picture.tsx';

interface Props {
  ctx: PageContext;
  home: OwnerHome;
  /** Level of the heading: one below the heading above it. */
  level: 2 | 3;
}

/**
 * A home for its owner: with its whole address and its price, published or not, and its status. It
 * is not a link (spec section 2).
 */
export function OwnerHomeCard({ ctx, home, level }: Props) {
  const { t } = ctx;
  const Heading = `h${level}` as const;
  const [first] = home.pictures;
  const price = formatPrice(home.price || undefined);
  return (
    <article className="card owner-card">
      <div className="card-photo">
        {first ? (
          <Picture ctx={ctx} picture={first} sizes="24rem" alt="" />
        ) : (
          <Icon name={propertyIcon(home)} />
        )}
        <span className="plate">{statusText(ctx, home)}</span>
      </div>
      <div className="card-words">
        {typeof price === 'string' && (
          <p className="card-price numerals">
            {home.goal === 1 ? `${price} ${t('price.perMonth')}` : price}
          </p>
        )}
        <Heading className="card-name">{homeName(ctx, home)}</Heading>
        <p>{homeAddress(ctx, { ...home, publishAddress: true })}</p>
        <p className="quiet numerals">{t('owner.home.reference', { id: home.id })}</p>
      </div>
    </article>
  );
}

/** Text of a home's status (docs/facts.md, "The CRM"). */
function statusText({ t }: PageContext, { status, goal }: OwnerHome): string {
  switch (status) {
    case 0:
      return t('owner.status.prospective');
    case 1:
      return t(goal === 1 ? 'owner.status.rent' : 'owner.status.sale');
    case 2:
      return t('owner.status.sold');
    case 3:
      return t('owner.status.cancelled');
    case 4:
      return t('owner.status.rented');
    case 5:
      return t('owner.status.inactive');
    default:
      return t('owner.status.reference');
  }
}
