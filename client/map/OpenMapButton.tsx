import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../views/ui/Icon.tsx';
import { loadMapStylesheet } from './map-stylesheet.ts';
import { warn } from '../warn.ts';

export interface OpenMapTexts {
  show: string;
  hide: string;
  failed: string;
  /** Host of the tiles, if it is not the site's own. */
  host?: string;
}

/** The component to show once fetched. */
type Panel<P> = ComponentType<P & { onClose: () => void }>;

interface Props<P> {
  className: string;
  texts: OpenMapTexts;
  /** Fetches the map's code; the code fetches its stylesheet. */
  load: () => Promise<Panel<P>>;
  map: P;
  /** Where the button stands, if there is another one elsewhere. */
  place?: 'head' | 'foot';
}

/**
 * The button that opens a map. The map's code, stylesheet and tiles are fetched only when it is
 * pressed. Without JavaScript there is no button (client/islands/*-map.css).
 */
export function OpenMapButton<P>({ className, texts, load, map, place }: Props<P>) {
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
  /** The button cannot be focused until the modal dialog is gone. */
  const close = () => {
    flushSync(() => setState('closed'));
    // The list beside the map may have been scrolled far from the button in its head.
    button.current?.focus({ preventScroll: place === 'head' });
  };

  return (
    <div className={place ? `${className} ${className}-${place}` : className}>
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
