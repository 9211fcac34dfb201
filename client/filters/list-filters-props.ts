import type { ChoiceCounts, PriceRange } from '../../views/domain/list/finding.ts';
import type { HomeType } from '../../views/domain/filters/types.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import type { FilterTexts } from './filter-texts.ts';
import type { GoalTab } from './GoalTabs.tsx';

/** Props of the filters of a list. */
export interface ListFiltersProps {
  texts: FilterTexts;
  regionTexts: RegionPickerTexts;
  locale: Locale;
  listKind: ListKind;
  /** The list's URL path, and the query string that the page is rendered for. */
  action: string;
  search: string;
  tabs: readonly GoalTab[];
  /** Places with homes in the list, and the places in the query string. */
  places: readonly ChosenRegion[];
  chosen: readonly ChosenRegion[];
  types: readonly HomeType[];
  counts: ChoiceCounts;
  /** Absent for a list without prices. */
  prices?: PriceRange | undefined;
  /** Preselected kilometres. */
  radius: number;
}
