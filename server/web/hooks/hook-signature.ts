import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Seconds that a signed request may be older or newer than the server's clock. */
const TOLERANCE = 5 * 60;
/** Prefix of a secret that is the base64 of a key, as Standard Webhooks writes it. */
const BASE64_SECRET = 'whsec_';

/** Whether two texts are equal; takes as long for any two of one length. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Whether a body is signed with the secret as Standard Webhooks describes it
 * (docs/operations.md, "When the CRM reports a change"): `webhook-signature` has, of one of its
 * versions `v1`, the HMAC-SHA256 of id, time and body.
 * @param now milliseconds since 1970.
 */
export function isSigned(
  headers: IncomingHttpHeaders,
  body: Buffer,
  { secret, now }: { secret: string; now: number },
): boolean {
  const id = headers['webhook-id'];
  const time = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signatures !== 'string') {
    return false;
  }
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE) return false;
  const key = secret.startsWith(BASE64_SECRET)
    ? Buffer.from(secret.slice(BASE64_SECRET.length), 'base64')
    : secret;
  const wanted = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest('base64');
  return signatures.split(' ').some((signature) => isSameSecret(signature, `v1,${wanted}`));
}
