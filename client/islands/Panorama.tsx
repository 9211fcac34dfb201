'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PanoramaTexts } from '../panorama/PanoramaView.tsx';
import type { PanoramaFile } from '../panorama/panorama-file.ts';

interface Props {
  texts: PanoramaTexts;
  /** One picture in several widths, in ascending order. */
  files: readonly PanoramaFile[];
  /** Where it opens, in percent from the left of the picture. */
  across: number;
}

/**
 * The viewer of a panorama, in a dialog. Its code and the picture are fetched when the dialog is
 * opened, and again at the next opening if that failed. Without them the link leads to the whole
 * picture.
 */
export function Panorama({ texts, files, across }: Props) {
  const [View, setView] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const opened = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setFailed(false);
      import(/* webpackChunkName: "panorama" */ '../panorama/PanoramaView.tsx').then(
        ({ PanoramaView }) => setView(() => PanoramaView),
        () => setFailed(true),
      );
    });
    if (status.current) opened.observe(status.current);
    return () => opened.disconnect();
  }, []);
  if (View) return <View texts={texts} files={files} across={across} />;
  return (
    <p ref={status} role="status">
      {failed ? texts.failed : texts.loading}
    </p>
  );
}
