const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL is on loopback, as that of a stand-in is (server/stand-ins). */
export function isLoopback(url: string): boolean {
  return LOOPBACK.test(URL.parse(url)?.hostname ?? '');
}

/** Without characters that could end a source of a content security policy. */
const HOST_NAME = /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/;

/** https; http is accepted on loopback. No credentials. */
export function isForeignUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (!HOST_NAME.test(url.hostname)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(text));
}

/** `https://*.example.org` too. */
export function isOrigin(text: string): boolean {
  const named = text.replace(/^https:\/\/\*\./, 'https://any.');
  return isForeignUrl(named) && URL.parse(named)?.origin === named;
}
