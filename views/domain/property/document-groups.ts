import { type Reader, shownText } from '../text/shown-text.ts';
import type { Locale } from '../locale.ts';
import type { PropertyDocument } from './property.ts';

/** Documents of one type; `type` is undefined if it has no name. */
export interface DocumentGroup {
  type: string | undefined;
  /** Language of the type, if it is not the page's. */
  lang?: Locale | undefined;
  documents: PropertyDocument[];
}

/** Documents by type, in the CRM's order; those without a type last (spec section 3). */
export function documentsByType(
  documents: readonly PropertyDocument[],
  reader: Reader,
): DocumentGroup[] {
  const typeOf = (document: PropertyDocument) =>
    shownText(document.documentTypeName, reader).text.trim() || undefined;
  const types = [...new Set(documents.map(typeOf))];
  const known = types.filter((type) => type !== undefined);
  return [...known, ...(types.length > known.length ? [undefined] : [])].map((type) => {
    const ofType = documents.filter((document) => typeOf(document) === type);
    return { type, lang: shownText(ofType[0]?.documentTypeName, reader).lang, documents: ofType };
  });
}
