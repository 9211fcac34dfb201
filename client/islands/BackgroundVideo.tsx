'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PauseButton, type PauseTexts } from '../slides/PauseButton.tsx';
import { REDUCED_DATA, savesData } from '../saves-data.ts';
import { warn } from '../warn.ts';

interface Props {
  url: string;
  texts: PauseTexts;
}

/**
 * A video without sound over the still of its section (spec section 1). It is not fetched with
 * reduced motion or data saving. A video that cannot play is removed, so that the still is shown;
 * the failure is only logged (spec section 8).
 */
export function BackgroundVideo({ url, texts }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const isAllowed = useSyncExternalStore(onPreferenceChange, mayPlay, () => false) && !hasFailed;
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    const shown = video.current;
    if (!isAllowed || !shown) return;
    if (isPaused) return shown.pause();
    // React sets no attribute for it, and browsers let only muted videos play automatically.
    shown.muted = true;
    const giveUp = (error: unknown) => {
      warn('a background video cannot play', error);
      setFailed(true);
    };
    shown.play().catch((error: unknown) => {
      // It was paused or removed before it began.
      if (!(error instanceof DOMException && error.name === 'AbortError')) giveUp(error);
    });
  }, [isAllowed, isPaused]);

  return (
    <div className="background-video-place">
      {isAllowed && (
        <>
          <video ref={video} src={url} muted loop playsInline aria-hidden="true" tabIndex={-1} />
          <div className="carousel-buttons with-pause background-video-button">
            <PauseButton texts={texts} isPaused={isPaused} toggle={() => setPaused(!isPaused)} />
          </div>
        </>
      )}
    </div>
  );
}

const REDUCED = '(prefers-reduced-motion: reduce)';

function onPreferenceChange(changed: () => void): () => void {
  const less = [REDUCED, REDUCED_DATA].map((query) => matchMedia(query));
  for (const query of less) query.addEventListener('change', changed);
  return () => {
    for (const query of less) query.removeEventListener('change', changed);
  };
}

function mayPlay(): boolean {
  return !matchMedia(REDUCED).matches && !savesData();
}
