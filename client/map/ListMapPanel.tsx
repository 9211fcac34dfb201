import { type SyntheticEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { changed } from '../../views/domain/list/list-filters.ts';
import { MAP_ZOOM } from '../../views/domain/place/map-zooms.ts';
import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { Bounds } from '../../views/domain/filters/bounds.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { withQuery } from '../../views/routing/with-query.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import { listSearch, subscribeList, visitList } from '../list/list-view.tsx';
import { DrawArea, type DrawTexts } from './draw/DrawArea.tsx';
import { showPlaces } from './draw/show-places.ts';
import { markCards, showCard, useCurrentCard } from './list-cards.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { MapPopup } from './MapPopup.tsx';
import type { MapTexts, TileSource } from './map-text.ts';
import { useDialogMode } from './dialog-mode.ts';
import { featureName } from './feature-name.ts';
import { useListPoints } from './use-list-points.ts';

export interface ListMapProps {
  texts: MapTexts & { list: string; hide: string; searchHere: string; draw: DrawTexts };
  locale: string;
  listKind: ListKind;
  tiles: TileSource;
}

/** The map of the page's list: beside it, or on a phone over it. */
export function ListMapPanel({ texts, locale, listKind, tiles, onClose }: ListMapProps & Closing) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDialogMode(dialog, onClose);
  const highlighted = useCurrentCard();
  const search = useSyncExternalStore(subscribeList, listSearch);
  const { points, frame, hasFailed, viewMoved, keepView } = useListPoints(listKind, locale, search);
  /** The bounds that the visitor has moved to since the list was last changed. */
  const [moved, setMoved] = useState<{ search: string; bounds: Bounds }>();
  const elsewhere = moved?.search === search ? moved.bounds : undefined;

  const onMoved = (bounds: Bounds) => {
    setMoved({ search, bounds });
    viewMoved(bounds);
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const searchHere = (bounds: Bounds) => {
    const within = searchWithin(bounds, listKind, search);
    keepView(within);
    void visitList(location.pathname + within);
  };

  const choosePlaces = () => {
    if (dialog.current?.matches(':modal')) flushSync(onClose);
    showPlaces();
  };

  return (
    <dialog className="map-panel" ref={dialog} aria-label={texts.label} onCancel={cancel}>
      <div className="map-bar">
        <p role="status">{hasFailed ? texts.failed : (points?.text ?? texts.loading)}</p>
        <button className="map-back button" type="button" onClick={onClose}>
          <Icon name="arrow-left" />
          {texts.list}
        </button>
        <button className="map-hide" type="button" aria-label={texts.hide} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <MapCanvas
        tiles={tiles}
        texts={texts}
        nameOf={(feature) => featureName(feature, texts)}
        popup={{ of: MapPopup, props: { texts, locale } }}
        entries={points}
        frame={frame}
        zoom={MAP_ZOOM}
        highlighted={highlighted}
        onPointed={markCards}
        onOpened={showCard}
        onMoved={onMoved}
      >
        {elsewhere && (
          <button className="map-search button" type="button" onClick={() => searchHere(elsewhere)}>
            <Icon name="search" />
            {texts.searchHere}
          </button>
        )}
        <DrawArea texts={texts.draw} listKind={listKind} onPlaces={choosePlaces} />
      </MapCanvas>
    </dialog>
  );
}

interface Closing {
  onClose: () => void;
}

/** The list within these bounds; its places, radius and drawn area are dropped. */
function searchWithin(bounds: Bounds, listKind: ListKind, search: string): string {
  const parameters = new URLSearchParams(search);
  const query = parseListQuery(parameters, listKind);
  const within = changed(query, {
    bounds,
    polygon: undefined,
    regions: [],
    radius: undefined,
  });
  return withQuery('', listParameters(within, parameters));
}
