import type { Locale } from '../domain/locale.ts';
import { isLocale } from '../domain/locale.ts';

/** Characters of a path: longer ones are no page's. */
const MAX_LENGTH = 2048;

/** The parts of a requested URL path. */
export interface RequestPath {
  /** The language that it begins with, in any case; undefined if it begins with none. */
  locale: Locale | undefined;
  /**
   * The other segments, decoded, without empty ones; undefined for an invalid path: too long, badly
   * encoded, or with control characters.
   */
  segments: string[] | undefined;
}

/** Parses a percent-encoded URL path. Never throws. */
export function readPath(path: string): RequestPath {
  const raw = path
    .slice(0, MAX_LENGTH)
    .split('/')
    .filter((segment) => segment !== '');
  const first = raw[0]?.toLowerCase();
  const locale = isLocale(first) ? first : undefined;
  const segments = (locale ? raw.slice(1) : raw).map(decode);
  const readable = path.length <= MAX_LENGTH && segments.every((segment) => segment !== undefined);
  return { locale, segments: readable ? segments : undefined };
}

function decode(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return /\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
