import { z } from 'zod';
import { LOCALES } from '../../../views/domain/locale.ts';
import { NAME_RANKS } from '../../../views/domain/place/map-names.ts';

/** Steps per degree of the coordinates in the file: about ten metres. */
export const STEPS = 10_000;

/** Longitude and latitude of the first point in steps, then the difference to each next one. */
const lineSchema = z.array(z.int()).min(4);
/** Numbers of arcs one after another; `~n` is arc n backwards, as in TopoJSON. */
const ringSchema = z.array(z.int()).min(1);

/** The file `map.json`, written by server/build/map/write-map.ts. */
export const mapDataSchema = z.strictObject({
  /** Boundaries between junctions, each once. */
  arcs: z.array(lineSchema),
  /** Numbers of the arcs that are boundaries of provinces and of other municipalities. */
  provinces: z.array(z.int()),
  boundaries: z.array(z.int()),
  /** The country, its border on land and its coast. */
  land: z.array(ringSchema),
  border: z.array(lineSchema),
  coast: z.array(lineSchema),
  municipalities: z.array(
    z.strictObject({
      /** The NIS code of its largest part in 2019. */
      id: z.int(),
      zips: z.array(z.string()).min(1),
      names: z.record(z.enum(LOCALES), z.string()),
      /** Position of the count of its homes, in degrees: its main place. */
      at: z.tuple([z.number(), z.number()]),
      /** Class of its population density, from 0 to 3. */
      density: z.int().min(0).max(3),
      rings: z.array(ringSchema),
    }),
  ),
  /** The countries around, as rings, and the boundaries between them. */
  neighbours: z.array(lineSchema),
  borders: z.array(lineSchema),
  /** The country's border on land as the neighbours have it, which is less exact than ours. */
  seam: z.array(lineSchema),
  rivers: z.array(lineSchema),
  /** The most important first. */
  names: z.array(
    z.strictObject({
      names: z.record(z.enum(LOCALES), z.string()),
      rank: z.enum(NAME_RANKS),
      at: z.tuple([z.number(), z.number()]),
    }),
  ),
});

export type MapData = z.infer<typeof mapDataSchema>;
