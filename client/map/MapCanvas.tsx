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
import type { MapFeature } from './cluster-index.ts';
import { MapSurfaceContext } from './draw/map-surface.ts';
import { LeafletView } from './leaflet-view.ts';
import type { OpenedMarker } from './map-layers.ts';
import type { CanvasTexts, TileSource } from './map-text.ts';
import type { PopupProps } from './PopupFrame.tsx';

interface Props<P extends object> {
  tiles: TileSource;
  texts: CanvasTexts;
  nameOf: (feature: MapFeature) => string;
  /** The popup of a marker and its further props; without it markers are images, not buttons. */
  popup?: { of: ComponentType<PopupProps & P>; props: P };
  entries: MapEntries | undefined;
  /** Bounds to show; the map moves when they change. */
  frame: Bounds | undefined;
  /** Zoom for bounds that are a single position. */
  zoom: number;
  /** Key of the home whose marker is highlighted. */
  highlighted?: string | undefined;
  onMoved?: (bounds: Bounds) => void;
  /** Called with the keys of the homes whose marker is pointed at, or else open. */
  onPointed?: (keys: readonly string[]) => void;
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
  const { entries, frame, zoom, highlighted, isInPage = false } = state;
  const { onMoved, onPointed, onOpened } = state;
  const isStatic = popup === undefined;
  const Popup = popup?.of;
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<LeafletView>(undefined);
  const told = useRef({ onMoved, onPointed, onOpened, nameOf });
  const [surface, setSurface] = useState<LeafletView>();
  const [opened, setOpened] = useState<OpenedMarker>();
  const [pointed, setPointed] = useState<readonly string[]>(NONE);

  useEffect(() => {
    told.current = { onMoved, onPointed, onOpened, nameOf };
  }, [onMoved, onPointed, onOpened, nameOf]);
  useEffect(() => {
    if (!element.current) return;
    const made = new LeafletView(element.current, {
      tiles,
      isStatic,
      isInPage,
      nameOf: (one) => told.current.nameOf(one),
      onMoved: (bounds) => told.current.onMoved?.(bounds),
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
    if (frame) view.current?.frame(frame, zoom);
  }, [frame, zoom]);
  useEffect(() => {
    if (entries) view.current?.show(entries);
  }, [entries]);
  useEffect(() => view.current?.highlight(highlighted), [highlighted]);

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
