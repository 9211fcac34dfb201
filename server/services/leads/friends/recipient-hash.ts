import { createHmac, hkdfSync } from 'node:crypto';
import { foldedAddress } from '../../mail/strangers/folded-address.ts';

const PURPOSE = 'vitrine recipient 1';

/**
 * The hash under which it is kept that a friend was written to. Without the secret no address can
 * be tried against it.
 * @param secret the site's session secret.
 */
export function recipientHash(secret: string, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, 32));
  return createHmac('sha256', key).update(foldedAddress(email)).digest('base64url');
}
