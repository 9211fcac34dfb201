import type { ContactNames } from './contact-names.ts';
import { NO_CONTACTS, type Span } from './spans.ts';
import { CLEAR_FIRST_NAMES, COMMON_WORDS } from './tables/common-words.ts';
import { tableKey } from './word-keys.ts';
import { wordsOf } from './words.ts';

/**
 * An e-mail address, also as `jan (at) example.be` and with spaces around the sign; the lookbehind
 * makes matching linear in the length of the text.
 */
const EMAIL =
  /(?<![\p{L}\p{N}\p{M}._%+'-])[\p{L}\p{N}\p{M}._%+'-]{1,64}(?:\s?@\s?|\s?[[(]\s?(?:at|@|apenstaartje|arobase|ät)\s?[\])]\s?| at (?=[\p{L}\p{N}-]+\.[a-z]{2,4}(?![\p{L}])))[\p{L}\p{N}-]+(?:\s?[[(](?:dot|punt|point|punkt)[\])]\s?[\p{L}\p{N}-]+|\.[\p{L}\p{N}-]+)+/giu;

/** A handle of a social network. */
const HANDLE = /(?<![\p{L}\p{N}_.@/])@[\p{L}\p{N}_.]{2,}/gu;

/** A URL, also without its scheme. */
const LINK =
  /(?<![\p{L}\p{N}@])(?:(?:https?:\/\/|www\.|mailto:|tel:|sms:|whatsapp:)[^\s<>"“”]+|(?:[\p{L}\p{N}-]{1,63}\.){1,4}[a-z]{2,6}\/[^\s<>"“”]*[^\s<>"“”.,;:!?)])/giu;

/** Hosts whose paths are people’s pages, and schemes that name a telephone or a mailbox. */
const PEOPLE =
  /^(?:tel|sms|mailto|whatsapp):|(?:facebook|fb|instagram|linkedin|twitter|x|tiktok|t|m|wa|snapchat|pinterest|threads|messenger|calendly|strava|youtube)\.(?:com|me|net)\/(?!p\/|share|watch|groups\/|events\/|marketplace)\S|\/(?:in|u|user|users|profile?|profil|@)[/\p{L}]/iu;

/** Letters of a name at least, to be looked for inside a longer word of a URL. */
const INSIDE = 4;

/** E-mail addresses, handles, and URLs that name a person or a telephone. */
export function addressSpans(text: string, names: ContactNames): Span[] {
  const mails = spansOf(text, EMAIL);
  const links = spansOf(text, LINK).filter(({ start, end }) => {
    const link = text.slice(start, end);
    return PEOPLE.test(link) || namesPerson(link, names);
  });
  return [...mails, ...links, ...spansOf(text, HANDLE)];
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.replace(/[.,;:!?)]+$/u, '').length,
    contacts: NO_CONTACTS,
  }));
}

/** Whether a URL has a name of a contact, also within a longer word. */
function namesPerson(link: string, names: ContactNames): boolean {
  const parts = decoded(link)
    .replace(/^[a-z]+:\/\//i, '')
    .split(/[/?#&=]/)
    .slice(1)
    .flatMap((part) => [tableKey(part), ...wordsOf(part).map(({ key }) => key)]);
  const known = [...names.words].filter(
    ([key, { kind }]) => key.length >= INSIDE && kind !== 'town' && !COMMON_WORDS.has(key),
  );
  return parts.some(
    (part) =>
      (names.joined.has(part) && !COMMON_WORDS.has(part)) ||
      names.words.get(part)?.kind === 'plain' ||
      CLEAR_FIRST_NAMES.has(part) ||
      known.some(([key]) => part.includes(key)),
  );
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
