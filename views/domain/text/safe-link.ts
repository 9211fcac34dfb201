const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** No site is here: what stays on it was a relative URL. */
const BASE = 'https://site.invalid';

/**
 * A URL that a text may link to, as a browser will read it; undefined for any other. Absolute
 * URLs of the web, mail and telephone, and paths of the site itself; never one that names a
 * user, leaves the scheme open (`//host`), or runs or shows what it holds (`javascript:`, `data:`).
 */
export function safeLink(href: string): string | undefined {
  const isPath = /^\s*\/(?![/\\])/.test(href);
  const url = isPath ? URL.parse(href, BASE) : URL.parse(href);
  if (!url || !SCHEMES.has(url.protocol) || url.username || url.password) return undefined;
  if (!isPath) return url.href;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//host` is `//host` by the time that it is read.
  return url.origin === BASE && !path.startsWith('//') ? path : undefined;
}

/** True for a URL on another site than the one at `origin`. */
export function leadsOutside(href: string, origin?: string): boolean {
  const url = URL.parse(href);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== origin;
}
