import { isOwnerPage } from '../../../views/domain/site/owner-pages.ts';
import type { Module } from '../../../views/domain/site/page.ts';
import type { ModuleKind } from '../../../views/modules/schemas.ts';
import type { Subject } from '../../../views/subjects/subject.ts';

/** Modules of ordinary pages that show homes, projects or people: without any they are empty. */
const OF_CATALOGUE: ReadonlySet<string> = new Set<ModuleKind>([
  'comparison',
  'manager-contact',
  'property-carousel',
  'property-list',
  'saved-homes',
  'search-results',
  'team',
]);

/**
 * Whether a page would be empty or wrong while no homes are known. The others are shown meanwhile:
 * contact, forms, legal pages, articles.
 */
export function needsCatalogue(subject: Subject): boolean {
  if (subject.kind === 'article' || subject.kind === 'thank-you') return false;
  if (subject.kind !== 'page') return true;
  const { page } = subject;
  return isOwnerPage(page) || page.params.modules.some(isOfCatalogue);
}

function isOfCatalogue({ relations, status }: Module): boolean {
  return status === 'Published' && OF_CATALOGUE.has(relations.type);
}
