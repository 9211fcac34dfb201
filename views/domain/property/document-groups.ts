import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import type { PropertyDocument } from './property.ts';

const ENDING = /\.([a-z0-9]{2,5})$/i;

/** Documents of one type; no type for those whose type has no name in the visitor's language. */
export interface DocumentGroup {
  type: string | undefined;
  documents: PropertyDocument[];
}

/** A home's documents by type, in the order of the CRM; those of unknown type last (spec section 3). */
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

/** What a document is called: its comment, else its file's name without the ending. */
export function documentName({ comment, fileName }: PropertyDocument, locale: Locale): string {
  return textOf(comment, locale).trim() || fileName.replace(ENDING, '');
}

/** The kind of file by its ending, `PDF`; '' for a name without one. */
export function documentFormat({ fileName }: PropertyDocument): string {
  return ENDING.exec(fileName)?.[1]?.toUpperCase() ?? '';
}
