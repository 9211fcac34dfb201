import { PAGE_SCRIPTS, type PageScript } from '../domain/page-files/page-scripts.ts';
import { listModuleOf } from '../domain/site/list-module.ts';
import type { Page } from '../domain/site/page.ts';
import { isSavedPage } from '../domain/site/saved-page.ts';
import type { PageContext } from '../page-context.ts';
import { seenPage } from '../subjects/seen-page.ts';
import { listItemOf } from '../subjects/subject.ts';
import { savingPath } from '../ui/card/saving-path.ts';
import { showsParties } from './shows-parties.ts';

/** Whether a page needs each of the page scripts. */
const NEEDS: Readonly<Record<PageScript, (ctx: PageContext) => boolean>> = {
  'buying-costs': ({ subject }) => hasModule(subject.page, 'buying-costs'),
  results: (ctx) => (listItemOf(ctx) ?? listModuleOf(ctx.subject.page)) !== undefined,
  saved: (ctx) => savingPath(ctx) !== undefined,
  'saved-page': ({ subject }) => isSavedPage(subject.page),
  seen: (ctx) => seenPage(ctx) !== undefined || hasModule(ctx.subject.page, 'recently-seen'),
  share: ({ subject: { page } }) => hasModule(page, 'share') || isSavedPage(page),
  'third-parties': showsParties,
};

/** URLs of the page scripts that a page needs, separated by spaces; undefined if it needs none. */
export function pageScripts(ctx: PageContext): string | undefined {
  const needed = PAGE_SCRIPTS.filter((name) => NEEDS[name](ctx));
  if (needed.length === 0) return undefined;
  return needed.map((name) => ctx.assets.pageScripts[name]).join(' ');
}

/** Whether a page has a published module of a kind. */
export function hasModule({ params }: Page, type: string): boolean {
  return params.modules.some(
    ({ relations, status }) => relations.type === type && status === 'Published',
  );
}
