import type { EnergyLabel } from '../../domain/energy/energy-label.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * What the label is called, and how it is read aloud. Luxembourg has a certificate of its own: an
 * EPC, a PEB-Ausweis, is Belgian (docs/facts.md, "Words").
 */
export function energyWords({ t }: PageContext, { region, text }: EnergyLabel) {
  if (region !== 'luxembourg') {
    return { name: t('energy.name'), spoken: t('energy.label', { label: text }) };
  }
  const spoken = t('energy.luxembourg.label', { label: text });
  return { name: t('energy.luxembourg.name'), spoken };
}
