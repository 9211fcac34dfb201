import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../views/ui/Icon.tsx';
import { loadMapStylesheet } from './map-stylesheet.ts';
import { warn } from '../warn.ts';

export interface MapAskTexts {
  show: string;
  hide: string;
  failed: string;
  /** Where the map comes from, when that is another host. */
  host?: string;
}

/** What is shown when it is there. */
type Panel<P> = ComponentType<P & { onClose: () => void }>;

interface Props<P> {
  className: string;
  texts: MapAskTexts;
  /** Fetches the map's code; its rules are fetched with it. */
  load: () => Promise<Panel<P>>;
  map: P;
}

/**
 * The button that asks for a map. The map's code, its rules and its tiles are fetched when it is
 * pressed, and not before. Without JavaScript there is no button (client/islands/*-map.css).
 */
export function MapAsk<P>({ className, texts, load, map }: Props<P>) {
  const hostId = `${className}-host`;
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const [Panel, setPanel] = useState<Panel<P>>();
  const isOpen = state === 'open' && Panel !== undefined;

  const open = async () => {
    setState('loading');
    try {
      const [loaded] = await Promise.all([load(), loadMapStylesheet()]);
      setPanel(() => loaded);
      setState('open');
    } catch (error) {
      warn('the map did not start', error);
      setState('failed');
    }
  };
  /** The button cannot take the focus before what covers the page is gone. */
  const close = () => {
    flushSync(() => setState('closed'));
    button.current?.focus();
  };

  return (
    <div className={className}>
      <div className={`${className}-ask`}>
        <button
          ref={button}
          className="button button-line"
          type="button"
          aria-expanded={isOpen}
          aria-busy={state === 'loading'}
          aria-describedby={texts.host === undefined ? undefined : hostId}
          onClick={() => (isOpen ? close() : void open())}
        >
          <Icon name={isOpen ? 'close' : 'pin'} />
          {isOpen ? texts.hide : texts.show}
        </button>
        {texts.host !== undefined && !isOpen && <p id={hostId}>{texts.host}</p>}
        {state === 'failed' && <p role="alert">{texts.failed}</p>}
      </div>
      {isOpen && <Panel {...map} onClose={close} />}
    </div>
  );
}
