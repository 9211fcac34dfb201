import type { ListItem } from '../domain/list/list-item.ts';
import { documentKey, documentWithKey } from '../domain/site-file.ts';
import type { PropertyDocument } from '../domain/property/property.ts';
import type { PageContext } from '../page-context.ts';
import { withQuery } from './with-query.ts';

/** Query parameter with the key of a document. */
export const DOCUMENT_PARAMETER = 'document';

/**
 * URL of the form before a document, or of the document itself for a visitor who has sent that
 * form; undefined if the site sends its documents in another way.
 */
export function documentHref(
  links: PageContext['links'],
  about: ListItem,
  document: PropertyDocument,
): string | undefined {
  const path = links.itemForm('document', about);
  const query = new URLSearchParams({ [DOCUMENT_PARAMETER]: documentKey(about, document) });
  return path === undefined ? undefined : withQuery(path, query);
}

/** The document of an item that a query string names. */
export function documentIn(query: URLSearchParams, about: ListItem): PropertyDocument | undefined {
  return documentWithKey(about, query.get(DOCUMENT_PARAMETER));
}
