import { type Reader, shownText } from '../text/shown-text.ts';
import { formatBytes, type Translate } from '../format/bytes.ts';
import type { Locale } from '../locale.ts';
import { SEPARATOR } from '../text/separator.ts';
import { textOf } from '../text/multilingual.ts';
import type { PropertyDocument } from './property.ts';

const EXTENSION = /\.([a-z0-9]{2,5})$/i;

interface Words extends Reader {
  t: Translate;
}

/**
 * The display name of each document of an item: its type and description. Never its file name,
 * which may contain an unpublished address. Equal names are numbered.
 */
export function documentTitles(
  documents: readonly PropertyDocument[],
  words: Words,
): ReadonlyMap<PropertyDocument, string> {
  const titles = documents.map((document) => {
    const said = titleParts(document, words.locale, documentLang(document, words));
    return said.join(SEPARATOR) || words.t('documents.which');
  });
  const numbered = titles.map((title, index) => {
    if (titles.indexOf(title) === titles.lastIndexOf(title)) return title;
    return `${title} ${titles.slice(0, index + 1).filter((other) => other === title).length}`;
  });
  return new Map(documents.map((document, index) => [document, numbered[index]!]));
}

/**
 * The language of a document's title, if it is not the page's: that of its type, else of its
 * description, where neither is in the page's language.
 */
export function documentLang(document: PropertyDocument, reader: Reader): Locale | undefined {
  if (titleParts(document, reader.locale).length > 0) return undefined;
  const { documentTypeName, comment } = document;
  return shownText(documentTypeName, reader).lang ?? shownText(comment, reader).lang;
}

/** The type and description that there are in the language. */
function titleParts(
  { documentTypeName, comment }: PropertyDocument,
  own: Locale,
  other?: Locale,
): string[] {
  const parts = [documentTypeName, comment].map((text) => textOf(text, other ?? own).trim());
  return parts.filter((part) => part !== '');
}

/** Format of a document, and its size if known: `PDF`, `240 KB`. */
export function documentFormat({ fileName, bytes }: PropertyDocument, t: Translate): string[] {
  const extension = extensionOf(fileName).toUpperCase();
  const size = bytes === undefined ? '' : formatBytes(bytes, t);
  return [extension, size].filter((part) => part !== '');
}

/** `EPC certificate, PDF, 240 KB`. */
export function documentLine(
  documents: readonly PropertyDocument[],
  document: PropertyDocument,
  words: Words,
): string {
  const title = documentTitles(documents, words).get(document) ?? words.t('documents.which');
  return [title, ...documentFormat(document, words.t)].join(', ');
}

/** Extension of a file name, without the dot; '' if it has none. */
export function extensionOf(fileName: string): string {
  return EXTENSION.exec(fileName)?.[1] ?? '';
}
