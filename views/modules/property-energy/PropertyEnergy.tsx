import { energyLabel } from '../../domain/energy-label.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { EnergyScale } from '../../ui/EnergyScale.tsx';
import type { Content } from './schema.ts';

/** The home's place on the energy scale of its region; nothing for a home without a label. */
export const PropertyEnergy: ModuleComponent<Content> = ({ ctx }) => {
  if (!ctx.property || !energyLabel(ctx.property)) return null;
  return (
    <section className="energy">
      <h2>{ctx.t('energy.title')}</h2>
      <EnergyScale ctx={ctx} property={ctx.property} />
    </section>
  );
};
