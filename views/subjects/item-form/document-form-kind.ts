import { DOCUMENT_PARAMETER } from '../../routing/document-href.ts';
import type { SubjectKind } from '../subject-kind.ts';
import { itemFormKind } from './item-form-kind.ts';
import type { ItemFormSubject } from './item-form-subject.ts';

/**
 * The form before a document. Whether it is shown depends on a cookie of the visitor, and which
 * document is chosen in it on the query string.
 */
export const documentFormKind: SubjectKind<ItemFormSubject<'document'>> = {
  ...itemFormKind('document', ({ documents }) => documents.length > 0),
  cacheRule: () => 'no-store',
  sharedQuery: (_subject, query) => {
    const name = query.get(DOCUMENT_PARAMETER);
    return new URLSearchParams(name === null ? [] : [[DOCUMENT_PARAMETER, name]]);
  },
};
