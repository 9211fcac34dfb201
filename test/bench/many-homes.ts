import { readFileSync } from 'node:fs';
import { type CityOption, cityOptionsSchema } from '../../views/domain/place/places.ts';
import { type Property, propertySchema } from '../../views/domain/property/property.ts';

const CITIES = new URL('../../public/data/cities.json', import.meta.url);
const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2020, 0, 1);

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function readCities(): CityOption[] {
  return cityOptionsSchema.parse(JSON.parse(readFileSync(CITIES, 'utf8')));
}

/** Homes over the whole country, unevenly spread, with texts of usual length. */
export function manyHomes(count: number, seed = 1): Property[] {
  const random = randomNumbers(seed);
  const cities = readCities();
  return Array.from({ length: count }, (_, index) => {
    const city = cities[Math.floor(random() ** 3 * cities.length)]!;
    return homeAt(city, 100_000 + index, random);
  });
}

function homeAt(
  { label, value, lat, lng }: CityOption,
  id: number,
  random: () => number,
): Property {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const goal = random() < 0.7 ? 0 : 1;
  return propertySchema.parse({
    id,
    goal,
    status: random() < 0.85 ? 1 : 2,
    objectType: random() < 0.03 ? 'PROJECT' : 'PROPERTY',
    street: `Straat ${upTo(200)}`,
    houseNumber: String(1 + upTo(150)),
    zip: value,
    city: label,
    publishAddress: random() < 0.8,
    position: [lat + (random() - 0.5) / 20, lng + (random() - 0.5) / 15],
    typeCode: 1 + upTo(6),
    isGarage: random() < 0.05,
    typeDescription: { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' },
    title: { nl: `Woning ${id}`, fr: `Maison ${id}`, en: `House ${id}`, de: `Haus ${id}` },
    description: { nl: `Beschrijving van ${id}. ${'Een zin van een beschrijving. '.repeat(20)}` },
    pictures: [],
    price: goal === 1 ? 500 + upTo(150) * 10 : 90_000 + upTo(1500) * 1000,
    publishPrice: random() < 0.93,
    numberOfBedRooms: upTo(6),
    ...(random() < 0.8 && { energyPerformance: upTo(600) }),
    ...(random() < 0.05 && { marquee: 2 }),
    startCommercialisation: new Date(FIRST_DAY + upTo(2400) * DAY).toISOString().slice(0, 10),
    details: {
      numberOfBathRooms: upTo(2),
      numberOfShowerRooms: upTo(2),
      numberOfToilets: upTo(3),
      numberOfGarages: upTo(2),
      surfaceLiving: 40 + upTo(260),
      surfaceGround: 50 + upTo(2000),
      hasGarden: random() < 0.6,
      hasTerrace: random() < 0.5,
      hasLift: random() < 0.3,
    },
  });
}
