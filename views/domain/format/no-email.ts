import { isLocale } from '../locale.ts';
import { phoneKey } from './phone-key.ts';

/** A domain that is none for ever (RFC 2606, section 2). */
const DOMAIN = '@no-email.invalid';

/**
 * An address for a person who gave a telephone number alone, where one is needed: nobody gets mail
 * at it, and one number has one, however it is written.
 * @param language of the visitor, as for `phoneKey`.
 */
export function placeholderEmail(phone: string | undefined, language?: string): string {
  return `${phoneKey(phone ?? '', isLocale(language) ? language : undefined).replace(/\D/g, '')}${DOMAIN}`;
}

/** The address itself; undefined for one of `placeholderEmail`. */
export function realEmail(email: string | undefined): string | undefined {
  return email?.endsWith(DOMAIN) ? undefined : email;
}
