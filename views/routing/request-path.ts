import type { Locale } from '../domain/locale.ts';
import { isLocale } from '../domain/locale.ts';

/** Longer paths than any of ours are not looked at. */
const MAX_LENGTH = 2048;

/** A path as it was asked for, taken apart. */
export interface RequestPath {
  /** The language it begins with, in any case; undefined when it begins with none. */
  locale: Locale | undefined;
  /**
   * The other segments, decoded, without the empty ones; undefined when they cannot be an
   * address: too long, badly encoded, or with control characters in them.
   */
  segments: string[] | undefined;
}

/** Takes a percent-encoded path apart. Never throws. */
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
