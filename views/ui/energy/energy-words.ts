import type { EnergyLabel } from '../../domain/energy/energy-label.ts';
import type { SharedContext } from '../../page-context.ts';

/**
 * Name of the certificate and the label's accessible name, by region: Flanders has an EPC, Brussels
 * and Wallonia a PEB (EPB in Dutch), German speaks of an Energieausweis and in Wallonia of a
 * PEB-Ausweis, and Luxembourg has a certificate of its own (docs/facts.md, "Words"). Outside the
 * four regions the words are those of Flanders.
 */
export function energyWords({ t }: SharedContext, { region = 'flanders', text }: EnergyLabel) {
  return { name: t(`energy.${region}.name`), spoken: t(`energy.${region}.label`, { label: text }) };
}
