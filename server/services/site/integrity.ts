import { createHash } from 'node:crypto';

/**
 * The value of an `integrity` attribute: browsers run or apply a file of this content only. SHA-256,
 * because a digest cannot be compressed and a page names up to a dozen (decision 224).
 */
export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
