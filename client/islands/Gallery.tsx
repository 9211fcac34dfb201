'use client';

import { useEffect, useState } from 'react';
import { type GalleryPicture, picturesOf } from '../gallery/gallery-pictures.ts';
import type { Viewer } from '../gallery/Viewer.tsx';
import { savesData } from '../saves-data.ts';
import type { ViewerTexts } from '../gallery/viewer-texts.ts';

interface Props {
  /** Id of the element with the links to the pictures; its HTML is the server's. */
  of: string;
  texts: ViewerTexts;
}

interface OpenedViewer {
  Viewer: typeof Viewer;
  pictures: readonly GalleryPicture[];
  /** Index of the first picture to show, from 0. */
  at: number;
  opener: HTMLElement;
}

/**
 * The gallery in full screen (spec section 4). A link to a picture, to the same file, or to an
 * anchor within the gallery opens it. It renders nothing before that; if its code cannot be fetched, the link is
 * followed.
 */
export function Gallery({ of, texts }: Props) {
  const [opened, setOpened] = useState<OpenedViewer>();

  useEffect(() => {
    const gallery = document.getElementById(of);
    if (!gallery) return;
    // Fetched ahead; a failure is handled at the click.
    if (!savesData()) void viewer().catch(() => {});
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-picture]')];
      const leads = link.hash === '' ? link : document.querySelector(link.hash);
      const at = links.findIndex(
        (one) => one === leads || leads?.contains(one) || one.href === link.href,
      );
      const open = (code: Pick<OpenedViewer, 'Viewer'>) => {
        setOpened({ ...code, pictures: picturesOf(links), at: Math.max(0, at), opener: link });
      };
      viewer().then(open, () => location.assign(link.href));
    };
    gallery.addEventListener('click', onClick);
    return () => gallery.removeEventListener('click', onClick);
  }, [of]);

  if (!opened) return null;
  const { Viewer, pictures, at, opener } = opened;
  const close = () => {
    setOpened(undefined);
    opener.focus({ preventScroll: true });
  };
  return <Viewer {...{ pictures, at, texts }} onClose={close} />;
}

/** Imported in the browser only: Flickity reads `window` when it is loaded. */
const viewer = () => import('../gallery/Viewer.tsx');

/** The gallery link that a plain click is on; undefined for a click that opens a new tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('a[data-enhanced]') : null;
}
