import type { Locale } from '../../../../views/domain/locale.ts';
import { filledNumberIn } from '../wire-values.ts';
import type { Details } from './estate-values.ts';
import { ROOMS, WHOLE_SURFACES } from './labels/rooms.ts';

/** Rooms with their surface: details that measure one. Floors and comments are not on the wire. */
export function divisionsFrom(details: Details, language: Locale) {
  const surfaces = [...details.values()].filter(
    ({ id, type }) => type === 'surface' && !WHOLE_SURFACES.has(id),
  );
  return surfaces.flatMap(({ id, value, label }, index) => {
    const surface = filledNumberIn(value);
    const name = ROOMS.get(id) ?? (label === undefined ? undefined : { [language]: label });
    if (surface === undefined || surface < 0 || !name) return [];
    return [
      { id, floor: 0, floorName: {}, orderNr: index + 1, roomTypeName: { ...name }, surface },
    ];
  });
}
