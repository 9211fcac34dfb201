import { plateWords } from '../../domain/property/label.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { Plate } from './Plate.tsx';

/**
 * The label of a home in its configured colours (spec section 3, "Label"), or on enamel where the
 * site does not know it; nothing without one.
 */
export function PlateLabel({ ctx, property }: { ctx: SharedContext; property: Property }) {
  const words = plateWords(property, ctx.site.info, ctx);
  if (!words) return null;
  if (words.id === undefined) return <Plate lang={words.lang}>{words.text}</Plate>;
  return <span className={`plate plate-label-${words.id}`}>{words.text}</span>;
}
