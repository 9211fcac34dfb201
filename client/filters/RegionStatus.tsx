import type { RegionPickerTexts } from '../../views/ui/list/region-choice.ts';
import { fillText } from '../fill-text.ts';

interface Props {
  texts: RegionPickerTexts;
  /** Number of options; undefined if it is unknown or not to be announced. */
  total: number | undefined;
  isOpen: boolean;
  /** The typed place could not be looked up. */
  isUnknown: boolean;
}

/**
 * Announces the number of options; visible if there are none, if none was chosen for the text, or
 * if a request failed.
 */
export function RegionStatus({ texts, total, isOpen, isUnknown }: Props) {
  return (
    <p className={classOf(total, isOpen, isUnknown)} role="status">
      {isUnknown && texts.failed}
      {total === 0 && texts.none}
      {total ? (isOpen ? fillText(texts.found, { total }) : texts.unchosen) : undefined}
    </p>
  );
}

function classOf(total: number | undefined, isOpen: boolean, isUnknown: boolean): string {
  if (isUnknown || (!isOpen && total !== undefined)) return 'regions-failed';
  return total === 0 ? 'combo-popup combo-none' : 'unseen';
}
