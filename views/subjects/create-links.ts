import { isProject } from '../domain/list/list-item.ts';
import { LIST_PAGES } from '../domain/list/list-pages.ts';
import { listParameters } from '../domain/list/list-parameters.ts';
import type { Locale } from '../domain/locale.ts';
import type { Page } from '../domain/site/page.ts';
import { feedPath } from '../routing/feed-path.ts';
import { homePath } from '../routing/home-path.ts';
import { type Preview, PREVIEW_PARAMETER, withPreviewToken } from '../routing/preview-token.ts';
import { shortPath } from '../routing/short-path.ts';
import type { SitePaths } from '../routing/site-paths.ts';
import { withQuery } from '../routing/with-query.ts';
import type { Links } from './links.ts';
import type { Subject, SubjectKindName } from './subject.ts';
import { kindOf, SUBJECT_KINDS } from './subject-kinds.ts';

/**
 * The links of a site in one language (spec section 2).
 * @param preview of the page that is shown: links to pages for which its token is valid keep it,
 * the others lead to the published site.
 */
export function createLinks(paths: SitePaths, locale: Locale, preview?: Preview): Links {
  const shown = <Path extends string | undefined>(name: string, path: Path) =>
    preview?.page === name && path !== undefined ? withPreviewToken(path, preview.token) : path;
  const to = (subject: Subject) =>
    shown(subject.page.name, kindOf(subject).path(paths, locale, subject));
  const through = (kind: SubjectKindName, subjectOn: (page: Page) => Subject) => {
    const { template } = SUBJECT_KINDS[kind];
    const page = template === undefined ? undefined : paths.page(template);
    return page && to(subjectOn(page));
  };
  return {
    to,
    page: (name) => shown(name, paths.named(name, locale)),
    property: (property) => through('property', (page) => ({ kind: 'property', page, property })),
    project: (project) => through('project', (page) => ({ kind: 'project', page, project })),
    short: (item) => shortPath(locale, isProject(item) ? 'project' : 'property', item.id),
    article: (article) => through('article', (page) => ({ kind: 'article', page, article })),
    person: (person) => through('person', (page) => ({ kind: 'person', page, person })),
    personCall: (person) =>
      through('person-call', (page) => ({ kind: 'person-call', page, person })),
    itemForm: (name, about) => through(name, (page) => ({ kind: name, page, about })),
    list: (query, keep) => {
      const name = LIST_PAGES[query.listKind];
      const path = paths.named(name, locale) ?? homePath(paths, locale);
      const others = preview ? withoutToken(keep) : keep;
      return shown(name, withQuery(path, listParameters(query, others)));
    },
    feed: (query) => {
      const path = paths.named(LIST_PAGES[query.listKind], locale);
      return path === undefined ? undefined : feedPath(path, query);
    },
    inLocale: (other) => createLinks(paths, other, preview),
  };
}

function withoutToken(query: URLSearchParams | undefined): URLSearchParams | undefined {
  const others = query && new URLSearchParams(query);
  others?.delete(PREVIEW_PARAMETER);
  return others;
}
