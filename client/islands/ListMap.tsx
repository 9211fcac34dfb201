'use client';

import { OpenMapButton, type OpenMapTexts } from '../map/OpenMapButton.tsx';
import { subscribeList } from '../list/list-view.tsx';
import type { ListMapProps } from '../map/list/ListMapPanel.tsx';

interface Props extends ListMapProps {
  ask: OpenMapTexts;
  place: 'head' | 'foot';
  /** Whether the page is shown with its map. */
  isOpen: boolean;
}

const load = async () =>
  (await import(/* webpackChunkName: "list-map" */ '../map/list/ListMapPanel.tsx')).ListMapPanel;

/** The button that opens the list's map: in its head on a desk, at its foot on a phone. */
export function ListMap({ ask, place, isOpen, ...map }: Props) {
  return (
    <OpenMapButton
      className="list-map"
      texts={ask}
      load={load}
      map={map}
      place={place}
      startsOpen={isOpen}
      // Tiles of another host are fetched at a press only.
      url={ask.host === undefined ? URL_OF_LIST : undefined}
    />
  );
}

const URL_OF_LIST = {
  isOpen: () => new URLSearchParams(location.search).has('map'),
  subscribe: subscribeList,
};
