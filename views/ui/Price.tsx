import { priceOf } from '../domain/price.ts';
import type { Property } from '../domain/property.ts';
import type { PageContext } from '../page-context.ts';

interface Props {
  ctx: PageContext;
  property: Property;
  className: string;
}

/** The price line of a home (spec sections 5 and 9); nothing for a sold one. */
export function Price({ ctx, property, className }: Props) {
  const price = priceOf(property, ctx.site.info.ignoredLabels);
  if (price.kind === 'none') return null;
  if (price.kind === 'hidden') return <p className={className}>{ctx.t('price.onRequest')}</p>;
  return (
    <p className={`${className} numerals`}>
      {price.startingFrom && <span className="price-note">{ctx.t('price.from')} </span>}
      {price.text}
      {price.perMonth && <span className="price-note"> {ctx.t('price.perMonth')}</span>}
    </p>
  );
}
