import { energyLabel, type Rated } from '../../domain/energy/energy-label.ts';
import type { SharedContext } from '../../page-context.ts';
import { EnergyLetter } from './EnergyLetter.tsx';
import { energyWords } from './energy-words.ts';

/** The letter of a home's energy label, small; nothing without a label. */
export function EnergyBadge({ ctx, property }: { ctx: SharedContext; property: Rated }) {
  const label = energyLabel(property);
  if (!label) return null;
  return (
    <span>
      <span aria-hidden="true">
        <EnergyLetter label={label} />
      </span>
      <span className="unseen">{energyWords(ctx, label).spoken}</span>
    </span>
  );
}
