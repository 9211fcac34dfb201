/**
 * The same URL by https, where it is by http on the usual port or names no protocol: pictures are
 * fetched by https alone. Anything else as it is.
 */
export function securedUrl<Source extends string | undefined>(source: Source): Source | string {
  if (source === undefined || !/^(?:http:)?\/\//i.test(source)) return source;
  const url = URL.parse(source, 'https://crm.invalid');
  if (!url || url.port !== '') return source;
  url.protocol = 'https:';
  return url.href;
}
