import { createHash } from 'node:crypto';
import { readFile } from '../../platform/files/folder-fs.ts';
import path from 'node:path';
import type { FallbackMetrics } from '../../../views/domain/site/font.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { fallbackMetrics } from './font-metrics.ts';
import { SiteError, type SiteProblem } from './site-error.ts';

/** A font from the `fonts` folder of the agency. */
interface OwnFont {
  /** Its file name in site.json. */
  file: string;
  bytes: Buffer;
  /** Of the bytes; 10 hexadecimal digits. */
  hash: string;
}

type FontRole = keyof SiteInfo['fonts'];
/** By role; undefined where there is no font file. */
export type Fallbacks = Readonly<Record<FontRole, FallbackMetrics | undefined>>;

/** The weight in which the styles set most text of a role. */
const WEIGHTS = { heading: 620, text: 400 } as const satisfies Record<FontRole, number>;
/** The first bytes of every WOFF2 file. */
const SIGNATURE = Buffer.from('wOF2');

/**
 * The fonts of site.json that are in the agency's folder, and what makes the fallback of each font
 * take the space of its own.
 * @param productFont the bytes of a font of the product; undefined if it has none of this name.
 * @throws SiteError for a file that is not a WOFF2 font: browsers would ignore it silently.
 */
export async function readFonts(
  dir: string,
  fonts: SiteInfo['fonts'],
  productFont: (file: string) => Promise<Buffer | undefined>,
): Promise<{ own: OwnFont[]; fallbacks: Fallbacks }> {
  const problems: SiteProblem[] = [];
  const own = new Map<string, OwnFont>();
  const fallbackOf = async (role: FontRole): Promise<FallbackMetrics | undefined> => {
    const { file, fallback } = fonts[role];
    const bytes = await bytesIfThere(path.join(dir, 'fonts', file));
    if (bytes) own.set(file, { file, bytes, hash: hashOf(bytes) });
    const known = bytes ?? (fallback ? undefined : await productFont(file));
    const read = known && (await metricsOf(known, WEIGHTS[role]));
    if (typeof read !== 'string') return fallback ?? read;
    const problem = { file: `fonts/${file}`, path: '', reason: read };
    if (!problems.some((other) => other.file === problem.file)) problems.push(problem);
    return undefined;
  };
  const fallbacks = { heading: await fallbackOf('heading'), text: await fallbackOf('text') };
  if (problems.length > 0) throw new SiteError(dir, problems);
  return { own: [...own.values()], fallbacks };
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

async function bytesIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
