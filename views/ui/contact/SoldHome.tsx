import { isRented } from '../../domain/property/label.ts';
import type { Property } from '../../domain/property/property.ts';
import { showsSimilarHomes, SIMILAR_HOMES } from '../../domain/site/similar-homes.ts';
import type { PageContext } from '../../page-context.ts';
import { SoldManager } from './SoldManager.tsx';

/** Contact card of a sold or let home: similar homes, and a valuation of the visitor's own. */
export function SoldHome({ ctx, property }: { ctx: PageContext; property: Property }) {
  const { t, site } = ctx;
  const { manager } = property;
  const href = similarHomesHref(ctx, property);
  return (
    <SoldManager
      ctx={ctx}
      title={t(isRented(property, site.info) ? 'contact.letTitle' : 'contact.soldTitle')}
      others={href === undefined ? undefined : { href, text: t('contact.similar') }}
      manager={manager}
    />
  );
}

/** The similar homes of this page if it shows any, else the whole list. */
function similarHomesHref(
  { subject, data, links }: PageContext,
  home: Property,
): string | undefined {
  if (showsSimilarHomes(subject.page) && data.similar(home, 1).length > 0)
    return `#${SIMILAR_HOMES}`;
  return links.page(home.goal === 1 ? 'for-rent' : 'for-sale');
}
