import assert from 'node:assert/strict';
import fc from 'fast-check';
import { roomsByFloor } from '../../../../../views/domain/property/divisions.ts';
import type { Division } from '../../../../../views/domain/property/property.ts';

const room = (id: number, floor: number, orderNr: number): Division => ({
  id,
  floor,
  orderNr,
  floorName: {},
  roomTypeName: {},
});

const shown = (rooms: readonly Division[]) =>
  roomsByFloor(rooms).map((one) => [one.floor, one.rooms.map(({ id }) => id)]);

describe('the rooms of a home', () => {
  it('stand by floor, floors and rooms as OrderNr says', () => {
    const rooms = [room(1, 1, 4), room(2, 0, 2), room(3, 0, 1), room(4, -1, 9), room(5, 1, 3)];
    assert.deepEqual(shown(rooms), [
      [0, [3, 2]],
      [1, [5, 1]],
      [-1, [4]],
    ]);
  });

  it('begin below where the numbers start anew on each floor', () => {
    const rooms = [room(1, 1, 1), room(2, 0, 1), room(3, -1, 1), room(4, 0, 2)];
    assert.deepEqual(shown(rooms), [
      [-1, [3]],
      [0, [2, 4]],
      [1, [1]],
    ]);
  });

  it('are all there once, each on its own floor', () => {
    const any = fc.tuple(fc.nat(50), fc.integer({ min: -2, max: 6 }), fc.integer());
    fc.assert(
      fc.property(fc.array(any), (tuples) => {
        const rooms = tuples.map(([id, floor, orderNr]) => room(id, floor, orderNr));
        const floors = roomsByFloor(rooms);
        assert.equal(new Set(floors.map(({ floor }) => floor)).size, floors.length);
        for (const one of floors) assert.ok(one.rooms.every(({ floor }) => floor === one.floor));
        assert.equal(floors.flatMap((one) => one.rooms).length, rooms.length);
      }),
    );
  });
});
