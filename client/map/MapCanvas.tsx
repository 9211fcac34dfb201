import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Bounds } from '../../views/domain/filters/bounds.ts';
import type { MapEntries } from '../../views/domain/place/map-answer.ts';
import type { MapView } from '../../views/domain/place/map-view.ts';
import type { KeysInView, MapFeature } from './cluster-index.ts';
import { MapSurfaceContext } from './draw/map-surface.ts';
import { LeafletView } from './leaflet-view.ts';
import type { OpenedMarker } from './map-layers.ts';
import type { CanvasTexts, TileSource } from './map-text.ts';
import type { PopupProps } from './PopupFrame.tsx';

/** Bounds with room around them; or a view, which shows at least some bounds, or only these. */
export type MapFrame = Bounds | { view?: MapView | undefined; within?: Bounds | undefined };

interface Props<P extends object> {
  tiles: TileSource;
  texts: CanvasTexts;
  nameOf: (feature: MapFeature) => string;
  /** The popup of a marker and its further props; without it markers are images, not buttons. */
  popup?: { of: ComponentType<PopupProps & P>; props: P };
  entries: MapEntries | undefined;
  /** What to show; the map moves when it changes. */
  frame: MapFrame | undefined;
  /** Zoom for bounds that are a single position. */
  zoom: number;
  /** Key of the home whose marker is highlighted. */
  highlighted?: string | undefined;
  /** Key of a home that is brought into view. */
  revealed?: string | undefined;
  onMoved?: (bounds: Bounds, view: MapView) => void;
  /** Called with the keys of the homes whose marker is pointed at, or else open. */
  onPointed?: (keys: readonly string[]) => void;
  /** Called with the homes in view after each move by the visitor, and when the entries change. */
  onInView?: ((inView: KeysInView) => void) | undefined;
  /** Called with the keys of the homes of a chosen marker, instead of a popup. */
  onPicked?: ((keys: readonly string[]) => void) | undefined;
  /** Called with the keys of the homes that a marker has opened. */
  onOpened?: (keys: readonly string[]) => void;
  /** The map is in a page that scrolls: a wheel or a single finger scrolls the page. */
  isInPage?: boolean;
  /** Rendered over the map. */
  children?: ReactNode;
}

const NONE: readonly string[] = [];

/** A map with markers, independent of lists. */
export function MapCanvas<P extends object>(props: Props<P>) {
  const { tiles, texts, nameOf, popup, children, ...state } = props;
  const { entries, frame, zoom, highlighted, revealed, isInPage = false } = state;
  const { onMoved, onPointed, onOpened, onInView, onPicked } = state;
  const isStatic = popup === undefined;
  const Popup = popup?.of;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<LeafletView>(undefined);
  const told = useRef({ onMoved, onPointed, onOpened, onInView, onPicked, nameOf });
  const [surface, setSurface] = useState<LeafletView>();
  const [opened, setOpened] = useState<OpenedMarker>();
  const [pointed, setPointed] = useState<readonly string[]>(NONE);

  useEffect(() => {
    told.current = { onMoved, onPointed, onOpened, onInView, onPicked, nameOf };
  }, [onMoved, onPointed, onOpened, onInView, onPicked, nameOf]);
  useEffect(() => {
    if (!element.current) return;
    const made = new LeafletView(element.current, {
      tiles,
      isStatic,
      isInPage,
      nameOf: (one) => told.current.nameOf(one),
      onMoved: (bounds, shown) => told.current.onMoved?.(bounds, shown),
      onInView: (inView) => told.current.onInView?.(inView),
      onPicked: (keys) => {
        told.current.onPicked?.(keys);
        return told.current.onPicked !== undefined;
      },
      onOpen: (one) => {
        setOpened(one);
        told.current.onOpened?.(one.keys);
      },
      onClosed: () => setOpened(undefined),
      onPointed: setPointed,
    });
    view.current = made;
    setSurface(made);
    return () => made.remove();
  }, [tiles, isStatic, isInPage]);
  useEffect(() => {
    if (!frame) return;
    if ('south' in frame) view.current?.frame(frame, zoom);
    else view.current?.goTo(frame.view, frame.within);
  }, [frame, zoom]);
  useEffect(() => {
    if (entries) view.current?.show(entries);
  }, [entries]);
  useEffect(() => view.current?.highlight(highlighted), [highlighted]);
  useEffect(() => {
    if (revealed !== undefined) view.current?.reveal(revealed);
  }, [revealed]);

  const current = pointed.length > 0 ? pointed : (opened?.keys ?? NONE);
  useEffect(() => told.current.onPointed?.(current), [current]);

  const close = () => {
    const id = opened?.feature.id;
    view.current?.closePopup();
    if (id !== undefined) view.current?.focusMarker(id);
  };
  /** Escape closes the popup first; a second one closes what is around the map. */
  const closeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  return (
    <div className="map" role="presentation" onKeyDown={closeFirst}>
      <div className="map-world" ref={element} role="region" aria-label={texts.label} />
      <div className="map-zoom">
        <ZoomButton text={texts.zoomIn} sign="+" onPress={() => view.current?.zoomBy(1)} />
        <ZoomButton text={texts.zoomOut} sign="−" onPress={() => view.current?.zoomBy(-1)} />
      </div>
      <MapSurfaceContext value={surface}>{children}</MapSurfaceContext>
      <Attribution {...tiles} />
      {opened &&
        Popup &&
        createPortal(
          <Popup
            key={opened.feature.id}
            {...popup.props}
            opened={opened}
            name={nameOf(opened.feature)}
            onClose={close}
          />,
          opened.node,
        )}
    </div>
  );
}

function ZoomButton(props: { text: string; sign: string; onPress: () => void }) {
  return (
    <button className="map-button" type="button" aria-label={props.text} onClick={props.onPress}>
      <span aria-hidden="true">{props.sign}</span>
    </button>
  );
}

/** The attribution that the map's provider requires. */
function Attribution({ attribution }: TileSource) {
  if (!attribution) return null;
  const { text, link } = attribution;
  return <p className="map-attribution">{link === undefined ? text : <a href={link}>{text}</a>}</p>;
}
