import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { PlaceAnswer } from '../../views/domain/place/place-answer.ts';
import type { ChosenRegion } from '../../views/ui/list/region-choice.ts';
import { useDebouncedJson } from '../combobox/use-debounced-json.ts';
import { optionOf, type RegionOption } from './region-option.ts';

interface Asked {
  locale: Locale;
  /** Whose items are counted; undefined: nothing is counted. */
  listKind?: ListKind | undefined;
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
  const asked = { q: typed, lang: locale, ...(listKind && { listing: listKind }) };
  const query = new URLSearchParams(asked).toString();
  const { value, isFresh } = useDebouncedJson<{ places: PlaceAnswer[] }>(
    typed === '' ? undefined : `/api/places?${query}`,
  );
  if (typed === '') return { shown: options, optionsKey: options, isFresh: false, isKnown: false };
  const found = (value?.places ?? []).map(optionOf);
  const shown = listKind ? found : found.map(withoutCount);
  return { shown, optionsKey: value, isFresh, isKnown: isFresh && value !== undefined };
}

function withoutCount({ count: _count, ...option }: RegionOption): RegionOption {
  return option;
}
