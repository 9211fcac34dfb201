import { itemName } from '../../domain/list/item-words.ts';
import { isProject } from '../../domain/list/list-item.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import { listingPicture } from '../listing-page.ts';
import { projectCrumbs } from '../project/project-crumbs.ts';
import { propertyCrumbs } from '../property/property-crumbs.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { findQuestion, questionPath, TEMPLATE } from './question-path.ts';
import type { QuestionSubject } from './question-subject.ts';

/** The form for a question about a property or a project. Search engines index the item itself. */
export const questionKind: SubjectKind<QuestionSubject> = {
  template: TEMPLATE,
  mailedPath: undefined,
  preview: undefined,

  path: (paths, locale, { about }) => questionPath(paths, locale, about),
  find: findQuestion,
  sharedQuery: () => new URLSearchParams(),
  all: () => [],
  sitemapGroup: () => 'pages',
  pictures: () => [],
  cacheRule: () => 'cached',

  name: (ctx, { page }) => textOf(page.params.title, ctx.locale),
  title: (ctx, { page, about }) =>
    `${textOf(page.params.title, ctx.locale)}: ${itemName(ctx, about)}`,
  description: () => '',
  picture: (ctx, { about }) => listingPicture(ctx, about),
  published: () => undefined,
  canonicalQuery: () => '',
  parent: () => undefined,
  crumbs: (ctx, { about }) => {
    const above = isProject(about) ? projectCrumbs(ctx, about) : propertyCrumbs(ctx, about);
    const href = isProject(about) ? ctx.links.project(about) : ctx.links.property(about);
    return href === undefined ? above : [...above, { href, text: itemName(ctx, about) }];
  },
  structuredData: () => [],
};
