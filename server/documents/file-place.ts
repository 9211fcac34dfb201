import { documentTitles, extensionOf } from '../../views/domain/property/document-words.ts';
import type { Locale } from '../../views/domain/locale.ts';
import { documentWithKey } from '../../views/domain/site-file.ts';
import type { PageSource } from '../routes/page-source.ts';

/** Where a file is that is opened by a signed link. */
export interface FilePlace {
  /** Of the file, which may tell what is not published. */
  name: string;
  /** Under which visitors save it. */
  saveAs: string;
  /** URL at the CRM's host; undefined for a file of the agency's folder. */
  url?: string | undefined;
}

/**
 * Where a file is; undefined if the catalogue has no such document now.
 * @param file its name (views/domain/site-file.ts).
 * @param locale of the name under which it is saved.
 */
export function placeOf(
  { catalogue, i18n }: Pick<PageSource, 'catalogue' | 'i18n'>,
  file: string,
  locale: Locale,
): FilePlace | undefined {
  const [kind, id = '', ...rest] = file.split('/');
  if (kind === 'site') return { name: id, saveAs: id };
  const port = catalogue.port('nl');
  const about = kind === 'home' ? port.property(Number(id)) : port.project(Number(id));
  const document = about && documentWithKey(about, rest.join('/'));
  if (!document) return undefined;
  const { fileName, url } = document;
  const words = { locale, t: i18n.t(locale) };
  const title = documentTitles(about.documents, words).get(document) ?? '';
  return { name: fileName, saveAs: `${plain(title)} ${about.id}.${extensionOf(fileName)}`, url };
}

/** Without what file systems do not take in a name. */
function plain(title: string): string {
  return title.replace(/[\s\p{Cc}/\\:*?"<>|·]+/gu, ' ').trim();
}
