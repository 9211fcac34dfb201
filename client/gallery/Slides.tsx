import type { RefObject } from 'react';
import type { GalleryPicture } from './gallery-pictures.ts';
import { ViewerPicture } from './ViewerPicture.tsx';

interface Props {
  row: RefObject<HTMLUListElement | null>;
  pictures: readonly GalleryPicture[];
  current: number;
  label: string;
  /** An enlarged plan lies over the row, which then cannot have the focus. */
  isCovered: boolean;
  onToggle: () => void;
}

/**
 * The row of pictures, one in view at a time. Only the current picture and its neighbours are
 * fetched. A click closes the viewer (spec section 4), or zooms in on a plan, unless it ends a drag
 * or the page is zoomed. The keyboard has buttons and Escape for that.
 */
export function Slides({ row, pictures, current, label, isCovered, onToggle }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={row}
      className="viewer-row"
      inert={isCovered}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      onClick={(event) => {
        const isZoomed = (visualViewport?.scale ?? 1) > 1;
        if (!event.defaultPrevented && !isZoomed) onToggle();
      }}
    >
      {pictures.map((picture, index) => (
        <li key={picture.href} aria-hidden={index !== current}>
          {Math.abs(index - current) <= 1 && (
            <ViewerPicture picture={picture} sizes="100vw" alt={picture.alt} />
          )}
        </li>
      ))}
    </ul>
  );
}
