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
  const first = new Map<number, { id: number; place: Place }>();
  for (const { id, item, references } of homes.valid()) {
    const { projectId } = references;
    if (projectId === undefined || id > (first.get(projectId)?.id ?? Infinity)) continue;
    const { zip, city, countryId } = item;
    first.set(projectId, { id, place: { zip, city, countryId } });
  }
  return new Map([...first].map(([projectId, { place }]) => [projectId, place]));
}
