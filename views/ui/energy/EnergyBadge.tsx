import { energyLabel, type Rated } from '../../domain/energy/energy-label.ts';
import type { PageContext } from '../../page-context.ts';
import { energyWords } from './energy-words.ts';

/** The letter of a home's energy label on a small plate; nothing without a label. */
export function EnergyBadge({ ctx, property }: { ctx: PageContext; property: Rated }) {
  const label = energyLabel(property);
  if (!label) return null;
  return (
    <span className="plate plate-letter">
      <span aria-hidden="true">{label.text}</span>
      <span className="unseen">{energyWords(ctx, label).spoken}</span>
    </span>
  );
}
