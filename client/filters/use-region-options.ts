import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { PlaceAnswer } from '../../views/domain/place/place-answer.ts';
import type { ChosenRegion } from '../../views/ui/list/region-choice.ts';
import { useDebouncedJson } from '../combobox/use-debounced-json.ts';
import { isNamed, optionOf, type RegionOption, withName } from './region-option.ts';

interface RegionOptionsRequest {
  locale: Locale;
  /** Whose items are counted; undefined: nothing is counted. */
  listKind?: ListKind | undefined;
  /** Options shown while nothing is typed; also used where a lookup fails. */
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
  /** The request for this text has failed, and no place of the page has exactly this name. */
  isUnknown: boolean;
  /** Repeats the lookup. */
  again: () => void;
}

export function useRegionOptions(
  typed: string,
  { locale, listKind, options }: RegionOptionsRequest,
): RegionOptionsNow {
  const parameters = { q: typed, lang: locale, ...(listKind && { listing: listKind }) };
  const query = new URLSearchParams(parameters).toString();
  const { value, isFresh, again } = useDebouncedJson<{ places: PlaceAnswer[] }>(
    typed === '' ? undefined : `/api/places?${query}`,
  );
  const now = { optionsKey: value, isFresh, isKnown: false, isUnknown: false, again };
  if (typed === '') return { ...now, shown: options, optionsKey: options };
  if (isFresh && value === undefined) {
    const shown = options.map(withName).filter((option) => isNamed(option, typed));
    return { ...now, shown, isUnknown: shown.length === 0 };
  }
  const found = (value?.places ?? []).map(optionOf);
  const shown = listKind ? found : found.map(withoutCount);
  return { ...now, shown, isKnown: isFresh };
}

function withoutCount({ count: _count, ...option }: RegionOption): RegionOption {
  return option;
}
