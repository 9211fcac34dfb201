const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);
/** Base for parsing; a URL that keeps this origin was relative. */
const BASE = 'https://site.invalid';

/**
 * Resolves a URL that a text may link to, as a browser does; undefined for any other. Accepts http,
 * https, mailto and tel, and paths of the site; refuses credentials, protocol-relative URLs
 * (`//host`) and schemes that run code or contain data (`javascript:`, `data:`).
 */
export function safeLink(href: string): string | undefined {
  const isPath = /^\s*\/(?![/\\])/.test(href);
  const url = isPath ? URL.parse(href, BASE) : URL.parse(href);
  if (!url || !SCHEMES.has(url.protocol) || url.username || url.password) return undefined;
  if (!isPath) return url.href;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // `/.//host` is normalized to `//host`.
  return url.origin === BASE && !path.startsWith('//') ? path : undefined;
}

/** Whether a URL is on another origin than `origin`. */
export function isExternalUrl(href: string, origin?: string): boolean {
  const url = URL.parse(href);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== origin;
}
