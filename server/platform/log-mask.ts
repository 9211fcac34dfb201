import { isIPv6 } from 'node:net';

/** An e-mail address, plain or percent-encoded. The top-level domain consists of letters. */
const EMAIL = /[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;
const IPV4 = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g;
/** A candidate for an IPv6 address; a time of day looks alike and is excluded afterwards. */
const MAYBE_IPV6 = /(?<![\p{L}\p{N}:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,8}(?![\p{L}\p{N}:])/giu;
/** A telephone number in international form. */
const PHONE = /(?<![\p{L}\p{N}])\+\d[\d ./()-]{6,}\d/gu;
/** The query string of a URL, from the question mark to the next space or quote. */
const QUERY = /\?[^\s"\\?=]{1,100}=[^\s"\\]*/g;
/** An escape of JSON, captured: `split` keeps it. Its letter is not part of the text. */
const ESCAPE = /(\\(?:u[\da-f]{4}|.))/;

/**
 * Removes personal data from a log line: e-mail addresses, IP addresses, telephone numbers, query
 * strings. The line remains valid JSON. A safeguard: none of these should be logged in the first
 * place, but the messages of unforeseen errors may contain them.
 */
export function redactPersonalData(line: string): string {
  return line
    .split(ESCAPE)
    .map((part, index) => (index % 2 === 0 ? masked(part) : part))
    .join('');
}

/** @param part of a line without an escape. */
function masked(part: string): string {
  return part
    .replace(QUERY, '?…')
    .replace(EMAIL, '[e-mail]')
    .replace(IPV4, '[address]')
    .replace(MAYBE_IPV6, (text) => (isIPv6(text) ? '[address]' : text))
    .replace(PHONE, '[phone]');
}
