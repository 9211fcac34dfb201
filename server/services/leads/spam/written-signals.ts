import type { LeadContent } from '../model/lead-content.ts';
import { scoreWords } from './advertising.ts';
import { isKnownHost } from './known-hosts.ts';
import { type Points, SIGNAL_POINTS, type Signal } from './spam-signals.ts';

/**
 * A link: with a scheme, beginning with www, a host with a path, or one of a common top-level
 * domain; not the host of an e-mail address.
 */
const LINK =
  /(?:https?:\/\/|\bwww\.)[^\s<>"'\])]+|(?<![@\w.-])(?:[a-z\d-]{1,63}\.){1,5}(?:[a-z]{2,20}\/[^\s<>"'\])]+|(?:com|net|org|info|biz|io|co|xyz|top|shop|online|site|club|live|pro|store|click|icu|ru|cn|ua|me|ly|be|nl|fr|de|lu|eu)\b)/gi;
const MARKUP = /<a\s|\[url|\[link|<\/a>/i;
/** Fields without prose. */
const CONTACT_DATA = new Set(['FirstName', 'Name', 'Email', 'PhoneNumber']);

/**
 * The signals of a lead's texts.
 * @param origin of the site: links to it and to known portals do not count.
 */
export function writtenSignals(content: LeadContent, origin: string): Signal[] {
  const { firstName, name } = content.lead.person;
  const names = `${firstName} ${name}`;
  const text = textOf(content);
  const links = linksIn(text).filter((link) => !isOfSite(link, origin) && !isKnownHost(link));
  const isMarkup = MARKUP.test(text);
  const wording = scoreWords(withoutLinks(text));
  const found: Partial<Record<Signal, boolean>> = {
    linkInName: linksIn(names).length > 0,
    oneLink: links.length === 1,
    twoLinks: links.length === 2,
    manyLinks: links.length > 2,
    markup: isMarkup,
    randomName: isRandom(firstName) || isRandom(name),
    sameNames: firstName.toLowerCase() === name.toLowerCase(),
    bareLink: links.length === 1 && !isMarkup && wording.honest === 0,
    foreignScript: wording.isForeign,
  };
  return (Object.keys(found) as Signal[]).filter((signal) => found[signal]);
}

/** Points for the words of a lead: for advertising, less those for words about homes. */
export function wordPoints(content: LeadContent): Points[] {
  const { person } = content.lead;
  const { honest, isForeign } = scoreWords(withoutLinks(textOf(content)));
  const names = `${person.firstName} ${person.name} ${(person.email ?? '').replace(/[@._+-]/g, ' ')}`;
  const { advertising } = scoreWords(`${withoutLinks(textOf(content))}\n${names}`);
  if (advertising === 0 && honest === 0) return [];
  return [
    { reason: 'advertising', points: advertising } as const,
    // They weigh against other words alone: links count all the same.
    {
      reason: 'aboutHomes',
      points: -Math.min(honest, advertising + (isForeign ? SIGNAL_POINTS.foreignScript : 0)),
    } as const,
  ].filter(({ points }) => points !== 0);
}

/** What the visitor wrote, without what was chosen or names them. */
function textOf({ answers }: Pick<LeadContent, 'answers'>): string {
  return answers
    .filter(({ field }) => !CONTACT_DATA.has(field))
    .map(({ value }) => value)
    .join('\n');
}

function withoutLinks(text: string): string {
  return text.replace(LINK, ' ');
}

function isOfSite(link: string, origin: string): boolean {
  if (link.startsWith(origin)) return true;
  const host = new URL(origin).hostname.replace(/^www\./, '');
  const url = URL.parse(/^https?:\/\//i.test(link) ? link : `https://${link}`);
  return url?.hostname.replace(/^www\./, '') === host;
}

/** The letters of a text, without what differs between copies of it. */
export function lettersOf({ answers }: LeadContent): string {
  const written = answers.find(({ field }) => field === 'Content')?.value ?? '';
  return written.toLowerCase().replace(/[^\p{L}]+/gu, '');
}

/** Small letters before capitals, three times: names have one such at most (`McDonald`). */
function isRandom(name: string): boolean {
  return (name.match(/\p{Ll}\p{Lu}/gu) ?? []).length > 2;
}

function linksIn(text: string): string[] {
  return text.match(LINK) ?? [];
}
