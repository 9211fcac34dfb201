'use client';

import { useEffect, useRef, useState } from 'react';

interface Props {
  /** URL of the provider's frame. */
  url: string;
  title: string;
  /** Text that names the host to be contacted. */
  ask: string;
  show: string;
}

/** The frame takes the place of the button that had the focus. */
const focusFrame = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A tour or video of another site in a sandboxed frame. No request is made to that site before the
 * visitor presses the button, nor after the dialog is closed.
 */
export function TourFrame({ url, title, ask, show }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const dialog = place.current?.closest('dialog');
    const leave = () => setShown(false);
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, []);
  return (
    <div className="tour-frame" ref={place}>
      {isShown ? (
        <iframe
          ref={focusFrame}
          src={url}
          title={title}
          // Players store settings in their own origin, which is never ours.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <>
          <p>{ask}</p>
          <button className="button" type="button" onClick={() => setShown(true)}>
            {show}
          </button>
        </>
      )}
    </div>
  );
}
