import { labelOf } from '../../domain/property/label.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';

/** The label of a home in its configured colours (spec section 3, "Label"); nothing without one. */
export function PlateLabel({ ctx, property }: { ctx: PageContext; property: Property }) {
  const label = labelOf(property, ctx.site.info);
  if (!label) return null;
  return <span className={`plate plate-label-${label.id}`}>{textOf(label.name, ctx.locale)}</span>;
}
