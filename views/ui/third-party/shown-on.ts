import type { ShownOn } from '../../domain/third-party/third-party-kinds.ts';
import type { PageContext } from '../../page-context.ts';
import { listItemOf, projectOf } from '../../subjects/subject.ts';
import { managerLinks } from '../contact/manager-links.ts';

/** What third parties may be told of a page. */
export function shownOn(ctx: PageContext): ShownOn {
  const { locale, origin, path, site } = ctx;
  const item = listItemOf(ctx);
  const { primary, accent } = site.info.colours;
  return {
    locale,
    siteUrl: origin,
    email: managerLinks(ctx).email,
    colours: { primary, accent },
    ...(item && {
      item: { id: item.id, url: `${origin}${path}`, isProject: projectOf(ctx) !== undefined },
    }),
  };
}
