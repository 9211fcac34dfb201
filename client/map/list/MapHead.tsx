import { useSyncExternalStore } from 'react';
import { Icon } from '../../../views/ui/Icon.tsx';
import { fillText } from '../../fill-text.ts';
import { subscribeList } from '../../list/list-view.tsx';
import { FILTERS } from './cover-page.ts';

export interface HeadTexts {
  loading: string;
  failed: string;
  /** Contains `{what}`: the homes and projects that are shown. */
  count: string;
  list: string;
  hide: string;
  filters: string;
}

interface Props {
  texts: HeadTexts;
  /** The entries could not be fetched. */
  hasFailed: boolean;
  /** How many entries there are; undefined while they are fetched. */
  text: string | undefined;
  /** Of the entries only those in view are in the list. */
  isPart: boolean;
  /** Filters that are set. */
  filterCount: number;
  onClose: () => void;
}

/**
 * The line above the map of a list: how many homes it shows, the way back, and on a phone the
 * filters.
 */
export function MapHead({ texts, hasFailed, text, isPart, filterCount, onClose }: Props) {
  const count = useSyncExternalStore(subscribeList, listCount);
  const shown = isPart ? fillText(texts.count, { what: count }) : text;
  return (
    <div className="map-bar">
      <button className="map-back button button-line" type="button" onClick={onClose}>
        <Icon name="arrow-left" />
        {texts.list}
      </button>
      <p role="status">{hasFailed ? texts.failed : (shown ?? texts.loading)}</p>
      <button className="map-filters button button-line" type="button" popoverTarget={FILTERS}>
        {texts.filters}
        {filterCount > 0 && <span className="filters-count numerals">{filterCount}</span>}
      </button>
      <button className="map-hide" type="button" aria-label={texts.hide} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The count in the heading of the list. */
function listCount(): string {
  return document.querySelector('.list-count')?.textContent ?? '';
}
