import { createHash } from 'node:crypto';
import { readFile } from '../../platform/files/folder-fs.ts';
import path from 'node:path';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { SiteError, type SiteProblem } from './site-error.ts';

/** A font from the `fonts` folder of the agency. */
export interface OwnFont {
  /** Its file name in site.json. */
  file: string;
  bytes: Buffer;
  /** Of the bytes; 10 hexadecimal digits. */
  hash: string;
}

/** The first bytes of every WOFF2 file. */
const SIGNATURE = Buffer.from('wOF2');

/**
 * The fonts of site.json that are in the agency's folder; the others are the product's.
 * @throws SiteError for a file that is not a WOFF2 font: browsers would ignore it silently.
 */
export async function readOwnFonts(dir: string, fonts: SiteInfo['fonts']): Promise<OwnFont[]> {
  const problems: SiteProblem[] = [];
  const found = new Map<string, OwnFont>();
  for (const { file } of Object.values(fonts)) {
    const bytes = await bytesIfThere(path.join(dir, 'fonts', file));
    if (bytes === undefined || found.has(file)) continue;
    if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) {
      problems.push({ file: `fonts/${file}`, path: '', reason: 'is not a WOFF2 font' });
    }
    found.set(file, { file, bytes, hash: hashOf(bytes) });
  }
  if (problems.length > 0) throw new SiteError(dir, problems);
  return [...found.values()];
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
