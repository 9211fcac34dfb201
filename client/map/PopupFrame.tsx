import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../views/ui/Icon.tsx';
import type { OpenedMarker } from './map-layers.ts';

/** What every popup is given. */
export interface PopupProps {
  opened: OpenedMarker;
  /** Accessible name of what was opened. */
  name: string;
  onClose: () => void;
}

interface Props extends PopupProps {
  /** Shown above the content. */
  title: string | undefined;
  /** Name of the button that closes it. */
  close: string;
  children: ReactNode;
}

/** A marker's popup around its content: it takes the focus, and has a button to close it. */
export function PopupFrame({ opened: { popup }, name, title, close, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    // Leaflet detaches and re-attaches the content, so the focus has to be restored.
    const focused = document.activeElement;
    popup.update();
    if (focused instanceof HTMLElement && box.current?.contains(focused)) {
      focused.focus({ preventScroll: true });
    }
  });
  return (
    <div className="map-cards" ref={box} role="group" aria-label={name} tabIndex={-1}>
      <div className="map-cards-head">
        {title !== undefined && <p>{title}</p>}
        <button className="map-close" type="button" aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}
