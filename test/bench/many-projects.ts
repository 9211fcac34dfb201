import type { CityOption } from '../../views/domain/place/places.ts';
import { type Project, projectSchema } from '../../views/domain/project/project.ts';
import { randomNumbers, readCities } from './many-homes.ts';

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);
const STATES = ['available', 'available', 'option', 'sold'] as const;

/** Projects over the whole country, of up to a hundred units. */
export function manyProjects(count: number, seed = 1): Project[] {
  const random = randomNumbers(seed);
  const cities = readCities();
  return Array.from({ length: count }, (_, index) => {
    const city = cities[Math.floor(random() ** 3 * cities.length)]!;
    return projectAt(city, 1 + index, random);
  });
}

function projectAt(city: CityOption, id: number, random: () => number): Project {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const words = {
    nl: `Project ${id}`,
    fr: `Projet ${id}`,
    en: `Project ${id}`,
    de: `Projekt ${id}`,
  };
  return projectSchema.parse({
    id,
    name: `Project ${id}`,
    status: random() < 0.9 ? 1 : 2,
    street: `Straat ${upTo(200)}`,
    houseNumber: String(1 + upTo(150)),
    zip: city.value,
    city: city.label,
    publishAddress: random() < 0.8,
    position: [city.lat + (random() - 0.5) / 20, city.lng + (random() - 0.5) / 15],
    typeDescription: words,
    title: words,
    description: { nl: `Beschrijving van ${id}. ${'Een zin van een beschrijving. '.repeat(20)}` },
    pictures: [],
    startCommercialisation: new Date(FIRST_DAY + upTo(2400) * DAY).toISOString().slice(0, 10),
    composition: [{ buildingName: words, floors: [floorOf(id, 1 + upTo(99), upTo)] }],
  });
}

function floorOf(project: number, count: number, upTo: (most: number) => number) {
  const units = Array.from({ length: count }, (_, at) => ({
    id: project * 1000 + at,
    name: `A${at}`,
    typeCode: 1 + upTo(3),
    typeDescription: { nl: 'Appartement', fr: 'Appartement', en: 'Flat', de: 'Wohnung' },
    surfaceTotal: 40 + upTo(120),
    ...(upTo(3) > 0 && { surfaceTerrace: 5 + upTo(20) }),
    ...(upTo(3) === 0 && { surfaceGround: 50 + upTo(500) }),
    numberOfBedRooms: upTo(4),
    price: 150_000 + upTo(600) * 1000,
    publishPrice: upTo(9) > 0,
    status: STATES[upTo(3)],
    unitOrder: at,
  }));
  return { floor: 0, floorName: { nl: 'Gelijkvloers' }, units };
}
