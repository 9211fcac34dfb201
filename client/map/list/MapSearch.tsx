import { Icon } from '../../../views/ui/Icon.tsx';

export interface MapSearchTexts {
  searchHere: string;
  follow: string;
  /** Instead of that while an area is drawn. */
  followsNot: string;
  followFailed: string;
}

interface Props {
  texts: MapSearchTexts;
  /** Whether moving the map searches there; undefined where that is not offered. */
  follows: boolean | undefined;
  onFollows: (follows: boolean) => void;
  /** An area is drawn: the list shows what is in it, wherever the map is. */
  isWithinArea: boolean;
  /** The last search has failed. */
  hasFailed: boolean;
  /** Searches where the map is; undefined while that is what the list shows. */
  onSearch: (() => void) | undefined;
}

/** Over the map: the switch that lets the list follow it, or the button that searches there once. */
export function MapSearch({ texts, follows, onFollows, isWithinArea, hasFailed, onSearch }: Props) {
  return (
    <div className="map-search">
      {follows !== undefined && (
        <label className="map-follow">
          <input
            type="checkbox"
            checked={follows && !isWithinArea}
            disabled={isWithinArea}
            onChange={({ target }) => onFollows(target.checked)}
          />
          {isWithinArea ? texts.followsNot : texts.follow}
        </label>
      )}
      {hasFailed && <p role="alert">{texts.followFailed}</p>}
      {onSearch && (
        <button
          className="button"
          type="button"
          onClick={({ currentTarget }) => {
            // The button goes when the list shows what the map does.
            currentTarget.closest('.map')?.querySelector<HTMLElement>('.map-world')?.focus();
            onSearch();
          }}
        >
          <Icon name="search" />
          {texts.searchHere}
        </button>
      )}
    </div>
  );
}
