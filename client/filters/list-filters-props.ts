import type { PriceRange } from '../../views/domain/list/finding.ts';
import type { HomeType, ListKind } from '../../views/domain/list/list-query.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import type { FilterTexts } from './filter-texts.ts';
import type { GoalTab } from './GoalTabs.tsx';

/** What the filters of a list are made of. */
export interface ListFiltersProps {
  texts: FilterTexts;
  regionTexts: RegionPickerTexts;
  locale: Locale;
  listing: ListKind;
  /** The list's own path, and the query that the page is rendered for. */
  action: string;
  search: string;
  tabs: readonly GoalTab[];
  /** Places with homes in the list, and those of the query string. */
  places: readonly ChosenRegion[];
  chosen: readonly ChosenRegion[];
  types: readonly HomeType[];
  /** Absent where the list has no prices. */
  prices?: PriceRange | undefined;
  /** Kilometres that the radius begins with. */
  radius: number;
}
