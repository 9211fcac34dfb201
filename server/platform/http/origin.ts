/** Whether a text is the origin of a site or a service: without path, query or password. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.href === `${url.origin}/` && !/[?#]/.test(text);
}
