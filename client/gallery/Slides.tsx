import type { RefObject } from 'react';
import type { GalleryPicture } from './gallery-pictures.ts';
import { ViewerPicture } from './ViewerPicture.tsx';

interface Props {
  row: RefObject<HTMLUListElement | null>;
  pictures: readonly GalleryPicture[];
  current: number;
  label: string;
  onToggle: () => void;
}

/**
 * One picture at a time, whole. Only the neighbours of the one in view are fetched with it. A click
 * goes back to the page (spec section 4), but for the one that ends a drag, and while the visitor
 * has zoomed in. It is a convenience of the pointer: the keyboard has the button and Escape.
 */
export function Slides({ row, pictures, current, label, onToggle }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={row}
      className="viewer-row"
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
