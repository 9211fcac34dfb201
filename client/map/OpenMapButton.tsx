import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
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
  /** Where the button stands, if there is another one elsewhere: one of them is visible. */
  place?: 'head' | 'foot';
  /** Whether the page is shown with its map. */
  startsOpen?: boolean;
  /** Of a map that the URL of the page names. */
  url?: MapUrl | undefined;
}

interface MapUrl {
  /** Whether the URL is that of the page with its map. */
  isOpen: () => boolean;
  /** Calls the listener when the URL has changed. @returns a function that ends it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The button that opens a map. The map's code, stylesheet and tiles are fetched only when it is
 * pressed, or with a page that is shown with its map. Without JavaScript there is no button
 * (client/islands/*-map.css).
 */
export function OpenMapButton<P>(props: Props<P>) {
  const { className, texts, load, map, place, startsOpen, url } = props;
  const hostId = `${className}-host`;
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>(
    startsOpen ? 'loading' : 'closed',
  );
  const [Panel, setPanel] = useState<Panel<P>>();
  const isOpen = state === 'open' && Panel !== undefined;
  const isExpanded = isOpen || state === 'loading';

  const open = async () => {
    setState('loading');
    try {
      const [loaded] = await Promise.all([load(), loadMapStylesheet()]);
      setPanel(() => loaded);
      // It may have been closed meanwhile.
      setState((now) => (now === 'loading' ? 'open' : now));
    } catch (error) {
      warn('the map did not start', error);
      setState('failed');
    }
  };
  /** The button cannot be focused until the rest of the page is reachable again. */
  const close = () => {
    flushSync(() => setState('closed'));
    // The list beside the map may have been scrolled far from the button in its head.
    button.current?.focus({ preventScroll: place === 'head' });
  };
  /** Whether the URL was that of the page with its map. */
  const wasWanted = useRef(startsOpen === true);
  /**
   * Opens or closes the map as the URL says. A map that is on its way after a press is not in the URL yet:
   * a change of anything else there, as of the page in view, leaves it alone.
   */
  const follow = useEffectEvent(() => {
    const isWanted = url?.isOpen() === true;
    const isDropped = wasWanted.current && !isWanted;
    wasWanted.current = isWanted;
    if (isDropped && isExpanded) close();
    else if (isWanted && !isOpen && button.current?.checkVisibility()) void open();
    else if (isWanted && !isOpen) setState('closed');
  });
  useEffect(() => {
    if (!url) return;
    if (startsOpen) queueMicrotask(() => follow());
    return url.subscribe(follow);
  }, [url, startsOpen]);

  return (
    <div className={place ? `${className} ${className}-${place}` : className}>
      <div className={`${className}-ask`}>
        <button
          ref={button}
          className="button button-line"
          type="button"
          aria-expanded={isExpanded}
          aria-busy={state === 'loading'}
          aria-describedby={texts.host === undefined ? undefined : hostId}
          onClick={() => (isExpanded ? close() : void open())}
        >
          <Icon name={isExpanded ? 'close' : 'pin'} />
          {isExpanded ? texts.hide : texts.show}
        </button>
        {texts.host !== undefined && !isOpen && <p id={hostId}>{texts.host}</p>}
        {state === 'failed' && <p role="alert">{texts.failed}</p>}
      </div>
      {isOpen && <Panel {...map} onClose={close} />}
    </div>
  );
}
