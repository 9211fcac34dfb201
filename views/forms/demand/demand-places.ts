import type { DataPort } from '../../data-port.ts';
import { type Region, REGIONS } from '../../domain/filters/regions.ts';
import { separate } from '../../domain/forms/form-field.ts';
import type { SubjectContext } from '../../page-context.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import { type ChosenRegion, chosenRegions, regionOptions } from '../../ui/list/region-choice.ts';

/** Places where the agency has homes for sale or to rent, sorted by name. */
export const demandPlaces = perItem((data: DataPort): readonly ChosenRegion[] => {
  const options = [...regionOptions(data, 'sale'), ...regionOptions(data, 'rent')];
  const byText = new Map(options.map((option) => [option.text, option]));
  return Object.freeze([...byText.values()].sort((a, b) => a.text.localeCompare(b.text)));
});

/** The places of a field's value, in the visitor's language. */
export function namedPlaces(
  ctx: Pick<SubjectContext, 'data' | 't'>,
  value: string | undefined,
): ChosenRegion[] {
  return chosenRegions(ctx, placesIn(value));
}

/** The places of a field's value. */
export function placesIn(value: string | undefined): readonly Region[] {
  const parameters = new URLSearchParams(separate(value).map((place) => ['region', place]));
  return REGIONS.read(parameters);
}
