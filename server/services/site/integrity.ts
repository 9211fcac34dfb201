import { createHash } from 'node:crypto';

/** The value of an `integrity` attribute: browsers run or apply a file of this content only. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
