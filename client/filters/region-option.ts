import { foldedText } from '../../views/domain/text/folded-text.ts';
import type { PlaceAnswer } from '../../views/domain/place/place-answer.ts';
import { placeText } from '../../views/domain/place/place-text.ts';
import type { ChosenRegion } from '../../views/ui/list/region-choice.ts';

/** An option of the region picker. */
export interface RegionOption extends ChosenRegion {
  /** For a part of a municipality: the municipality's name. */
  within?: string;
  count?: number;
}

export function optionOf({ region, name, zip, within, count }: PlaceAnswer): RegionOption {
  const option = { value: region, text: placeText(name, zip), count };
  return within === undefined ? option : { ...option, within };
}

/** Whether the typed text is exactly this place's name, its postcode, or both. */
export function isNamed({ text }: RegionOption, typed: string): boolean {
  const all = foldedText(text);
  const bar = all.lastIndexOf(' ');
  return [all, all.slice(0, bar), all.slice(bar + 1)].includes(foldedText(typed));
}
