import { priceOf } from '../../domain/property/price.ts';
import { priceWords } from '../../domain/property/price-words.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { PriceLine } from './PriceLine.tsx';

interface Props {
  ctx: SharedContext;
  property: Property;
  className: string;
}

/** The price line of a home (spec sections 5 and 9); nothing for a sold one. */
export function Price({ ctx, property, className }: Props) {
  const price = priceOf(property, ctx.site.info.ignoredLabels);
  const words = priceWords(ctx.t, price);
  if (!words) return null;
  const classes = price.kind === 'amount' ? `${className} numerals` : className;
  return <PriceLine words={words} className={classes} locale={ctx.locale} />;
}
