import { LIST_PAGES } from '../../domain/list-pages.ts';
import { projectName } from '../../domain/project-name.ts';
import { projectListing } from '../../domain/structured-data/listing-node.ts';
import { listingPage, listingPicture, listingText, listingTitle } from '../listing-page.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { projectCrumbs } from './project-crumbs.ts';
import type { ProjectSubject } from './project-subject.ts';

/** A new-build project. */
export const projectKind: SubjectKind<ProjectSubject> = {
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
