import type { LeadContent } from '../model/lead-content.ts';
import type { Signal } from './spam-signals.ts';

/** A link: with a scheme, beginning with www, or a host with a path. */
const LINK =
  /(?:https?:\/\/|\bwww\.)[^\s<>"'\])]+|\b(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,20}\/[^\s<>"'\])]+/gi;
const MARKUP = /<a\s|\[url|\[link|<\/a>/i;
/** Fields without prose. */
const CONTACT_DATA = new Set(['FirstName', 'Name', 'Email', 'PhoneNumber']);

/**
 * The signals of a lead's texts.
 * @param origin of the site: links to it do not count.
 */
export function writtenSignals({ lead, answers }: LeadContent, origin: string): Signal[] {
  const { firstName, name } = lead.person;
  const names = `${firstName} ${name}`;
  const texts = answers.filter(({ field }) => !CONTACT_DATA.has(field)).map(({ value }) => value);
  const text = texts.join('\n');
  const links = linksIn(text).filter((link) => !link.startsWith(origin));
  const found: Partial<Record<Signal, boolean>> = {
    linkInName: linksIn(names).length > 0,
    oneLink: links.length === 1,
    twoLinks: links.length === 2,
    manyLinks: links.length > 2,
    markup: MARKUP.test(text),
    randomName: isRandom(firstName) || isRandom(name),
    sameNames: firstName.toLowerCase() === name.toLowerCase(),
  };
  return (Object.keys(found) as Signal[]).filter((signal) => found[signal]);
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
