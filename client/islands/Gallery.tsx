'use client';

import { useEffect, useState } from 'react';
import { type GalleryPicture, picturesOf } from '../gallery/gallery-pictures.ts';
import type { Viewer } from '../gallery/Viewer.tsx';
import type { ViewerTexts } from '../gallery/viewer-texts.ts';

interface Props {
  /** Id of the part of the page with the links to the pictures: the server's HTML, used as it is. */
  of: string;
  texts: ViewerTexts;
}

interface Opened {
  Viewer: typeof Viewer;
  pictures: readonly GalleryPicture[];
  /** The picture to begin with, from 0. */
  at: number;
  opener: HTMLElement;
}

/**
 * The gallery in full screen (spec section 4): a link to a picture opens it, and so does a link to
 * a place within the gallery. Nothing of it is on the page before; where its code cannot be
 * fetched the link leads where it leads.
 */
export function Gallery({ of, texts }: Props) {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    const gallery = document.getElementById(of);
    if (!gallery) return;
    // Ahead of the click, which is told of a failure below.
    void viewer().catch(() => {});
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-picture]')];
      const leads = link.hash === '' ? link : document.querySelector(link.hash);
      const at = links.findIndex((one) => one === leads || leads?.contains(one));
      const open = (code: Pick<Opened, 'Viewer'>) => {
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

/** With Flickity, which touches `window` as it loads: never on the server. */
const viewer = () => import('../gallery/Viewer.tsx');

/** The link of the gallery that was clicked, but not to open it in a tab of its own. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('a[data-enhanced]') : null;
}
