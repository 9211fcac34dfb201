import { REFERENCE_PARAMETER } from '../../../views/domain/thank-you.ts';

/** The URL path of a thank-you page to which a form redirects, without the lead's reference. */
export function withoutReference(location: string | undefined): string {
  const url = new URL(location ?? '', 'http://site.example');
  url.searchParams.delete(REFERENCE_PARAMETER);
  return url.pathname + url.search;
}
