import { headerOf, photographAtTop, skyOf } from '../domain/site/site-look.ts';
import type { PageContext } from '../page-context.ts';

/** Where the header is on a page: over its photograph, a line, or a line of pages below the logo. */
export function headerPlace({ subject, site }: PageContext): 'over' | 'line' | 'centred' {
  const header = headerOf(site.info);
  if (header !== 'transparent') return header;
  return photographAtTop(subject.page, site.info) ? 'over' : 'line';
}

/** How bright the photograph is below the header; undefined if the header is not over one. */
export function skyBelowHeader(ctx: PageContext): 'dark' | 'light' | undefined {
  if (headerPlace(ctx) !== 'over') return undefined;
  const photograph = photographAtTop(ctx.subject.page, ctx.site.info);
  return photograph && skyOf(photograph);
}
