'use client';

import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../views/ui/Icon.tsx';
import type { ListMapProps } from '../map/ListMapPanel.tsx';
import { loadMapStylesheet } from '../map/map-stylesheet.ts';

interface Props extends ListMapProps {
  ask: {
    show: string;
    hide: string;
    failed: string;
    /** Where the map comes from, when that is another host. */
    host?: string;
  };
}

type Panel = ComponentType<ListMapProps & { onClose: () => void }>;

/**
 * The way to the list's map. The map's code, its rules and its tiles are fetched when it is asked
 * for, and not before. Without JavaScript there is no button: the list says all that the map does.
 */
export function ListMap({ ask, ...map }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Panel, setPanel] = useState<Panel>();
  const isOpen = state === 'open' && Panel !== undefined;

  const open = async () => {
    setState('loading');
    try {
      const code = import(/* webpackChunkName: "map" */ '../map/ListMapPanel.tsx');
      const [{ ListMapPanel }] = await Promise.all([code, loadMapStylesheet()]);
      setPanel(() => ListMapPanel);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  /** The button cannot take the focus before what covers the page is gone. */
  const close = () => {
    flushSync(() => setState('closed'));
    button.current?.focus();
  };

  return (
    <div className="list-map">
      <div className="list-map-ask">
        <button
          ref={button}
          className="button button-line"
          type="button"
          aria-expanded={isOpen}
          aria-busy={state === 'loading'}
          aria-describedby={ask.host === undefined ? undefined : 'map-host'}
          onClick={() => (isOpen ? close() : void open())}
        >
          <Icon name={isOpen ? 'close' : 'pin'} />
          {isOpen ? ask.hide : ask.show}
        </button>
        {ask.host !== undefined && !isOpen && <p id="map-host">{ask.host}</p>}
        {state === 'failed' && <p role="alert">{ask.failed}</p>}
      </div>
      {isOpen && <Panel {...map} onClose={close} />}
    </div>
  );
}
