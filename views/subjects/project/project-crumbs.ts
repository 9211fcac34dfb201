import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import { emptyQuery } from '../../domain/list/list-query.ts';
import { placeName } from '../../domain/place/place-name.ts';
import type { Project } from '../../domain/project/project.ts';
import type { SubjectContext } from '../../page-context.ts';
import type { Crumb } from '../../ui/text/crumb.ts';

/** Breadcrumbs of a project: home page, all projects, those of its city. */
export function projectCrumbs({ t, links, data }: SubjectContext, project: Project): Crumb[] {
  const { city, zip } = project;
  const home = links.page('home');
  const list = links.page(LIST_PAGES.projects);
  const ofCity = links.list({ ...emptyQuery('projects'), regions: [{ city, zip }] });
  const crumbs = [
    home !== undefined && { href: home, text: t('nav.home') },
    list !== undefined && { href: list, text: t('list.title.projects') },
    list !== undefined && { href: ofCity, text: placeName(data, project) },
  ];
  return crumbs.filter((crumb) => crumb !== false);
}
