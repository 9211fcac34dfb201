import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { changed } from '../../views/domain/list/list-filters.ts';
import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { Bounds, ListKind } from '../../views/domain/list/list-query.ts';
import { withQuery } from '../../views/routing/with-query.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import { listSearch, subscribeList, visitList } from '../list/list-view.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import type { MapTexts, TileSource } from './map-text.ts';
import { shownName } from './feature-name.ts';
import { useListPoints } from './use-list-points.ts';

export interface ListMapProps {
  texts: MapTexts & { list: string; searchHere: string };
  locale: string;
  listing: ListKind;
  tiles: TileSource;
}

/** How near a list of a single home is shown (spec section 9). */
const ZOOM = 13;
/** From here on there is room for the list beside its map. */
const WIDE = '(min-width: 64rem)';

/** The map of the list that stands on the page: beside it, or on a phone over it. */
export function ListMapPanel({ texts, locale, listing, tiles, onClose }: ListMapProps & Closing) {
  const dialog = useRef<HTMLDialogElement>(null);
  useRoom(dialog);
  const highlighted = useCardInHand();
  const search = useSyncExternalStore(subscribeList, listSearch);
  const { points, frame, hasFailed, look, stay } = useListPoints(listing, locale, search);
  /** The part that the visitor has moved to since the list was asked for. */
  const [moved, setMoved] = useState<{ search: string; bounds: Bounds }>();
  const elsewhere = moved?.search === search ? moved.bounds : undefined;

  const onMoved = (bounds: Bounds) => {
    setMoved({ search, bounds });
    look(bounds);
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const searchHere = (bounds: Bounds) => {
    const within = searchWithin(bounds, listing, search);
    stay(within);
    void visitList(location.pathname + within);
  };

  return (
    <dialog className="map-panel" ref={dialog} aria-label={texts.label} onCancel={cancel}>
      <div className="map-bar">
        <p role="status">{hasFailed ? texts.failed : (points?.text ?? texts.loading)}</p>
        <button className="map-back button" type="button" onClick={onClose}>
          <Icon name="arrow-left" />
          {texts.list}
        </button>
      </div>
      <MapCanvas
        tiles={tiles}
        texts={texts}
        nameOf={(shown) => shownName(shown, texts)}
        popup={{ texts, locale }}
        entries={points}
        frame={frame}
        zoom={ZOOM}
        highlighted={highlighted}
        onMoved={onMoved}
      >
        {elsewhere && (
          <button className="map-search button" type="button" onClick={() => searchHere(elsewhere)}>
            <Icon name="search" />
            {texts.searchHere}
          </button>
        )}
      </MapCanvas>
    </dialog>
  );
}

interface Closing {
  onClose: () => void;
}

/** The list within a part of the map, wherever that is: places and a radius are left behind. */
function searchWithin(bounds: Bounds, listing: ListKind, search: string): string {
  const parameters = new URLSearchParams(search);
  const query = parseListQuery(parameters, listing);
  const within = changed(query, { bounds, regions: [], radius: undefined });
  return withQuery('', listParameters(within, parameters));
}

/** Beside the list it is a part of the page; without room for both it is all there is. */
function useRoom(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const open = () => {
      if (dialog.current) openDialog(dialog.current, !wide.matches);
    };
    open();
    wide.addEventListener('change', open);
    return () => wide.removeEventListener('change', open);
  }, [dialog]);
}

function openDialog(dialog: HTMLDialogElement, isModal: boolean): void {
  dialog.close();
  if (isModal) dialog.showModal();
  // Not by show(), which would take the focus from the button that was pressed.
  else dialog.setAttribute('open', '');
}

/** The key of the card of the list that the visitor points at or has the focus in. */
function useCardInHand(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const look = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      setKey(card?.dataset['card']);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
  return key;
}
