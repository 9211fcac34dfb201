import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { activeFilterCount } from '../../../views/domain/list/list-filters.ts';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { MAP_ZOOM } from '../../../views/domain/place/map-zooms.ts';
import type { Bounds } from '../../../views/domain/filters/bounds.ts';
import type { MapView } from '../../../views/domain/place/map-view.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import { listSearch, subscribeList } from '../../list/list-view.tsx';
import { markCards, showCard, useCurrentCard } from './list-cards.ts';
import { MapCanvas } from '../MapCanvas.tsx';
import { type HeadTexts, MapHead } from './MapHead.tsx';
import { MapPopup } from '../MapPopup.tsx';
import { MapSearch, type MapSearchTexts } from './MapSearch.tsx';
import { MapStrip, type StripTexts } from './MapStrip.tsx';
import type { MapTexts, TileSource } from '../map-text.ts';
import { moveInUrl } from './map-url.ts';
import { useDialogMode, useIsBesideList } from './dialog-mode.ts';
import { featureName } from '../feature-name.ts';
import { DrawArea, type DrawTexts } from '../draw/DrawArea.tsx';
import { showPlaces } from '../draw/show-places.ts';
import { entriesSearch } from './entries-search.ts';
import { useAtRest } from './use-at-rest.ts';
import { useFollows } from './use-follows.ts';
import { useListPoints } from './use-list-points.ts';
import { useMapFrame } from './use-map-frame.ts';
import { useMapInUrl } from './use-map-in-url.ts';
import { type Moved, useMapSearch } from './use-map-search.ts';
import { useStrip } from './use-strip.ts';

export interface ListMapProps {
  texts: MapTexts & MapSearchTexts & StripTexts & HeadTexts & { draw: DrawTexts };
  locale: string;
  listKind: ListKind;
  tiles: TileSource;
}

interface Closing {
  onClose: () => void;
}

/** The map of the page's list: beside it, or on a phone over it. */
export function ListMapPanel({ texts, locale, listKind, tiles, onClose }: ListMapProps & Closing) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDialogMode(dialog, onClose);
  useMapInUrl();
  const [follows, setFollows] = useFollows();
  const isBeside = useIsBesideList();
  const highlighted = useCurrentCard();
  const search = useSyncExternalStore(subscribeList, listSearch);
  const query = parseListQuery(new URLSearchParams(search), listKind);
  // Within a drawn area the visitor looks around: only the button leaves it.
  const isWithinArea = query.polygon !== undefined;
  const isFollowing = follows && isBeside && !isWithinArea;

  const entriesOf = useCallback(
    (of: string) => entriesSearch(of, listKind, { isFollowing }),
    [listKind, isFollowing],
  );
  const { frame, loaded, moved } = useMapFrame(listKind, entriesOf);
  const request = { listKind, locale, search: entriesOf(search) };
  const { points, hasFailed, viewMoved } = useListPoints(request, loaded);
  const mapSearch = useMapSearch(listKind, moved);
  const strip = useStrip();
  const atRest = useAtRest(frame);
  /** What the visitor has moved to since the list was last changed. */
  const [there, setThere] = useState<Moved & { search: string }>();
  const elsewhere = there?.search === search ? there : undefined;

  const onMoved = (bounds: Bounds, view: MapView) => {
    setThere({ search, bounds, view });
    viewMoved(bounds);
    atRest(() => {
      moved(listSearch(), view);
      moveInUrl(view);
      if (isFollowing) mapSearch.follow({ bounds, view });
    });
  };

  return (
    <dialog className="map-panel" ref={dialog} aria-label={texts.label}>
      <MapHead
        texts={texts}
        hasFailed={hasFailed}
        text={points?.text}
        isPart={request.search !== search}
        filterCount={activeFilterCount(query)}
        onClose={onClose}
      />
      <MapCanvas
        tiles={tiles}
        texts={texts}
        nameOf={(feature) => featureName(feature, texts)}
        popup={{ of: MapPopup, props: { texts, locale } }}
        entries={points}
        frame={frame}
        zoom={MAP_ZOOM}
        highlighted={isBeside ? highlighted : strip.selected}
        revealed={isBeside ? undefined : strip.revealed}
        onInView={strip.onInView}
        onPicked={isBeside ? undefined : strip.onPicked}
        onPointed={markCards}
        onOpened={showCard}
        onMoved={onMoved}
      >
        <MapSearch
          texts={texts}
          follows={isBeside ? follows : undefined}
          isWithinArea={isWithinArea}
          onFollows={(chosen) => {
            setFollows(chosen);
            if (chosen && elsewhere) mapSearch.follow(elsewhere);
          }}
          hasFailed={mapSearch.hasFailed}
          onSearch={
            elsewhere && (!isFollowing || mapSearch.hasFailed)
              ? () => mapSearch.search(elsewhere)
              : undefined
          }
        />
        <DrawArea texts={texts.draw} listKind={listKind} onPlaces={showPlaces} />
      </MapCanvas>
      {!isBeside && <MapStrip {...strip} {...{ texts, locale }} />}
    </dialog>
  );
}
