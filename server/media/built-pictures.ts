import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { checkJson } from '../site/json-file.ts';

const size = z.int().positive();
const manifestSchema = z.record(
  z.string(),
  z.strictObject({ base: z.string().min(1), width: size, height: size }),
);

/** A picture that the build has resized: what its addresses have in common, and its own size. */
export type BuiltPicture = z.infer<typeof manifestSchema>[string];

/** The pictures that the build has resized, and the files it has made of them. */
export interface BuiltPictures {
  /** By the name of their source. */
  pictures: ReadonlyMap<string, BuiltPicture>;
  dir: string;
  files: ReadonlySet<string>;
}

/**
 * Reads what the build left: `pictures.json` and the folder `media` beside it.
 * @throws when the manifest is missing or broken: the build has to run first.
 */
export async function readBuiltPictures(dist: string): Promise<BuiltPictures> {
  const text = await readFile(path.join(dist, 'pictures.json'), 'utf8');
  const checked = checkJson(text, manifestSchema);
  if (!checked.ok) {
    const { path: at, reason } = checked.problems[0]!;
    throw new Error(`the manifest of pictures is broken: ${at}: ${reason}`);
  }
  const dir = path.join(dist, 'media');
  const pictures = new Map(Object.entries(checked.value));
  return { pictures, dir, files: new Set(await readdir(dir)) };
}
