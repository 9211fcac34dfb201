import type { PlaceAnswer } from '../../views/domain/place/place-answer.ts';
import { placeKey } from '../../views/domain/place/place-key.ts';
import { placeText } from '../../views/domain/place/place-text.ts';
import type { ChosenRegion } from '../../views/ui/list/region-choice.ts';

/** An option of the region picker. */
export interface RegionOption extends ChosenRegion {
  /** Its name and postcode, where it was looked up. */
  name?: string;
  zip?: string;
  /** For a part of a municipality: the municipality's name. */
  within?: string;
  count?: number;
}

export function optionOf(answer: PlaceAnswer): RegionOption {
  const { region: value, parameter, name, zip, within, count } = answer;
  const option = { value, parameter, text: placeText(name, zip), name, zip, count };
  return within === undefined ? option : { ...option, within };
}

/** An option that is in the page, with the name and postcode that its text consists of. */
export function withName(option: ChosenRegion): RegionOption {
  const [, name, zip] = /^(.+) \[(\d+)\]$/.exec(option.text) ?? [];
  return name === undefined || zip === undefined ? option : { ...option, name, zip };
}

/** Whether the typed text is exactly this place's name, its postcode, or both. */
export function isNamed({ text, name = text, zip }: RegionOption, typed: string): boolean {
  const key = placeKey(typed);
  return key !== '' && [text, name, zip ?? ''].some((one) => placeKey(one) === key);
}
