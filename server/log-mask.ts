import { isIPv6 } from 'node:net';

/** An e-mail address, also as an address bar writes it. What comes after the dot is letters. */
const EMAIL = /[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g;
/** Perhaps an IPv6 address: a time of day looks alike and is sorted out afterwards. */
const MAYBE_IPV6 = /(?<![\p{L}\p{N}:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,8}(?![\p{L}\p{N}:])/giu;
/** A telephone number as it is written for the world. */
const PHONE = /(?<![\p{L}\p{N}])\+\d[\d ./()-]{6,}\d/gu;
/** The query string of a URL, from the question mark to the space or the quote behind it. */
const QUERY = /\?[^\s"\\?=]{1,100}=[^\s"\\]*/g;

/**
 * Takes out of a line of the log what may tell who a visitor is: e-mail addresses, IP addresses,
 * telephone numbers, queries. The line stays valid JSON. A net below the rule that none of these
 * is logged in the first place, for messages of errors that nobody foresaw.
 */
export function withoutPersons(line: string): string {
  return line
    .replace(QUERY, '?…')
    .replace(EMAIL, '[e-mail]')
    .replace(IPV4, '[address]')
    .replace(MAYBE_IPV6, (text) => (isIPv6(text) ? '[address]' : text))
    .replace(PHONE, '[phone]');
}
