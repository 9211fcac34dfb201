import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { changed } from '../../views/domain/list/list-filters.ts';
import { MAP_ZOOM } from '../../views/domain/timings.ts';
import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { Bounds } from '../../views/domain/filters/bounds.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { withQuery } from '../../views/routing/with-query.ts';
import { Icon } from '../../views/ui/Icon.tsx';
import { listSearch, subscribeList, visitList } from '../list/list-view.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import { MapPopup } from './MapPopup.tsx';
import type { MapTexts, TileSource } from './map-text.ts';
import { featureName } from './feature-name.ts';
import { useListPoints } from './use-list-points.ts';

export interface ListMapProps {
  texts: MapTexts & { list: string; searchHere: string };
  locale: string;
  listKind: ListKind;
  tiles: TileSource;
}

/** From this width on the map is beside the list. */
const WIDE = '(min-width: 64rem)';

/** The map of the page's list: beside it, or on a phone over it. */
export function ListMapPanel({ texts, locale, listKind, tiles, onClose }: ListMapProps & Closing) {
  const dialog = useRef<HTMLDialogElement>(null);
  useDialogMode(dialog);
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
        nameOf={(feature) => featureName(feature, texts)}
        popup={{ of: MapPopup, props: { texts, locale } }}
        entries={points}
        frame={frame}
        zoom={MAP_ZOOM}
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

/** The list within these bounds; its places and radius are dropped. */
function searchWithin(bounds: Bounds, listKind: ListKind, search: string): string {
  const parameters = new URLSearchParams(search);
  const query = parseListQuery(parameters, listKind);
  const within = changed(query, { bounds, regions: [], radius: undefined });
  return withQuery('', listParameters(within, parameters));
}

/** Beside the list the dialog is part of the page; otherwise it is modal. */
function useDialogMode(dialog: RefObject<HTMLDialogElement | null>): void {
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
  // Not show(), which would move the focus away from the button that was pressed.
  else dialog.setAttribute('open', '');
}

/** Key of the list's card that is hovered or has the focus. */
function useCurrentCard(): string | undefined {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const update = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
      setKey(card?.dataset['card']);
    };
    document.addEventListener('pointerover', update);
    document.addEventListener('focusin', update);
    return () => {
      document.removeEventListener('pointerover', update);
      document.removeEventListener('focusin', update);
    };
  }, []);
  return key;
}
