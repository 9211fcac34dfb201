import { useState } from 'react';
import { warn } from '../../warn.ts';

const KEY = 'map-follows';

/** Whether moving the map searches there, as the visitor has chosen for this visit. */
export function useFollows(): [boolean, (follows: boolean) => void] {
  const [follows, setFollows] = useState(stored);
  return [
    follows,
    (chosen) => {
      setFollows(chosen);
      try {
        sessionStorage.setItem(KEY, String(chosen));
      } catch (error) {
        warn('the choice for the map is not kept', error);
      }
    },
  ];
}

function stored(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== 'false';
  } catch (error) {
    warn('the choice for the map was not read', error);
    return true;
  }
}
