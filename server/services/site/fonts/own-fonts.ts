import { createHash } from 'node:crypto';
import { readFile } from '../../../platform/files/folder-fs.ts';
import path from 'node:path';
import type { FallbackMetrics } from '../../../../views/domain/site/font.ts';
import type { SiteInfo } from '../../../../views/domain/site/site.ts';
import { fallbackMetrics } from './font-metrics.ts';
import type { DataProblem } from '../../../platform/files/schema-problems.ts';

/** A font from the `fonts` folder of the agency. */
interface OwnFont {
  /** Its file name in site.json. */
  file: string;
  bytes: Buffer;
  /** Of the bytes; 10 hexadecimal digits. */
  hash: string;
}

type FontProblem = DataProblem & { file: string };

type FontRole = keyof SiteInfo['fonts'];
/** By role; undefined where there is no font file. */
export type Fallbacks = Readonly<Record<FontRole, FallbackMetrics | undefined>>;

/** The weight in which the styles set most text of a role. */
const WEIGHTS = { heading: 620, text: 400 } as const satisfies Record<FontRole, number>;
const ROLES = ['heading', 'text'] as const satisfies readonly FontRole[];
/** The first bytes of every WOFF2 file. */
const SIGNATURE = Buffer.from('wOF2');

/** The fonts of the agency's folder that site.json names. */
export interface OwnFonts {
  files: OwnFont[];
  /** By role, of those that can be read. */
  metrics: Partial<Record<FontRole, FallbackMetrics>>;
  /** Files that are not WOFF2 fonts: browsers would ignore them silently. */
  problems: FontProblem[];
}

/** Reads and checks the fonts of site.json that are in the agency's folder. */
export async function readOwnFonts(
  dir: string,
  fonts: Partial<SiteInfo['fonts']>,
): Promise<OwnFonts> {
  const files = new Map<string, OwnFont>();
  const problems = new Map<string, FontProblem>();
  const metrics: OwnFonts['metrics'] = {};
  for (const role of ROLES) {
    const name = fonts[role]?.file;
    const bytes =
      name === undefined ? undefined : await bytesIfExists(path.join(dir, 'fonts', name));
    if (name === undefined || !bytes) continue;
    files.set(name, { file: name, bytes, hash: hashOf(bytes) });
    const read = await metricsOf(bytes, WEIGHTS[role]);
    if (typeof read === 'string') {
      problems.set(name, { file: `fonts/${name}`, path: '', reason: read });
    } else metrics[role] = read;
  }
  return { files: [...files.values()], metrics, problems: [...problems.values()] };
}

/** The metrics of a font for each role. */
export type RoleMetrics = Readonly<Record<FontRole, FallbackMetrics>>;

/**
 * The metrics of a font of the product, which the build keeps.
 * @throws when the bytes are not a font, or it has no Latin letters.
 */
export async function roleMetrics(bytes: Buffer): Promise<RoleMetrics> {
  return {
    heading: await fallbackMetrics(bytes, WEIGHTS.heading),
    text: await fallbackMetrics(bytes, WEIGHTS.text),
  };
}

/**
 * What makes the fallback of each font take the space of its own.
 * @param product the metrics of the product's fonts by file name.
 */
export function fallbacksOf(
  fonts: SiteInfo['fonts'],
  { metrics }: Pick<OwnFonts, 'metrics'>,
  product: Readonly<Record<string, RoleMetrics>>,
): Fallbacks {
  const fallbackOf = (role: FontRole): FallbackMetrics | undefined => {
    const { file, fallback } = fonts[role];
    return fallback ?? metrics[role] ?? product[file]?.[role];
  };
  return { heading: fallbackOf('heading'), text: fallbackOf('text') };
}

/** The metrics, or why browsers cannot use the font. */
async function metricsOf(bytes: Buffer, weight: number): Promise<FallbackMetrics | string> {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return 'is not a WOFF2 font';
  try {
    return await fallbackMetrics(bytes, weight);
  } catch (error) {
    return `cannot be read as a font: ${(error as Error).message}`;
  }
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

async function bytesIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
