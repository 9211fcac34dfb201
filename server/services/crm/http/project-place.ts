import type { Property } from '../../../../views/domain/property/property.ts';
import { textIn, type WireRecord } from '../wire-values.ts';
import type { CachedItems } from './cached-items.ts';
import { anyOf, type Translated } from './wire/wire-texts.ts';

export type Place = Pick<Property, 'zip' | 'city' | 'countryId'>;

/** Whether a project says in which place it is: no client of the CRM reads that of one. */
export function hasPlace(project: Translated): boolean {
  const { Zip, City } = anyOf(project);
  return textIn(Zip) !== undefined && textIn(City) !== undefined;
}

/** A project of which the CRM says no place is where its first home is. */
export function placedAt(project: WireRecord, place: Place | undefined): WireRecord {
  const isPlaced = [project['zip'], project['city']].every((one) => textIn(one) !== undefined);
  return isPlaced ? project : { ...project, ...place };
}

/** The place of the home with the lowest id of each project, by the project's id. */
export function placesByProject(homes: CachedItems<Property>): ReadonlyMap<number, Place> {
  const placed = homes.valid().toSorted(([first], [second]) => second - first);
  return new Map(
    placed.flatMap(
      ([
        ,
        {
          item,
          references: { projectId },
        },
      ]) => {
        const { zip, city, countryId } = item;
        return projectId === undefined ? [] : [[projectId, { zip, city, countryId }] as const];
      },
    ),
  );
}
