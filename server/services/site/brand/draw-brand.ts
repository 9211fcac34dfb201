import type { Sharp } from 'sharp';
import { SHARING_SIZE, type SharingPicture } from '../../../../views/domain/site/brand.ts';
import type { BrandFile } from './brand-file.ts';

/** Where an icon is shown: a browser's tab, a phone's home screen, or cut to a shape by the system. */
export type IconUse = 'tab' | 'home-screen' | 'maskable';

/**
 * Scale of the agency's icon within its square. What is cut to a shape shows for certain only a
 * circle of 80 % of the width; an icon with a ground of its own continues it around.
 */
const SCALES = {
  tab: { opaque: 1, transparent: 1 },
  'home-screen': { opaque: 1, transparent: 0.8 },
  maskable: { opaque: 0.8, transparent: 0.58 },
} as const satisfies Record<IconUse, object>;

/** Dots per inch at which a drawing's pixels are CSS pixels. */
const SVG_DPI = 72;
const JPEG = { quality: 82, progressive: true, mozjpeg: true } as const;
/** The channels of a pixel, and from which alpha on it counts as opaque (0 to 255). */
const RGBA = 4;
const OPAQUE = 250;

interface IconOptions {
  /** Pixels. */
  side: number;
  use: IconUse;
  /** Behind an icon without a ground of its own, `#rrggbb`. */
  paper: string;
}

/** The agency's own icon as a square PNG. In a tab a transparent one stays so. */
export async function ownIconPng(
  file: BrandFile,
  { side, use, paper }: IconOptions,
): Promise<Buffer> {
  const ground = await groundOf(file);
  const scale = SCALES[use][ground === undefined ? 'transparent' : 'opaque'];
  const inner = Math.round(side * scale);
  const picture = await raster(file, inner);
  if (use === 'tab') return picture.png().toBuffer();
  const { default: sharp } = await import('sharp');
  const create = { width: side, height: side, channels: 3, background: ground ?? paper } as const;
  const input = await picture.png().toBuffer();
  return sharp({ create }).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** The colour of an icon's corners, `#rrggbb`; undefined where one of them is transparent. */
async function groundOf(file: BrandFile): Promise<string | undefined> {
  const side = 64;
  const pixels = await (await raster(file, side)).ensureAlpha().raw().toBuffer();
  const last = side - 1;
  const corners = [0, last, last * side, last * side + last].map((at) =>
    pixels.subarray(at * RGBA, at * RGBA + RGBA),
  );
  if (corners.some((pixel) => pixel[RGBA - 1]! < OPAQUE)) return undefined;
  return `#${corners[0]!.subarray(0, RGBA - 1).toString('hex')}`;
}

async function raster({ bytes, isSvg, width }: BrandFile, side: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const options = isSvg ? { density: (SVG_DPI * side) / width } : {};
  return sharp(bytes, options).resize(side, side, { fit: 'contain', background: '#0000' });
}

/** The sharing picture as a JPEG of {@link SHARING_SIZE}, cut around its focus. */
export async function sharingJpeg(
  { bytes }: BrandFile,
  focus: SharingPicture['focus'],
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const upright = sharp(bytes).autoOrient().flatten({ background: '#ffffff' });
  const { width, height } = SHARING_SIZE;
  const resized = upright.resize(width, height, { fit: 'outside' });
  const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
  const [x, y] = focus ?? [50, 50];
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const left = Math.round(((info.width - width) * x) / 100);
  const top = Math.round(((info.height - height) * y) / 100);
  return sharp(data, { raw }).extract({ left, top, width, height }).jpeg(JPEG).toBuffer();
}
