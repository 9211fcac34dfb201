import { z } from 'zod';
import { httpsUrlSchema } from '../text/https-url.ts';

const PLACEHOLDERS = ['{z}', '{x}', '{y}'];
const ALL_PLACEHOLDERS = [...PLACEHOLDERS, '{lang}'];

/** The placeholders in braces that are not supported. */
function unknownPlaceholders(template: string): string[] {
  return (template.match(/\{[^}]*\}/g) ?? []).filter((one) => !ALL_PLACEHOLDERS.includes(one));
}

/** Whether a text is a URL template of tiles: on the site itself, or on a host over https. */
function isTileUrlTemplate(template: string): boolean {
  if (/^\/(?!\/)/.test(template)) return true;
  const url = URL.parse(template);
  return url?.protocol === 'https:' && url.username === '' && !/[{}]/.test(url.host);
}

/** The tiles of a site that does not use the product's own map (spec section 7). */
export const mapTilesSchema = z.strictObject({
  /** URL template of a tile, with `{z}`, `{x}` and `{y}`, and `{lang}` for nl, fr, en or de. */
  tiles: z
    .string()
    .refine((url) => PLACEHOLDERS.every((one) => url.includes(one)), 'needs {z}, {x} and {y}')
    .refine((url) => unknownPlaceholders(url).length === 0, 'knows {z}, {x}, {y} and {lang} only')
    .refine(isTileUrlTemplate, 'begins with https:// and a host, or with a single /'),
  /** Attribution that the map's makers require, with an optional link. */
  attribution: z.strictObject({ text: z.string().trim().min(1), link: httpsUrlSchema.optional() }),
  /** Maximum zoom of the tiles. */
  maxZoom: z.int().min(10).max(22).default(18),
});
export type MapTiles = z.infer<typeof mapTilesSchema>;

/**
 * Origin of the tiles; undefined if it is the site itself. The content security policy allows it
 * for images, and its host is shown before the map is opened.
 */
export function tileOrigin(
  map: Pick<MapTiles, 'tiles'> | undefined,
  siteOrigin?: string,
): string | undefined {
  const origin = map === undefined ? undefined : URL.parse(map.tiles)?.origin;
  return origin === siteOrigin ? undefined : origin;
}
