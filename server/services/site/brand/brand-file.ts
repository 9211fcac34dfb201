import { createHash } from 'node:crypto';
import path from 'node:path';
import { readFile } from '../../../platform/files/folder-fs.ts';
import { namesIn } from '../../../platform/files/names-in.ts';
import { didYouMean } from '../../../platform/files/nearest-word.ts';
import type { DataProblem } from '../../../platform/files/schema-problems.ts';
import { svgFault } from './svg-fault.ts';
import { svgSize } from './svg-size.ts';

export const PICTURES = 'pictures';
/** Pixels of a picture: one with more is a mistake. */
const MAX_PIXELS = 50_000_000;

/** A mistake, with the file that it is in. */
export interface BrandProblem extends DataProblem {
  /** Relative to the agency's folder, with forward slashes. */
  file: string;
}

/** A picture as it is on disk. */
export interface BrandFile {
  /** Its file name in site.json. */
  name: string;
  bytes: Buffer;
  /** Of the bytes; 10 hexadecimal digits. */
  hash: string;
  isSvg: boolean;
  width: number;
  height: number;
}

/** What is wrong with a picture, and in which place of it. */
type Fault = Pick<BrandProblem, 'path' | 'reason'>;

/**
 * Reads a picture of the agency's `pictures` folder that `site.json` names.
 * @param key where it is named, like `logo.onLight`.
 */
export async function readBrandFile(
  dir: string,
  key: string,
  name: string,
): Promise<BrandFile | BrandProblem> {
  const there = await namesIn(path.join(dir, PICTURES));
  if (!there.includes(name)) {
    const reason = `there is no ${PICTURES}/${name} in the agency's folder${didYouMean(name, there)}`;
    return { file: 'site.json', path: key, reason };
  }
  const bytes = await readFile(path.join(dir, PICTURES, name));
  const isSvg = /\.svg$/i.test(name);
  const measured = isSvg ? measureSvg(bytes) : await measureRaster(bytes);
  if ('reason' in measured) return { file: `${PICTURES}/${name}`, ...measured };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { name, bytes, hash, isSvg, ...measured };
}

export function isProblem(read: BrandFile | BrandProblem): read is BrandProblem {
  return 'reason' in read;
}

interface Size {
  width: number;
  height: number;
}

function measureSvg(bytes: Buffer): Size | Fault {
  const text = bytes.toString('utf8');
  const fault = svgFault(text);
  if (fault) return { path: `line ${fault.line}`, reason: fault.reason };
  const size = svgSize(text);
  return size ?? { path: '', reason: 'is not an SVG with a viewBox, or a width and a height' };
}

/** Reads every pixel: a file that is cut off has a header too. */
async function measureRaster(bytes: Buffer): Promise<Size | Fault> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { autoOrient } = await picture.metadata();
    await picture.stats();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    return { path: '', reason: `cannot be read as a picture: ${(error as Error).message}` };
  }
}
