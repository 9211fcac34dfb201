import { z } from 'zod';

const PLACES = ['{z}', '{x}', '{y}'];
const KNOWN = [...PLACES, '{lang}'];

/** The placeholders in braces that are not known. */
function unknownPlaceholders(address: string): string[] {
  return (address.match(/\{[^}]*\}/g) ?? []).filter((place) => !KNOWN.includes(place));
}

/** A URL template of tiles: on the site itself, or on a host over https. */
function isTileUrlTemplate(address: string): boolean {
  if (/^\/(?!\/)/.test(address)) return true;
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && !/[{}]/.test(url.host);
}

/** The map that a site draws its homes on, where it is not the product's own (spec section 7). */
export const mapTilesSchema = z.strictObject({
  /** Where a tile is; `{z}`, `{x}` and `{y}` stand for its numbers, `{lang}` for nl, fr, en or de. */
  tiles: z
    .string()
    .refine((address) => PLACES.every((place) => address.includes(place)), 'needs {z}, {x} and {y}')
    .refine(
      (address) => unknownPlaceholders(address).length === 0,
      'knows {z}, {x}, {y} and {lang} only',
    )
    .refine(isTileUrlTemplate, 'begins with https:// and a host, or with a single /'),
  /** What the makers of the map ask to be named by, and where that leads. */
  attribution: z.strictObject({ text: z.string().trim().min(1), link: z.url().optional() }),
  /** The nearest zoom that there are tiles of. */
  maxZoom: z.int().min(10).max(22).default(18),
});
export type MapTiles = z.infer<typeof mapTilesSchema>;

/**
 * The origin that tiles come from; undefined when that is the site itself. Browsers may fetch
 * pictures from it, and visitors are told its name before they ask for the map.
 */
export function tileOrigin(
  map: Pick<MapTiles, 'tiles'> | undefined,
  siteOrigin?: string,
): string | undefined {
  const origin = map === undefined ? undefined : URL.parse(map.tiles)?.origin;
  return origin === siteOrigin ? undefined : origin;
}
