import type { ListItem } from '../domain/list/list-item.ts';
import type { PropertyDocument } from '../domain/property/property.ts';
import type { PageContext } from '../page-context.ts';
import { withQuery } from './with-query.ts';

/** Query parameter with the file name of a document. */
export const DOCUMENT_PARAMETER = 'document';

/**
 * Where a document is asked for, or opened by who has done so before; undefined if the site sends
 * its documents in another way.
 */
export function documentHref(
  links: PageContext['links'],
  about: ListItem,
  { fileName }: PropertyDocument,
): string | undefined {
  const path = links.itemForm('document', about);
  const query = new URLSearchParams({ [DOCUMENT_PARAMETER]: fileName });
  return path === undefined ? undefined : withQuery(path, query);
}

/** The document of an item that a query string names. */
export function documentIn(query: URLSearchParams, about: ListItem): PropertyDocument | undefined {
  const name = query.get(DOCUMENT_PARAMETER);
  return about.documents.find(({ fileName }) => fileName === name);
}
