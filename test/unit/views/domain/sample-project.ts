import type { Composition, Unit } from '../../../../views/domain/project/composition.ts';
import { type Project, projectSchema } from '../../../../views/domain/project/project.ts';

/** A unit with the required fields and these. */
export function sampleUnit(changes: Partial<Unit> = {}): Unit {
  return {
    id: 1,
    name: 'A0.1',
    typeCode: 2,
    typeDescription: { nl: 'Appartement', fr: 'Appartement', en: 'Flat', de: 'Wohnung' },
    price: 250000,
    publishPrice: true,
    status: 'available',
    unitOrder: 1,
    ...changes,
  };
}

/** A building with one floor of these units. */
export function compositionOf(units: Unit[]): Composition {
  return [{ buildingName: { nl: 'A' }, floors: [{ floor: 0, floorName: {}, units }] }];
}

/** A project with the required fields and these. */
export function sampleProject(changes: Partial<Project> = {}): Project {
  const project = {
    id: 31,
    name: 'Kaaizicht',
    status: 1,
    zip: '9000',
    city: 'Gent',
    publishAddress: true,
    typeDescription: { nl: 'Appartementen' },
    title: {},
    description: {},
    pictures: [],
    startCommercialisation: '2026-01-15',
    composition: compositionOf([sampleUnit()]),
  };
  return { ...projectSchema.parse(project), ...changes };
}
