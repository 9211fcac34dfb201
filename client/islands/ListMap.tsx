'use client';

import { OpenMapButton, type OpenMapTexts } from '../map/OpenMapButton.tsx';
import type { ListMapProps } from '../map/ListMapPanel.tsx';

interface Props extends ListMapProps {
  ask: OpenMapTexts;
  place: 'head' | 'foot';
  /** Whether the page is shown with its map. */
  isOpen: boolean;
}

const load = async () =>
  (await import(/* webpackChunkName: "list-map" */ '../map/ListMapPanel.tsx')).ListMapPanel;

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
    />
  );
}
