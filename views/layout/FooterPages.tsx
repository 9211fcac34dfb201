import { textOf } from '../domain/text/multilingual.ts';
import type { SharedContext } from '../page-context.ts';
import { PageList } from '../ui/PageList.tsx';
import { type Here, pageLinks } from './page-names.ts';

/** Links to pages in the groups of the site's configuration, and the ungrouped ones. */
export function FooterPages({ ctx, here }: { ctx: SharedContext; here: Here }) {
  const { t, locale, site } = ctx;
  const groups = [
    ...site.info.footerGroups.map(({ title, pages }) => ({ title: textOf(title, locale), pages })),
    { title: t('footer.pages'), pages: site.info.footerPages },
  ]
    .map(({ title, pages }) => ({ title, links: pageLinks(ctx, pages, here) }))
    .filter(({ links }) => links.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav className={`footer-pages columns-${groups.length}`} aria-label={t('footer.pages')}>
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2 className="footer-head">{title}</h2>
          <PageList className="footer-links" links={links} />
        </section>
      ))}
    </nav>
  );
}
