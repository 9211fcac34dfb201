import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { GalleryPicture } from './gallery-pictures.ts';
import { ViewerPicture } from './ViewerPicture.tsx';

/** As in the stylesheet: the plan is two and a half times as wide as the window. */
const SIZES = '250vw';

interface Props {
  plan: GalleryPicture;
  onClose: () => void;
}

/**
 * A floor plan larger than the window, over the slides: scrolled by touch, wheel and arrow keys,
 * dragged by a mouse. A click that does not end a drag closes it.
 */
export function ZoomedPlan({ plan, onClose }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const isDragged = useRef(false);
  useLayoutEffect(() => {
    const { current: element } = frame;
    if (!element) return;
    element.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    );
    element.focus();
  }, []);

  const onPointerMove = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    isDragged.current = true;
    frame.current?.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  };
  // Keys must not reach the slides below, whose listener is on the window.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={frame}
      className="viewer-zoomed"
      role="region"
      aria-label={plan.alt}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      onPointerDown={() => {
        isDragged.current = false;
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      onClick={() => isDragged.current || onClose()}
      onDragStart={(event) => event.preventDefault()}
    >
      <ViewerPicture picture={plan} sizes={SIZES} alt={plan.alt} />
    </div>
  );
}
