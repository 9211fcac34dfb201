import { openHouseDay } from '../../domain/open-house/open-house-words.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';

/** The plate of a home with an open house: its next day. Nothing without one. */
export function OpenHousePlate({ ctx, property }: { ctx: SharedContext; property: Property }) {
  const [next] = ctx.data.openHouses(property);
  if (!next) return null;
  const day = openHouseDay(next, ctx.locale);
  return <span className="plate plate-open-house">{ctx.t('openHouse.plate', { day })}</span>;
}
