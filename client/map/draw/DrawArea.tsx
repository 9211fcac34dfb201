import { type ComponentType, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { changed } from '../../../views/domain/list/list-filters.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import { listParameters, parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { decodePolyline } from '../../../views/domain/polygon/decode-polyline.ts';
import { withQuery } from '../../../views/routing/with-query.ts';
import { listSearch, subscribeList, visitList } from '../../list/list-view.tsx';
import { warn } from '../../warn.ts';
import type { DrawToolProps, DrawToolTexts } from './DrawTool.tsx';
import { MapSurfaceContext } from './map-surface.ts';

/** Texts of the button that begins drawing, and of what follows. */
export interface DrawTexts extends DrawToolTexts {
  start: string;
  again: string;
  remove: string;
  failed: string;
}

interface Props {
  texts: DrawTexts;
  listKind: ListKind;
  /** To the list of places. */
  onPlaces: () => void;
}

const load = async () =>
  (await import(/* webpackChunkName: "map-draw" */ './DrawTool.tsx')).DrawTool;

/** The button over the map that draws an area, with the tool that is fetched when it is pressed. */
export function DrawArea({ texts, listKind, onPlaces }: Props) {
  const surface = use(MapSurfaceContext);
  const search = useSyncExternalStore(subscribeList, listSearch);
  const { polygon } = parseListQuery(new URLSearchParams(search), listKind);

  const [state, setState] = useState<'ready' | 'loading' | 'drawing' | 'failed'>('ready');
  const [Tool, setTool] = useState<ComponentType<DrawToolProps>>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    surface?.showArea((polygon !== undefined && decodePolyline(polygon)) || []);
  }, [surface, polygon]);

  const start = async () => {
    setState('loading');
    try {
      const loaded = await load();
      setTool(() => loaded);
      setState('drawing');
    } catch (error) {
      warn('the tool that draws did not start', error);
      setState('failed');
    }
  };
  const end = () => {
    flushSync(() => setState('ready'));
    button.current?.focus({ preventScroll: true });
  };
  if (state === 'drawing' && Tool && surface) {
    return (
      <Tool
        texts={texts}
        surface={surface}
        onCancel={end}
        onDrawn={(drawn) => {
          end();
          showWithin(drawn, listKind);
        }}
        onPlaces={() => {
          setState('ready');
          onPlaces();
        }}
      />
    );
  }
  return (
    <div className="map-draw">
      <button
        ref={button}
        className="button button-line"
        type="button"
        aria-busy={state === 'loading'}
        onClick={() => void start()}
      >
        {polygon === undefined ? texts.start : texts.again}
      </button>
      {polygon !== undefined && (
        <button
          className="button button-line"
          type="button"
          onClick={() => showWithin(undefined, listKind)}
        >
          {texts.remove}
        </button>
      )}
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
    </div>
  );
}

/** Shows the list within an area, or without one; places, radius and bounds are dropped. */
function showWithin(polygon: string | undefined, listKind: ListKind): void {
  const parameters = new URLSearchParams(location.search);
  const query = parseListQuery(parameters, listKind);
  const elsewhere = { regions: [], radius: undefined, bounds: undefined };
  const within = changed(query, { polygon, ...(polygon !== undefined && elsewhere) });
  void visitList(withQuery(location.pathname, listParameters(within, parameters)));
}
