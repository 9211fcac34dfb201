import { useEffect, useRef } from 'react';
import { GALLERY_PHYSICS } from '../slides/slide-physics.ts';
import { SlideRow } from '../slides/slide-row.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import { firstThumbnail } from './thumbnails.ts';
import { ViewerPicture } from './ViewerPicture.tsx';

interface Props {
  pictures: readonly GalleryPicture[];
  current: number;
  label: string;
  nameOf: (index: number) => string;
  show: (index: number) => void;
}

/** The thumbnails, four in view (spec section 9). The strip follows the current picture. */
export function Thumbnails({ pictures, current, label, nameOf, show }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const strip = useRef<SlideRow>(undefined);
  const total = pictures.length;

  useEffect(() => {
    if (!list.current) return;
    const moved = new SlideRow(list.current, () => {}, { physics: GALLERY_PHYSICS, isByOne: true });
    strip.current = moved;
    return () => {
      strip.current = undefined;
      moved.destroy();
    };
  }, []);

  useEffect(() => {
    const first = (strip.current?.visible.from ?? 1) - 1;
    const wanted = firstThumbnail(current, first, total);
    if (wanted !== first) strip.current?.show(wanted);
    const button = list.current?.children[current]?.querySelector('button');
    // Roving tabindex: only the current thumbnail is a tab stop, so the focus moves with it.
    if (list.current?.contains(document.activeElement)) button?.focus({ preventScroll: true });
  }, [current, total]);

  return (
    <ul ref={list} className="viewer-strip" aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={picture.href}>
          <button
            type="button"
            aria-label={nameOf(index)}
            aria-current={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={(event) => {
              if (!event.defaultPrevented) show(index);
            }}
          >
            <ViewerPicture picture={picture} sizes="10rem" alt="" isLazy />
          </button>
        </li>
      ))}
    </ul>
  );
}
