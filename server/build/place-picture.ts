import { copyFile, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPicture } from '../media/built-pictures.ts';
import { addressBase, fileName, responsivePicture } from '../media/sizing/address.ts';
import { FORMATS, recipeFor } from '../media/sizing/recipe.ts';
import { cacheKey, cachedPicture } from './picture-cache.ts';

interface Places {
  outDir: string;
  cacheDir: string;
  /** Names of the files that stood in outDir before. */
  there: ReadonlySet<string>;
}

/** Puts one picture's resized files into the build; says what they are called. */
export async function placePicture(
  file: string,
  { outDir, cacheDir, there }: Places,
): Promise<{ picture: BuiltPicture; files: string[] }> {
  const source = await readFile(file);
  const recipe = recipeFor(file);
  const cached = path.join(cacheDir, cacheKey(source, recipe));
  const size = await cachedPicture(cached, { file, source, recipe });
  const base = addressBase(path.basename(file), source, recipe);
  const sized = responsivePicture(base, size, recipe);
  const named = FORMATS.flatMap((format) => sized[format].map(({ width }) => ({ format, width })));
  const files = await Promise.all(
    named.map(async ({ format, width }) => {
      const name = fileName({ base, format, width });
      if (!there.has(name)) {
        await copyWhole(path.join(cached, `${width}.${format}`), path.join(outDir, name));
      }
      return name;
    }),
  );
  return { picture: { base, ...size }, files };
}

/** A build that is stopped half-way leaves no file that looks finished. */
async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}
