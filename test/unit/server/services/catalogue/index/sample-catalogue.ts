import fc from 'fast-check';
import { snapshotPort } from '../../../../../../server/services/catalogue/data-port.ts';
import { indexCatalogueSync } from '../../../../../../server/services/catalogue/index/catalogue-index.ts';
import {
  buildGazetteer,
  type Gazetteer,
} from '../../../../../../server/services/catalogue/index/gazetteer.ts';
import { buildSnapshot } from '../../../../../../server/services/catalogue/snapshot.ts';
import type { DataPort } from '../../../../../../views/data-port.ts';
import type { Locale } from '../../../../../../views/domain/locale.ts';
import type { Project } from '../../../../../../views/domain/project/project.ts';
import type { Property } from '../../../../../../views/domain/property/property.ts';
import type { Unit } from '../../../../../../views/domain/project/composition.ts';
import { isHome, isProject, type ListItem } from '../../../../../../views/domain/list/list-item.ts';
import {
  compositionOf,
  sampleProject,
  sampleUnit,
} from '../../../../views/domain/sample-project.ts';
import { sampleProperty } from '../../../../views/domain/sample-property.ts';

export const IGNORED = [3, 4];

/** A few real places; one of the postcodes also exists in Luxembourg. */
export const GAZETTEER: Gazetteer = buildGazetteer(
  [
    city('gent-9000', 'Gent', '9000', [51.0538, 3.725], { nl: 'Gent', fr: 'Gand', en: 'Ghent' }),
    city('gent-9050', 'Gent', '9050', [51.0372, 3.7648], { nl: 'Gent', fr: 'Gand', en: 'Ghent' }),
    city('liege-4000', 'Liège', '4000', [50.6337, 5.5675], {
      nl: 'Luik',
      fr: 'Liège',
      de: 'Lüttich',
    }),
    city('chastre-1450', 'Chastre', '1450', [50.6086, 4.642], { fr: 'Chastre' }),
    city('bruxelles-1000', 'Bruxelles - Brussel', '1000', [50.8505, 4.3488], {
      nl: 'Brussel',
      fr: 'Bruxelles',
    }),
    city('x-3700', 'Wijziging van gemeentegrens', '3700', [50.78, 5.46], {}),
  ],
  [
    { id: 'a', label: 'Gentbrugge', value: '9050', cityId: 'gent-9050' },
    { id: 'b', label: 'Angleur', value: '4000', cityId: 'liege-4000' },
    {
      id: 'c',
      label: 'Tongeren (wijziging van gemeentegrens)',
      value: '4000',
      cityId: 'liege-4000',
    },
  ],
  [
    province(
      'oost-vlaanderen',
      ['Oost-Vlaanderen', 'Flandre-Orientale', 'East Flanders'],
      ['9000', '9050'],
    ),
    province('liege', ['Provincie Luik', 'Province de Liège', 'Province of Liège'], ['4000']),
  ],
);

function province(id: string, [nl, fr, en]: [string, string, string], values: string[]) {
  const names = { nl, fr, en, de: nl };
  return { id, names, inSentence: names, values };
}

function city(
  id: string,
  label: string,
  value: string,
  [lat, lng]: [number, number],
  names: Partial<Record<Locale, string>>,
) {
  return { id, label, value, lat, lng, names };
}

/** The time at which every query is answered, in Brussels. */
export const NOW = '2026-11-28T14:00';

/** The data port over these homes and projects. */
export function portOf(
  homes: readonly Property[],
  locale: Locale = 'nl',
  projects: readonly Project[] = [],
): DataPort {
  const snapshot = buildSnapshot({ homes, projects, team: [] }, IGNORED);
  const now = () => Date.UTC(2026, 10, 28, 13);
  const index = indexCatalogueSync({ ...snapshot, gazetteer: GAZETTEER, now });
  return snapshotPort({ snapshot, index }, () => undefined, locale);
}

/** The same for homes and projects in one array. */
export function portOver(items: readonly ListItem[]): DataPort {
  return portOf(items.filter(isHome), 'nl', items.filter(isProject));
}

const PLACES = [
  { zip: '9000', city: 'Gent', countryId: 10 },
  { zip: '9050', city: 'Gentbrugge', countryId: 10 },
  { zip: '4000', city: 'Liège', countryId: 10 },
  { zip: '1450', city: 'Chastre', countryId: 10 },
  { zip: '1450', city: 'Luxembourg', countryId: 50 },
  { zip: '3001', city: 'Nergens', countryId: 10 },
] as const;

const few = fc.option(fc.constantFrom(0, 1, 2, 3), { nil: undefined });
const anyArea = fc.option(fc.constantFrom(49.9, 75, 120), { nil: undefined });
const anyLabel = fc.constantFrom('A+', 'B-', 'c', 'G', 'H', 'in progress');
/** An energy figure, a stated label, or nothing. */
const anyEnergy = fc.oneof(
  fc.constant({}),
  fc.record({ energyPerformance: fc.integer({ min: 1, max: 600 }) }),
  fc.record({ epcLabelText: anyLabel }),
);
const maybe = fc.option(fc.boolean(), { nil: undefined });
const position = fc
  .tuple(fc.integer({ min: 49_500, max: 51_500 }), fc.integer({ min: 3_000, max: 6_300 }))
  .map(([lat, lng]): [number, number] => [lat / 1000, lng / 1000]);

/** Over, over at this moment, under way and to come. */
const OPEN_HOUSES = [
  ['2026-11-28T10:00', '2026-11-28T12:00'],
  ['2026-11-28T13:00', NOW],
  ['2026-11-28T13:30', '2026-11-28T14:01'],
  ['2026-12-05T10:00', '2026-12-05T12:00'],
].map(([start = '', end = '']) => ({ start, end, registration: false }));

/** Homes with few places, days, prices and rooms, so that every filter matches some of them. */
export const anyHomes: fc.Arbitrary<Property[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 500 }),
      place: fc.constantFrom(...PLACES),
      goal: fc.constantFrom(0, 1),
      status: fc.constantFrom(1, 1, 1, 2, 4),
      marquee: fc.option(fc.constantFrom(1, 2, 3), { nil: undefined }),
      objectType: fc.constantFrom('PROPERTY', 'PROPERTY', 'PROJECT'),
      publishAddress: fc.boolean(),
      street: fc.constantFrom('Coupure', 'Kouter', ''),
      position: fc.option(position, { nil: undefined }),
      typeCode: fc.constantFrom(1, 2, 3, 7),
      isGarage: fc.boolean(),
      price: fc.option(fc.constantFrom(0, 100, 200, 200.5, 250), { nil: undefined }),
      publishPrice: fc.constantFrom(true, true, false),
      startCommercialisation: fc.constantFrom('2026-01-01', '2026-01-02', '1969-12-31', undefined),
      numberOfBedRooms: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
      surfaceTotal: anyArea,
      surfaceLiving: anyArea,
      surfaceGround: fc.option(fc.constantFrom(100, 300), { nil: undefined }),
      numberOfBathRooms: few,
      numberOfToilets: few,
      numberOfShowerRooms: few,
      numberOfGarages: few,
      hasGarden: maybe,
      hasTerrace: maybe,
      hasLift: maybe,
      hasFurnished: maybe,
      petsAllowed: maybe,
      isFree: maybe,
      dateFree: fc.option(fc.constantFrom('2026-03-01', '2027-03-01', '2027-03-02'), {
        nil: undefined,
      }),
      energy: anyEnergy,
      openHouses: fc.subarray(OPEN_HOUSES),
    })
    .map(({ energy, ...fields }) => homeOf({ ...fields, ...energy })),
  { selector: ({ id }) => id, minLength: 10, maxLength: 40, size: '+1' },
);

interface Raw {
  place: (typeof PLACES)[number];
  [field: string]: unknown;
}

const DETAILS =
  /^(surfaceLiving|surfaceGround|hasGarden|hasTerrace|hasLift|hasFurnished|petsAllowed|isFree|dateFree|hasGarage|numberOf(BathRooms|Toilets|ShowerRooms|Garages))$/;

function homeOf({ place, ...fields }: Raw): Property {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  const details = Object.fromEntries(known.filter(([name]) => DETAILS.test(name)));
  const rest = Object.fromEntries(known.filter(([name]) => !DETAILS.test(name)));
  const { price: _price, ...home } = sampleProperty({ ...place });
  return { ...home, ...(rest as Partial<Property>), details };
}

const anyUnit = fc
  .record({
    typeCode: fc.constantFrom(1, 2, 3),
    price: fc.option(fc.constantFrom(0, 100, 200, 250), { nil: undefined }),
    publishPrice: fc.constantFrom(true, true, false),
    status: fc.constantFrom('available', 'available', 'option', 'sold'),
    numberOfBedRooms: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    surfaceTotal: anyArea,
    surfaceTerrace: fc.option(fc.constant(8), { nil: undefined }),
    surfaceGround: fc.option(fc.constant(60), { nil: undefined }),
  })
  .map((fields) => {
    const { price: _price, ...unit } = sampleUnit();
    const known = Object.entries(fields).filter(([, value]) => value !== undefined);
    return { ...unit, ...(Object.fromEntries(known) as Partial<Unit>) };
  });

/**
 * Projects in the same places, with ids of homes too, of up to 40 units that differ in a few
 * fields.
 */
const anyProjects: fc.Arbitrary<Project[]> = fc.uniqueArray(
  fc
    .record({
      id: fc.integer({ min: 1, max: 500 }),
      place: fc.constantFrom(...PLACES),
      status: fc.constantFrom(1, 1, 1, 2, 6),
      publishAddress: fc.boolean(),
      position: fc.option(position, { nil: undefined }),
      startCommercialisation: fc.constantFrom('2026-01-01', '2026-01-02', '1969-12-31', undefined),
      units: fc.array(anyUnit, { maxLength: 40 }),
      energy: anyEnergy,
    })
    .map(({ place, units, position: at, energy, ...fields }) => ({
      ...sampleProject({ ...place, ...(at && { position: at }), ...energy }),
      ...fields,
      composition: units.length === 0 ? [] : compositionOf(units),
    })),
  { selector: ({ id }) => id, maxLength: 6 },
);

/** Homes and projects of a catalogue. */
export const anyItems: fc.Arbitrary<ListItem[]> = fc
  .tuple(anyHomes, anyProjects)
  .map(([homes, projects]) => [...homes, ...projects]);
