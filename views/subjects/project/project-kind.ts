import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import { projectName } from '../../domain/project/project-name.ts';
import { projectListing } from '../../domain/structured-data/listing-node.ts';
import { listingPage, listingPicture, listingText, listingTitle } from '../listing-page.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { unitParameters } from '../../routing/unit-query.ts';
import { projectCrumbs } from './project-crumbs.ts';
import { SHORT_PATHS, shortPath } from '../../routing/short-path.ts';
import { findProject, projectPath, TEMPLATE } from './project-path.ts';
import type { ProjectSubject } from './project-subject.ts';

/** A new-build project. */
export const projectKind: SubjectKind<ProjectSubject> = {
  template: TEMPLATE,
  mailedPath: SHORT_PATHS.project,
  preview: { option: 'project', path: (_paths, locale, id) => shortPath(locale, 'project', id) },

  path: (paths, locale, { project }) => projectPath(paths, locale, project),
  find: findProject,
  sharedQuery: (_subject, query) => unitParameters(query),
  all: (paths, data) => {
    const page = paths.page(TEMPLATE);
    return page ? data.projects().map((project) => ({ kind: 'project', page, project })) : [];
  },
  sitemapGroup: () => 'projects',
  pictures: ({ project }) => project.pictures,
  cacheRule: () => 'cached',

  name: (ctx, { project }) => projectName(ctx, project),
  title: (ctx, { project }) => listingTitle(ctx, project, projectName(ctx, project)),
  description: (ctx, { project }) => listingText(ctx, project),
  picture: (ctx, { project }) => listingPicture(ctx, project),
  published: () => undefined,
  canonicalQuery: () => '',
  parent: () => LIST_PAGES.projects,
  crumbs: (ctx, { project }) => projectCrumbs(ctx, project),
  structuredData: (ctx, { project }, head) => [
    projectListing(project, listingPage(ctx, project, head)),
  ],
};
