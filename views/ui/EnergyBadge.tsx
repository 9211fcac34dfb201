import { energyLabel, type Rated } from '../domain/energy-label.ts';
import type { PageContext } from '../page-context.ts';

/** The letter of a home's energy label on a small plate; nothing for a home without one. */
export function EnergyBadge({ ctx, property }: { ctx: PageContext; property: Rated }) {
  const label = energyLabel(property)?.text;
  if (label === undefined) return null;
  return (
    <span className="plate plate-letter">
      <span aria-hidden="true">{label}</span>
      <span className="unseen">{ctx.t('energy.label', { label })}</span>
    </span>
  );
}
