import type { Locale } from '../locale.ts';

/** Key in the browser's storage; nothing else reads it, and nothing sends it. */
export const SEEN_KEY = 'seen';
/** Homes and projects that are remembered; the one seen longest ago goes first. */
export const MAX_SEEN = 12;

/** What is remembered of a home or project: what its page says of it (`data-seen`). */
export interface SeenSubject {
  /** As `itemKey` makes it. */
  key: string;
  name: string;
  /** '' without one, as of a sold home. */
  price: string;
  /** URL path of a small picture; '' without one. */
  picture: string;
}

/** The same with where it was seen, which the page's head says. */
export interface SeenPage extends SeenSubject {
  locale: Locale;
  /** URL path of its page in each language that the page's head names: its own only if it is not indexed. */
  paths: Partial<Record<Locale, string>>;
}

export interface SeenItem extends SeenPage {
  /** Milliseconds since 1970. */
  at: number;
}

/** `off` if the visitor wants nothing to be remembered. */
export type Seen = 'off' | readonly SeenItem[];

/** What is stored; whatever else stands there counts as nothing. */
export function readSeen(text: string | null): Seen {
  if (text === 'off') return 'off';
  const stored = parsedJson(text);
  return Array.isArray(stored) ? stored.filter(isSeenItem).slice(0, MAX_SEEN) : [];
}

/** The list with a page that is seen now, which comes first and only once. */
export function withSeen(
  items: readonly SeenItem[],
  page: SeenPage,
  now: number,
): readonly SeenItem[] {
  const others = items.filter(({ key }) => key !== page.key);
  return [{ ...page, at: now }, ...others].slice(0, MAX_SEEN);
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function isSeenItem(value: unknown): value is SeenItem {
  const { key, locale, paths, name, price, picture, at } = Object(value) as Record<string, unknown>;
  const texts = [key, locale, name, price];
  const links = Object.values(Object(paths) as object);
  return (
    texts.every((text) => typeof text === 'string') &&
    Number.isFinite(at) &&
    (picture === '' || isPath(picture)) &&
    links.length > 0 &&
    links.every(isPath)
  );
}

/** A URL path of this site: `//host` and `/\host` would lead elsewhere. */
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value);
}
