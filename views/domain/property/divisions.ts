import type { Division } from './property.ts';

/** The rooms of one floor, in order. */
export interface FloorRooms {
  floor: number;
  rooms: Division[];
}

/**
 * The rooms of a home by floor, ordered by OrderNr (spec section 3, "Property"). Floors are in the
 * order of their first rooms; if the numbers start again on each floor, from the lowest up.
 */
export function roomsByFloor(divisions: readonly Division[]): FloorRooms[] {
  const ordered = divisions.toSorted(
    (one, other) => one.orderNr - other.orderNr || one.floor - other.floor || one.id - other.id,
  );
  const floors = new Map<number, Division[]>();
  for (const room of ordered) {
    const rooms = floors.get(room.floor);
    if (rooms) rooms.push(room);
    else floors.set(room.floor, [room]);
  }
  return [...floors].map(([floor, rooms]) => ({ floor, rooms }));
}
