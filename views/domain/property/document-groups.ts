import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import type { PropertyDocument } from './property.ts';

/** Documents of one type; `type` is undefined if it has no name in the visitor's language. */
export interface DocumentGroup {
  type: string | undefined;
  documents: PropertyDocument[];
}

/** Documents by type, in the CRM's order; those without a type last (spec section 3). */
export function documentsByType(
  documents: readonly PropertyDocument[],
  locale: Locale,
): DocumentGroup[] {
  const typeOf = (document: PropertyDocument) =>
    textOf(document.documentTypeName, locale).trim() || undefined;
  const types = [...new Set(documents.map(typeOf))];
  const known = types.filter((type) => type !== undefined);
  return [...known, ...(types.length > known.length ? [undefined] : [])].map((type) => ({
    type,
    documents: documents.filter((document) => typeOf(document) === type),
  }));
}
