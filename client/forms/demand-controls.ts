import type { BudgetScale } from '../../views/domain/filters/budget.ts';
import type { Locale } from '../../views/domain/locale.ts';
import type { ChosenRegion, RegionPickerTexts } from '../../views/ui/list/region-choice.ts';

/** What the controls of a demand need besides their fields. */
export interface DemandControls {
  locale: Locale;
  /** The budget's scale, by goal. */
  scales: Readonly<Record<'0' | '1', BudgetScale>>;
  /** Accessible names of the slider's thumbs. */
  budgetTexts: { min: string; max: string };
  regionTexts: RegionPickerTexts;
  /** Places that are offered before anything is typed. */
  places: readonly ChosenRegion[];
}
