import { type Gazetteer, loadGazetteer } from '../catalogue/index/gazetteer.ts';
import { Outlines } from '../tiles/outlines.ts';
import { mapDataOf, readMapText } from '../tiles/own-tiles.ts';

/** What an agency's folder is compared with. */
export interface ProductData {
  gazetteer: Gazetteer;
  outlines: Outlines;
  /** File names of the product's own fonts. */
  fonts: ReadonlySet<string>;
}

/**
 * Reads the product's tables of places.
 * @param folder with the tables: `data` of the build, or `public/data`.
 * @throws when one of them is missing.
 */
export async function readProductData(
  folder: string,
  fonts: readonly string[],
): Promise<ProductData> {
  const [gazetteer, mapText] = await Promise.all([loadGazetteer(folder), readMapText(folder)]);
  return { gazetteer, outlines: new Outlines(mapDataOf(mapText)), fonts: new Set(fonts) };
}
