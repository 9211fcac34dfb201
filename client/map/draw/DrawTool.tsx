import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Corner } from '../../../views/domain/polygon/decode-polyline.ts';
import { isFocusFree } from '../../is-focus-free.ts';
import { drawnPolygon } from './drawn-polygon.ts';
import type { MapSurface } from './map-surface.ts';
import { apart, useStroke } from './use-stroke.ts';

/** Texts of the tool that draws. */
export interface DrawToolTexts {
  /** How an area is drawn. */
  hint: string;
  /** What was drawn is too small. */
  small: string;
  undo: string;
  done: string;
  cancel: string;
  /** To the list of places, for whom has no pointer. */
  places: string;
}

export interface DrawToolProps {
  texts: DrawToolTexts;
  surface: MapSurface;
  /** Called with the text of the area. */
  onDrawn: (polygon: string) => void;
  onCancel: () => void;
  onPlaces: () => void;
}

/** Pixels around the first corner within which a tap closes the area. */
const CLOSES = 20;

/**
 * Over the map while an area is drawn, so that the map does not move: by a stroke of a finger or a
 * mouse, or by taps on its corners. Escape ends it.
 */
export function DrawTool({ texts, surface, onDrawn, onCancel, onPlaces }: DrawToolProps) {
  const [tapped, setTapped] = useState<readonly Corner[]>([]);
  const [isSmall, setIsSmall] = useState(false);
  const bar = useRef<HTMLDivElement>(null);

  const finish = (corners: readonly Corner[]) => {
    const polygon = drawnPolygon(surface, corners);
    setIsSmall(polygon === undefined);
    setTapped([]);
    if (polygon !== undefined) onDrawn(polygon);
  };
  const tap = (corner: Corner) => {
    const [first] = tapped;
    const isFirst = first && apart(surface.pointOf(first), surface.pointOf(corner)) < CLOSES;
    if (isFirst && tapped.length > 2) return finish(tapped);
    setIsSmall(false);
    setTapped([...tapped, corner]);
  };
  const { corners, handlers } = useStroke(surface, {
    onStroke: (stroke) => finish([...tapped, ...stroke]),
    onTap: tap,
  });
  useEffect(() => {
    // It took the place of the button that was pressed.
    if (isFocusFree(null)) bar.current?.focus();
  }, []);
  useEscape(onCancel);

  const line = [...tapped, ...corners].map((corner) => surface.pointOf(corner).join()).join(' ');
  return (
    <>
      <svg className="map-draw-sheet" aria-hidden="true" {...handlers}>
        <polygon points={line} />
        {tapped.map((corner) => {
          const [cx, cy] = surface.pointOf(corner);
          return <circle key={corner.join()} cx={cx} cy={cy} r="5" />;
        })}
      </svg>
      <div className="map-draw-bar" ref={bar} role="group" aria-label={texts.hint} tabIndex={-1}>
        <p role="status">{isSmall ? texts.small : tapped.length === 0 && texts.hint}</p>
        {tapped.length > 0 && (
          <Press text={texts.undo} onPress={() => setTapped(tapped.slice(0, -1))} />
        )}
        {tapped.length > 2 && <Press text={texts.done} onPress={() => finish(tapped)} isMain />}
        <Press text={texts.places} onPress={onPlaces} />
        <Press text={texts.cancel} onPress={onCancel} />
      </div>
    </>
  );
}

function Press(props: { text: string; onPress: () => void; isMain?: boolean }) {
  const className = props.isMain ? 'button' : 'button button-line';
  return (
    <button className={className} type="button" onClick={props.onPress}>
      {props.text}
    </button>
  );
}

/** Calls at Escape, before what is around hears of it. */
function useEscape(leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', heard, { capture: true });
    return () => document.removeEventListener('keydown', heard, { capture: true });
  }, []);
}
