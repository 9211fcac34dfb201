import type { Locale } from '../locale.ts';
import { SEPARATOR } from '../text/separator.ts';
import { textOf } from '../text/multilingual.ts';
import type { PropertyDocument } from './property.ts';

const EXTENSION = /\.([a-z0-9]{2,5})$/i;

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

/** Title of a document: its comment, else its file name without extension. */
export function documentName({ comment, fileName }: PropertyDocument, locale: Locale): string {
  return textOf(comment, locale).trim() || fileName.replace(EXTENSION, '');
}

/** What a document is, in one line: its type, and what is said of it. */
export function documentTitle(document: PropertyDocument, locale: Locale, unknown: string): string {
  const type = textOf(document.documentTypeName, locale).trim();
  const comment = textOf(document.comment, locale).trim();
  const said = comment || (type === '' ? documentName(document, locale) : '');
  return [type || unknown, said].filter((part) => part !== '').join(SEPARATOR);
}

/** The file name's extension in capitals, `PDF`; '' if it has none. */
export function documentFormat({ fileName }: PropertyDocument): string {
  return EXTENSION.exec(fileName)?.[1]?.toUpperCase() ?? '';
}
