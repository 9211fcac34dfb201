import { createHash } from 'node:crypto';
import { copyFile, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import type { PictureVariant, ResponsivePicture } from '../../views/domain/picture.ts';
import { ENDINGS, FORMATS, type PictureFormat, recipeFor } from './picture-formats.ts';
import { type CachedPicture, cacheKey, cachedPicture } from './picture-cache.ts';

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
): Promise<{ picture: ResponsivePicture; files: string[] }> {
  const source = await readFile(file);
  const recipe = recipeFor(file);
  const key = cacheKey(source, recipe);
  const cached = await cachedPicture(path.join(cacheDir, key), { file, source, recipe });
  // The key covers the recipe too, so that a new quality gives a new address.
  const base = `${urlName(file)}.${key.slice(0, 8)}`;
  const named = FORMATS.flatMap((format) =>
    cached.widths[format].map((width) => ({ format, width })),
  );
  const files = await Promise.all(
    named.map(async ({ format, width }) => {
      const name = `${base}.${width}.${ENDINGS[format]}`;
      const made = path.join(cacheDir, key, `${width}.${ENDINGS[format]}`);
      if (!there.has(name)) await copyWhole(made, path.join(outDir, name));
      return name;
    }),
  );
  return { picture: describe(cached, base), files };
}

/** A build that is stopped half-way leaves no file that looks finished. */
async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}

function describe(cached: CachedPicture, base: string): ResponsivePicture {
  const variants = (format: PictureFormat): PictureVariant[] =>
    cached.widths[format].map((width) => ({
      url: `/media/${base}.${width}.${ENDINGS[format]}`,
      width,
    }));
  return {
    width: cached.width,
    height: cached.height,
    avif: variants('avif'),
    webp: variants('webp'),
    jpeg: variants('jpeg'),
  };
}

/** A source's name as part of an address: letters, digits and hyphens only. */
function urlName(file: string): string {
  const plain = path
    .parse(file)
    .name.normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain || createHash('sha256').update(path.basename(file)).digest('hex').slice(0, 8);
}
