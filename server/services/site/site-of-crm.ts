import type { HistoryFlags } from '../../../views/domain/history/flags.ts';
import { isOwnerPage } from '../../../views/domain/site/owner-pages.ts';
import type { Page } from '../../../views/domain/site/page.ts';
import { PART_KINDS } from '../../../views/domain/page-files/part-sheets.ts';
import type { Site } from '../../../views/domain/site/site.ts';
import type { CrmCapabilities } from '../crm/capabilities.ts';

/**
 * The site without what its CRM cannot do: owners' pages, with the pages below them and owners'
 * modules on others, and sections of the history. No page links to them then.
 */
export function siteOfCrm(
  site: Site,
  { owners, history }: Pick<CrmCapabilities, 'owners' | 'history'>,
): { site: Site; leftOut: readonly string[] } {
  const info = { ...site.info, history: flagsOf(site.info.history, history) };
  if (owners) return { site: { ...site, info }, leftOut: [] };
  const left = new Set(site.pages.filter((page) => isBelowOwners(page, site.pages)));
  const pages = site.pages.filter((page) => !left.has(page)).map(withoutOwnerModules);
  const published = [...left].filter(({ status }) => status === 'Published');
  return { site: { ...site, info, pages }, leftOut: published.map(({ name }) => name) };
}

function flagsOf(flags: HistoryFlags, has: CrmCapabilities['history']): HistoryFlags {
  return {
    ...flags,
    showVisitStats: flags.showVisitStats && (has.visits || has.graph),
    showCalendarHistory: flags.showCalendarHistory && has.calendar,
    showMediaOnline: flags.showMediaOnline && has.media,
    showAutomaticHistory: flags.showAutomaticHistory && has.messages,
    showDocuments: flags.showDocuments && has.documents,
  };
}

/** Whether a page is for owners or below one that is; pages may be their own ancestors. */
function isBelowOwners(page: Page, pages: readonly Page[]): boolean {
  const seen = new Set<Page>();
  for (let at: Page | undefined = page; at && !seen.has(at); ) {
    if (isOwnerPage(at)) return true;
    seen.add(at);
    const { parentId }: Page = at;
    at = pages.find(({ id }) => id === parentId);
  }
  return false;
}

function withoutOwnerModules(page: Page): Page {
  const { modules } = page.params;
  const kept = modules.filter(({ relations }) => !PART_KINDS.owners.includes(relations.type));
  return kept.length === modules.length
    ? page
    : { ...page, params: { ...page.params, modules: kept } };
}
