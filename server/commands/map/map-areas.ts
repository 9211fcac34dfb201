import type { Bounds } from '../../../views/domain/filters/bounds.ts';
import type { Atlas } from '../../../views/domain/place/atlas.ts';
import { Areas } from '../../services/catalogue/index/areas.ts';
import type { Gazetteer } from '../../services/catalogue/index/gazetteer.ts';

interface Product {
  gazetteer: Gazetteer;
  atlas: Pick<Atlas, 'municipality'>;
}

/** Degrees around a municipality: a map of one of its homes shows more than it. */
const MARGIN = 0.02;
const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,10})?`;
const RECTANGLE = new RegExp(`^${Array.from({ length: 4 }, () => NUMBER).join(':')}$`);

interface MapAreas {
  areas: Bounds[];
  /** The names that are not known. */
  unknown: string[];
  /** What each name was taken for: `Limburg` is the town of Limbourg, not the province. */
  meanings: string[];
}

/**
 * The rectangles of what was named: provinces and municipalities in any language, postcodes, and
 * rectangles as `west:south:east:north` in degrees.
 */
export function mapAreas(names: readonly string[], product: Product): MapAreas {
  const known = new Areas(product.gazetteer);
  const found = names.map((name) => {
    const areas = rectangle(name);
    return areas ? { areas, meaning: 'rectangle' } : municipalities(name, known, product);
  });
  return {
    areas: found.flatMap(({ areas }) => areas),
    unknown: names.filter((_, index) => found[index]!.areas.length === 0),
    meanings: names.map((name, index) => `${name}: ${found[index]!.meaning}`),
  };
}

function rectangle(text: string): Bounds[] | undefined {
  if (!RECTANGLE.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(':').map(Number);
  const isOne = west < east && south < north && west >= -180 && east <= 180;
  return isOne && south >= -85 && north <= 85 ? [{ south, west, north, east }] : [];
}

function municipalities(name: string, known: Areas, { atlas }: Product) {
  const isZip = /^\d{4}$/.test(name);
  const place = known.find(isZip ? { city: '', zip: name } : { city: name, zip: '' });
  const all = new Map(
    place?.areas.flatMap(({ zip }) => {
      const municipality = atlas.municipality(zip);
      return municipality ? [[municipality.id, municipality.bounds] as const] : [];
    }),
  );
  const areas = [...all.values()].map(({ south, west, north, east }) => ({
    south: south - MARGIN,
    west: west - MARGIN,
    north: north + MARGIN,
    east: east + MARGIN,
  }));
  const { kind, name: main } = place?.group ?? { kind: 'postcode', name };
  return { areas, meaning: `${kind} ${main}, municipalities: ${areas.length}` };
}
