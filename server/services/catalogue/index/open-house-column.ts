import { openHouseTimes } from '../../../../views/domain/open-house/open-house.ts';
import { setBit } from './bits.ts';
import type { NewColumn } from './filter-column.ts';

/** Homes with an open house that is not over at the time of the query: few have any. */
export const openHouses: NewColumn<boolean> = () => {
  /** When the last open house of a row ends, in milliseconds since 1970. */
  const lastEnds = new Map<number, number>();
  return {
    addHome: (row, home) => {
      const ends = home.openHouses.map((one) => openHouseTimes(one).ends);
      if (ends.length > 0) lastEnds.set(row, Math.max(...ends));
    },
    passing: (_isOn, { listIndex: { scratch, now } }) => {
      const bits = scratch.take();
      const time = now();
      for (const [row, ends] of lastEnds) if (ends > time) setBit(bits, row);
      return bits;
    },
  };
};
