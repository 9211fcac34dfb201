import type { EnergyLabel } from '../../domain/energy/energy-label.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * Name of the label and its accessible name. Luxembourg's certificate is its own: EPC and
 * PEB-Ausweis are Belgian (docs/facts.md, "Words").
 */
export function energyWords({ t }: PageContext, { region, text }: EnergyLabel) {
  if (region !== 'luxembourg') {
    return { name: t('energy.name'), spoken: t('energy.label', { label: text }) };
  }
  const spoken = t('energy.luxembourg.label', { label: text });
  return { name: t('energy.luxembourg.name'), spoken };
}
