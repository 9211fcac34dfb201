import { energyLabel } from '../../domain/energy/energy-label.ts';
import { figuresLanguage } from '../../domain/format/figures-language.ts';
import { formatSurface, isFormatted } from '../../domain/format/number.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { EnergyBadge } from '../energy/EnergyBadge.tsx';

/**
 * One line of facts: bedrooms, square metres, energy letter (docs/look.md, "List"); nothing if all
 * are unknown.
 */
export function CardFacts({ ctx, property }: { ctx: SharedContext; property: Property }) {
  const { details, surfaceTotal, numberOfBedRooms } = property;
  const surface = formatSurface(details.surfaceLiving ?? surfaceTotal ?? details.surfaceGround);
  const says = numberOfBedRooms || isFormatted(surface) || energyLabel(property);
  if (!says) return null;
  return (
    <p className="card-facts numerals" lang={figuresLanguage(ctx.locale)}>
      {numberOfBedRooms ? <span>{ctx.t('home.bedrooms', { count: numberOfBedRooms })}</span> : null}
      {isFormatted(surface) && <span>{surface}</span>}
      <EnergyBadge ctx={ctx} property={property} />
    </p>
  );
}
