import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { PlaceAnswer } from '../../views/domain/place/place-answer.ts';
import type { ChosenRegion } from '../../views/ui/list/region-choice.ts';
import { useDebouncedJson } from '../combobox/use-debounced-json.ts';
import { optionOf, type RegionOption } from './region-option.ts';

interface Asked {
  locale: Locale;
  listKind: ListKind;
  /** Options shown while nothing is typed. */
  options: readonly ChosenRegion[];
}

/** The options for a trimmed text. */
export interface RegionOptionsNow {
  shown: readonly RegionOption[];
  /** Identifies the set of options. */
  optionsKey: unknown;
  /** The request for this text has succeeded or failed. */
  isFresh: boolean;
  /** The request for this text has succeeded. */
  isKnown: boolean;
}

export function useRegionOptions(
  typed: string,
  { locale, listKind, options }: Asked,
): RegionOptionsNow {
  const query = new URLSearchParams({ q: typed, lang: locale, listing: listKind }).toString();
  const { value, isFresh } = useDebouncedJson<{ places: PlaceAnswer[] }>(
    typed === '' ? undefined : `/api/places?${query}`,
  );
  if (typed === '') return { shown: options, optionsKey: options, isFresh: false, isKnown: false };
  const shown = (value?.places ?? []).map(optionOf);
  return { shown, optionsKey: value, isFresh, isKnown: isFresh && value !== undefined };
}
