import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { ResponsivePicture } from '../../views/domain/picture.ts';
import { checkJson } from '../site/json-file.ts';
import type { PictureSource } from './data-port.ts';

const size = z.int().positive();
const variants = z.array(z.strictObject({ url: z.string().startsWith('/'), width: size })).min(1);
const manifestSchema: z.ZodType<Record<string, ResponsivePicture>> = z.record(
  z.string(),
  z.strictObject({ width: size, height: size, avif: variants, webp: variants, jpeg: variants }),
);

/**
 * The pictures that the build resized, by the name of their source.
 * @throws when the manifest is missing or broken: the build has to run first.
 */
export async function loadPictureManifest(file: string): Promise<PictureSource> {
  const checked = checkJson(await readFile(file, 'utf8'), manifestSchema);
  if (!checked.ok) {
    const { path, reason } = checked.problems[0]!;
    throw new Error(`the manifest of pictures is broken: ${path}: ${reason}`);
  }
  const pictures = new Map(Object.entries(checked.value));
  return (source) => pictures.get(source);
}
