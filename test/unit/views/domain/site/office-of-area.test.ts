import assert from 'node:assert/strict';
import fc from 'fast-check';
import { distanceKm, type Position } from '../../../../../views/domain/place/distance.ts';
import type { Office } from '../../../../../views/domain/site/office.ts';
import { officeOfPlaces } from '../../../../../views/domain/site/office-of-area.ts';

const GHENT: Position = [51.05, 3.72];
const EUPEN: Position = [50.63, 6.04];
const NAMUR: Position = [50.46, 4.87];
/** Positions of postcodes. */
const ZIPS: Readonly<Record<string, Position>> = {
  '9000': GHENT,
  '9900': [51.18, 3.56],
  '4700': EUPEN,
  '4780': [50.28, 6.12],
  '5000': NAMUR,
};
const positionOf = ({ zip }: { zip: string }) => ZIPS[zip];
const OFFICES = [
  { id: 1, zip: '9000', postcodes: ['9000', '9030-9052'] },
  { id: 2, zip: '4700', position: EUPEN },
  { id: 3, zip: '5000', postcodes: ['4780'] },
] as unknown as Office[];

const found = (zips: readonly string[], to: 'manager' | 'agency' = 'manager') => {
  const places = zips.map((zip) => ({ zip }));
  return officeOfPlaces({ offices: OFFICES, leads: { to, people: [] } }, places, positionOf)?.id;
};

describe('the office for a lead about no home', () => {
  it('is the one whose area has the postcode, however near another is', () => {
    for (const zip of ['9000', '9030', '9050', '9052']) assert.equal(found([zip]), 1, zip);
    assert.equal(found(['4780']), 3);
  });

  it('is else the nearest, by the position of an office or of its postcode', () => {
    assert.equal(found(['9900']), 1);
    assert.equal(found(['4700']), 2);
    assert.equal(found(['5000']), 3);
  });

  it('is that of an area before that of a nearer place', () => {
    assert.equal(found(['4700', '9040']), 1);
    assert.equal(found(['0000', '4700']), 2);
  });

  it('is nobody without a known place, and where all leads go to the agency', () => {
    for (const zips of [[], [''], ['9999']]) assert.equal(found(zips), undefined);
    assert.equal(found(['9000'], 'agency'), undefined);
  });

  it('is never farther than another', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const position = fc.tuple(degrees(49, 52), degrees(2, 7));
    fc.assert(
      fc.property(position, fc.array(position, { minLength: 1 }), (place, offices) => {
        const all = offices.map((one, id) => ({ id, zip: '', position: one }));
        const chosen = officeOfPlaces(
          { offices: all as unknown as Office[], leads: { to: 'office', people: [] } },
          [{ zip: 'x' }],
          () => place,
        );
        const km = distanceKm(place, offices[chosen!.id]!);
        assert.ok(offices.every((other) => km <= distanceKm(place, other)));
      }),
    );
  });
});
