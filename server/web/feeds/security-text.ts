import type { SiteInfo } from '../../../views/domain/site/site.ts';

const DAY = 24 * 60 * 60_000;
/** Days for which the text is valid; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

/** URL path of the text (RFC 9116, section 3). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/**
 * Where to report a weakness of the site (RFC 9116). It is the same for a whole day (UTC). Without
 * https it does not name itself: the RFC wants such a URL.
 * @param now milliseconds since 1970.
 */
export function securityText(
  {
    languages,
    securityContacts,
    siteEmail,
  }: Pick<SiteInfo, 'languages' | 'securityContacts' | 'siteEmail'>,
  origin: string,
  now: number,
): string {
  const contacts = securityContacts ?? [`mailto:${siteEmail}`];
  const expires = new Date((Math.floor(now / DAY) + VALID_DAYS) * DAY);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(origin.startsWith('https:') ? [`Canonical: ${origin}${SECURITY_TEXT}`] : []),
    '',
  ].join('\n');
}
