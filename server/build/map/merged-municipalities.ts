import type { Municipality } from '../municipalities/province.ts';
import { distanceKm } from '../../../views/domain/place/distance.ts';
import { mesh } from 'topojson-client';
import type { Belgium, OldShape } from './sources.ts';

/** A municipality of today with the municipalities of 2019 that it was made from. */
export interface Merged {
  municipality: Municipality;
  /** The one with the most inhabitants first. */
  shapes: readonly OldShape[];
}

type At = Municipality['postcodes'][number]['at'];

/**
 * Gives every shape of 2019 to the municipality of today that has its name or, after a merger, a
 * part with its name, or the name in its own; of several to the nearest.
 * @throws when a shape or a municipality is left over.
 */
export function mergedMunicipalities(
  belgium: Belgium,
  municipalities: readonly Municipality[],
): Merged[] {
  const shapes = new Map<Municipality, OldShape[]>();
  for (const shape of belgium.objects.municipalities.geometries) {
    const found = municipalityOf(shape, centreOf(belgium, shape), municipalities);
    if (!found) throw new Error(`no municipality has ${shape.properties.name_nl}`);
    shapes.set(found, [...(shapes.get(found) ?? []), shape]);
  }
  return municipalities.map((municipality) => {
    const own = shapes.get(municipality);
    if (!own) throw new Error(`nothing is known of ${JSON.stringify(municipality.names)}`);
    own.sort((a, b) => b.properties.population - a.properties.population);
    return { municipality, shapes: own };
  });
}

function municipalityOf(
  { properties: { name_nl: nl, name_fr: fr } }: OldShape,
  centre: At,
  municipalities: readonly Municipality[],
): Municipality | undefined {
  const called = new Set([nl, fr].map(plain));
  const nearest = (fits: (one: Municipality) => boolean) =>
    municipalities
      .filter(fits)
      .map((one) => ({
        one,
        km: Math.min(...one.postcodes.map(({ at }) => distanceKm(at, centre))),
      }))
      .filter(({ km }) => km < 15)
      .sort((a, b) => a.km - b.km)[0]?.one;
  return (
    nearest(({ names }) => Object.values(names).some((name) => called.has(plain(name)))) ??
    nearest(({ postcodes }) =>
      postcodes.some(({ places = [] }) => places.some((place) => called.has(plain(place)))),
    ) ??
    nearest(({ names }) => Object.values(names).some((name) => namesPart(name, plain(nl))))
  );
}

/** Whether the name of a merger, such as `Tessenderlo-Ham`, contains one of those merged. */
function namesPart(name: string, part: string): boolean {
  return ` ${plain(name)} `.includes(` ${part} `);
}

/** The middle of its box: right to some kilometres. */
function centreOf(belgium: Belgium, shape: OldShape): At {
  const points = mesh(belgium, shape).coordinates.flat();
  const middle = (axis: 0 | 1) => {
    const ends = points.map((point) => point[axis]!);
    return (Math.min(...ends) + Math.max(...ends)) / 2;
  };
  return [middle(1), middle(0)];
}

/** Without accents, what stands in brackets, and the difference between - and a space. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|\(.*\)/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
