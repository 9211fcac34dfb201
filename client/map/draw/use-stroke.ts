import { type PointerEvent, useRef, useState } from 'react';
import type { Corner } from '../../../views/domain/polygon/decode-polyline.ts';
import type { MapSurface } from './map-surface.ts';

/** Pixels between two corners of a stroke. */
const STEP = 3;
/** Pixels by which a pointer that only taps may move. */
const TAP = 6;

type Point = [x: number, y: number];
type Handler = (event: PointerEvent) => void;

interface Stroke {
  /** What is being drawn, before the pointer is lifted. */
  corners: readonly Corner[];
  handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', Handler>;
}

interface Ends {
  /** Called with what was drawn in one go. */
  onStroke: (corners: readonly Corner[]) => void;
  /** Called where the pointer was pressed and lifted without moving. */
  onTap: (corner: Corner) => void;
}

/** Follows the first finger or the main button of a mouse over the map. */
export function useStroke(surface: MapSurface, { onStroke, onTap }: Ends): Stroke {
  const [corners, setCorners] = useState<readonly Corner[]>([]);
  const begun = useRef<{ at: Point; last: Point; isTap: boolean }>(undefined);
  const end = () => {
    begun.current = undefined;
    setCorners([]);
  };
  const handlers: Stroke['handlers'] = {
    onPointerDown: (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointOf(event);
      begun.current = { at, last: at, isTap: true };
      setCorners([surface.cornerAt(...at)]);
    },
    onPointerMove: (event) => {
      const stroke = begun.current;
      if (!stroke || !event.isPrimary) return;
      const point = pointOf(event);
      if (apart(point, stroke.last) < STEP) return;
      stroke.last = point;
      stroke.isTap &&= apart(point, stroke.at) < TAP;
      setCorners((before) => [...before, surface.cornerAt(...point)]);
    },
    onPointerUp: (event) => {
      const stroke = begun.current;
      if (!stroke || !event.isPrimary) return;
      const last = surface.cornerAt(...pointOf(event));
      end();
      if (stroke.isTap) onTap(last);
      else onStroke([...corners, last]);
    },
    onPointerCancel: end,
  };
  return { corners, handlers };
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

export function apart([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}
