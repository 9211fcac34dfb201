import { beginsWithPhotograph, headerOf } from '../domain/site/site-look.ts';
import type { PageContext } from '../page-context.ts';

/** Where the header is on a page: over its photograph, a line, or a line of pages below the logo. */
export function headerPlace({ subject, site }: PageContext): 'over' | 'line' | 'centred' {
  const header = headerOf(site.info);
  if (header !== 'transparent') return header;
  return beginsWithPhotograph(subject.page, site.info) ? 'over' : 'line';
}
