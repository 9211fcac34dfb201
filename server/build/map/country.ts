import { mergeArcs } from 'topojson-client';
import { type MapData, STEPS } from '../../services/tiles/map-data.ts';
import type { Province } from '../municipalities/province.ts';
import { mergedMunicipalities } from './merged-municipalities.ts';
import { mainPostcode, namesOf, placeNamesOf } from './place-names.ts';
import type { Belgium, OldShape } from './sources.ts';

type Country = Pick<
  MapData,
  'arcs' | 'provinces' | 'boundaries' | 'land' | 'municipalities' | 'names'
> & {
  /** The arcs around the country, as longitudes and latitudes. */
  outside: Point[][];
};
type Point = readonly [lng: number, lat: number];

interface Known {
  province: Province;
  id: number;
  inhabitants: number;
  rings: number[][];
}

/** Inhabitants per square kilometre from which a municipality is drawn darker, and darker still. */
const DENSITIES = [450, 1000, 2600];
/** Square kilometres of a square degree in the middle of the country. */
const SQUARE_KM = 111.2 * 111.2 * Math.cos((50.6 * Math.PI) / 180);

/** Arcs, outlines and names of the municipalities of today. */
export function countryOf(belgium: Belgium, provinces: readonly Province[]): Country {
  const provinceOf = new Map(
    provinces.flatMap((province) => province.municipalities.map((one) => [one, province] as const)),
  );
  const known = mergedMunicipalities(belgium, [...provinceOf.keys()]).map(
    ({ municipality, shapes }) => ({
      municipality,
      province: provinceOf.get(municipality)!,
      id: Number(shapes[0]!.properties.nis),
      inhabitants: shapes.reduce((sum, { properties }) => sum + properties.population, 0),
      rings: ringsOf(belgium, shapes),
    }),
  );
  const owners = ownersOf(known);
  const kept = [...owners.keys()].sort((a, b) => a - b);
  const numbers = new Map(kept.map((arc, number) => [arc, number]));
  const renumbered = (rings: number[][]) =>
    rings.map((ring) => ring.map((arc) => (arc < 0 ? ~numbers.get(~arc)! : numbers.get(arc)!)));
  const shapes = belgium.objects.municipalities.geometries;
  return {
    arcs: kept.map((arc) => deltas(pointsOf(belgium, arc))),
    ...linesOf(kept.map((arc) => owners.get(arc)!)),
    outside: kept
      .filter((arc) => owners.get(arc)!.length === 1)
      .map((arc) => pointsOf(belgium, arc)),
    land: renumbered(ringsOf(belgium, shapes)),
    municipalities: known.map(({ municipality, province, id, inhabitants, rings }) => ({
      id,
      zips: municipality.postcodes.map(({ code }) => code),
      names: namesOf(municipality, province.languages),
      at: mainPostcode(municipality).at,
      density: densityOf(inhabitants, areaOf(belgium, rings)),
      rings: renumbered(rings),
    })),
    names: known
      .toSorted((a, b) => b.inhabitants - a.inhabitants)
      .flatMap(({ municipality, province: { languages }, inhabitants }) =>
        placeNamesOf({ municipality, languages, inhabitants }),
      ),
  };
}

/** The outer rings and holes of some shapes together. */
function ringsOf(belgium: Belgium, shapes: readonly OldShape[]): number[][] {
  return mergeArcs(belgium, [...shapes]).arcs.flat();
}

function ownersOf(known: readonly Known[]): Map<number, Known[]> {
  const owners = new Map<number, Known[]>();
  for (const one of known) {
    for (const arc of one.rings.flat().map((index) => (index < 0 ? ~index : index))) {
      owners.set(arc, [...(owners.get(arc) ?? []), one]);
    }
  }
  return owners;
}

/** The arcs between two municipalities, by whether they are of one province. */
function linesOf(owners: readonly Known[][]): Pick<MapData, 'provinces' | 'boundaries'> {
  const inner = [...owners.entries()].filter(([, { length }]) => length === 2);
  const isInside = ([one, other]: readonly Known[]) => one?.province === other?.province;
  const arcs = (wanted: boolean) =>
    inner.filter(([, both]) => isInside(both) === wanted).map(([arc]) => arc);
  return { provinces: arcs(false), boundaries: arcs(true) };
}

function densityOf(inhabitants: number, squareKm: number): number {
  return DENSITIES.filter((least) => inhabitants / squareKm >= least).length;
}

/** Square kilometres, holes taken off: rings and holes go round the other way. */
function areaOf(belgium: Belgium, rings: readonly number[][]): number {
  const squares = rings.map((ring) => {
    const points = ring.flatMap((arc) =>
      arc < 0 ? pointsOf(belgium, ~arc).reverse() : pointsOf(belgium, arc),
    );
    return points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length]!;
      return sum + (x * nextY - nextX * y) / 2;
    }, 0);
  });
  return Math.abs(squares.reduce((sum, one) => sum + one, 0)) * SQUARE_KM;
}

/** An arc of the topology, whose own steps are others. */
function pointsOf({ arcs, transform }: Belgium, number: number): Point[] {
  const { scale, translate } = transform!;
  const at = [0, 0];
  return arcs[number]!.map((way) => {
    const [lng, lat] = way.map((steps, axis) => {
      at[axis]! += steps;
      return at[axis]! * scale[axis]! + translate[axis]!;
    });
    return [lng!, lat!];
  });
}

/** A line of longitudes and latitudes as steps from each point to the next. */
export function deltas(points: readonly Point[]): number[] {
  const last: [number, number] = [0, 0];
  return points.flatMap((point, index) => {
    const steps = point.map((degrees) => Math.round(degrees * STEPS));
    const way = steps.map((step, axis) => step - last[axis]!);
    [last[0], last[1]] = [steps[0]!, steps[1]!];
    return index > 0 && way.every((step) => step === 0) ? [] : way;
  });
}
