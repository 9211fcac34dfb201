import type { RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import { fillText } from '../fill-text.ts';

interface Props {
  texts: RegionPickerTexts;
  /** Number of options; undefined if it is unknown or not to be announced. */
  total: number | undefined;
  /** The typed place could not be looked up. */
  isUnknown: boolean;
}

/** Announces the number of options; visible if there are none, or if a request failed. */
export function RegionStatus({ texts, total, isUnknown }: Props) {
  return (
    <p className={classOf(total, isUnknown)} role="status">
      {isUnknown && texts.failed}
      {total === 0 && texts.none}
      {total !== undefined && total > 0 && fillText(texts.found, { total })}
    </p>
  );
}

function classOf(total: number | undefined, isUnknown: boolean): string {
  if (isUnknown) return 'regions-failed';
  return total === 0 ? 'combo-popup combo-none' : 'unseen';
}
