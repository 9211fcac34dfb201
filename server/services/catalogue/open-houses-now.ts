import {
  openHouseKey,
  type UpcomingOpenHouse,
} from '../../../views/domain/open-house/open-house.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { Catalogue } from './catalogue.ts';

/** The open houses that a catalogue has now, by `openHouseKey`. */
export function openHousesNow(catalogue: Pick<Catalogue, 'ready' | 'port' | 'record'>) {
  const find = (event: string): UpcomingOpenHouse | undefined => {
    const port = catalogue.port(LOCALES[0]);
    const home = port.property(homeOf(event));
    return (
      home && port.openHouses(home).find(({ start }) => openHouseKey(home.id, start) === event)
    );
  };
  return {
    /** How many people there is room for; 0 where nobody can register any more. */
    placesOf(event: string): number {
      const { takesRegistrations = false, places = Infinity } = find(event) ?? {};
      return takesRegistrations ? places : 0;
    },
    /**
     * Whether the agency has taken it away, or its home: false while the CRM does not answer or its
     * answer is held back, and where a mistake may have cost it.
     */
    isMissing(event: string): boolean {
      const { isFromCrm, isHeldBack, failuresInARow } = catalogue.record;
      const isCurrent = catalogue.ready && isFromCrm && !isHeldBack && failuresInARow === 0;
      return isCurrent && !catalogue.record.mayLack(homeOf(event)) && !find(event);
    },
  };
}

function homeOf(event: string): number {
  return Number(event.slice(0, event.indexOf(' ')));
}
