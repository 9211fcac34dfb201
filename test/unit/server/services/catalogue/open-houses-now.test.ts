import assert from 'node:assert/strict';
import { openHousesNow } from '../../../../../server/services/catalogue/open-houses-now.ts';
import { RefreshRecord } from '../../../../../server/services/catalogue/refresh-record.ts';
import type { DroppedItem } from '../../../../../server/services/crm/catalogue-port.ts';
import type { DataPort } from '../../../../../views/data-port.ts';
import type { UpcomingOpenHouse } from '../../../../../views/domain/open-house/open-house.ts';
import { sampleProperty } from '../../../views/domain/sample-property.ts';

const OPEN: UpcomingOpenHouse = {
  start: '2026-11-28T14:00',
  end: '2026-11-28T16:00',
  registration: true,
  takesRegistrations: true,
  isFull: false,
};
const EVENT = `7 ${OPEN.start}`;

describe('the open houses of a catalogue', () => {
  let record: RefreshRecord;
  const seen = (all: readonly UpcomingOpenHouse[], ready = true) => {
    const home = sampleProperty({ id: 7 });
    const port = {
      property: (id: number) => (id === 7 ? home : undefined),
      openHouses: () => all,
    } as unknown as DataPort;
    return openHousesNow({ ready, record, port: () => port });
  };
  beforeEach(() => {
    record = new RefreshRecord();
    record.taken(1, [], true);
  });

  it('have room for as many as they name, and for nobody where none can register', () => {
    assert.equal(seen([{ ...OPEN, places: 4 }]).placesOf(EVENT), 4);
    assert.equal(seen([OPEN]).placesOf(EVENT), Infinity);
    assert.equal(seen([{ ...OPEN, takesRegistrations: false }]).placesOf(EVENT), 0);
    assert.equal(seen([OPEN]).placesOf('7 2026-11-28T15:00'), 0);
    assert.equal(seen([OPEN]).placesOf('8 2026-11-28T14:00'), 0);
  });

  it('are missing when the agency has taken them away, or their home', () => {
    assert.equal(seen([OPEN]).isMissing(EVENT), false);
    assert.equal(seen([{ ...OPEN, takesRegistrations: false }]).isMissing(EVENT), false);
    assert.equal(seen([]).isMissing(EVENT), true);
    assert.equal(seen([OPEN]).isMissing('8 2026-11-28T14:00'), true);
  });

  it('are not missing where a mistake may have cost them', () => {
    const dropped = (...items: DroppedItem[]) => {
      record.taken(2, items, true);
      return seen([]).isMissing(EVENT);
    };
    const reason = 'title: expected a text';
    assert.equal(dropped({ item: 'homes/7-gent.json', reason }), false);
    assert.equal(dropped({ item: '7', reason }), false);
    assert.equal(dropped({ item: 'open-houses.json', reason }), false);
    assert.equal(dropped({ item: '70', reason }), true);
    const shown = { reason, shown: 'rest' } as const;
    assert.equal(dropped({ item: 'open-houses.json', ...shown }, { item: '7', ...shown }), true);
  });

  it('are not missing while the CRM is silent, or its answer held back', () => {
    record.failed('the CRM is silent');
    assert.equal(seen([]).isMissing(EVENT), false);
    record.confirmed(2);
    assert.equal(seen([]).isMissing(EVENT), true);
    const counts = { known: 20, lost: 12, knownProjects: 0, lostProjects: 0, broken: 0 };
    record.heldBack({ ...counts, answers: 1 });
    assert.equal(seen([]).isMissing(EVENT), false);
    record = new RefreshRecord();
    record.startedFromDisk(1, 0);
    assert.equal(seen([]).isMissing(EVENT), false);
    assert.equal(seen([], false).isMissing(EVENT), false);
  });
});
