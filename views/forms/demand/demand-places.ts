import type { DataPort } from '../../data-port.ts';
import { REGIONS } from '../../domain/filters/regions.ts';
import { separate } from '../../domain/forms/form-field.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import { type ChosenRegion, chosenRegions, regionOptions } from '../../ui/list/region-choice.ts';

/** Places where the agency has homes for sale or to rent, sorted by name. */
export const demandPlaces = perItem((data: DataPort): readonly ChosenRegion[] => {
  const options = [...regionOptions(data, 'sale'), ...regionOptions(data, 'rent')];
  const byText = new Map(options.map((option) => [option.text, option]));
  return Object.freeze([...byText.values()].sort((a, b) => a.text.localeCompare(b.text)));
});

/** The places of a field's value, in the visitor's language. */
export function namedPlaces(data: DataPort, value: string | undefined): ChosenRegion[] {
  const parameters = new URLSearchParams(separate(value).map((place) => ['region', place]));
  return chosenRegions(data, REGIONS.read(parameters));
}
