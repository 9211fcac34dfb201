import { documentTitles, extensionOf } from '../../../views/domain/property/document-words.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { documentWithKey } from '../../../views/domain/site-file.ts';
import type { Reader } from '../../../views/domain/text/shown-text.ts';
import type { I18n } from '../../platform/i18n.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** The location of a file that is opened by a signed link. */
export interface FilePlace {
  /** Name of the file, which may contain unpublished data. */
  name: string;
  /** File name for visitors. */
  saveAs: string;
  /** URL at the CRM's host; undefined for a file of the agency's folder. */
  url?: string | undefined;
}

/** The documents that are published, and the words of their names. */
interface DocumentSource {
  readonly catalogue: Pick<Catalogue, 'port'>;
  readonly i18n: I18n;
  readonly site: Reader['site'];
}

/**
 * The location of a file; undefined if the catalogue has no such document now.
 * @param file its name (views/domain/site-file.ts).
 * @param locale of the name under which it is saved.
 */
export function placeOf(
  { catalogue, i18n, site }: DocumentSource,
  file: string,
  locale: Locale,
): FilePlace | undefined {
  const [kind, id = '', ...rest] = file.split('/');
  if (kind === 'site') return { name: id, saveAs: id };
  const port = catalogue.port(site.info.languages[0]);
  const about = kind === 'home' ? port.property(Number(id)) : port.project(Number(id));
  const document = about && documentWithKey(about, rest.join('/'));
  if (!document) return undefined;
  const { fileName, url } = document;
  const words = { locale, site, t: i18n.t(locale) };
  const title = documentTitles(about.documents, words).get(document) ?? '';
  return { name: fileName, saveAs: `${plain(title)} ${about.id}.${extensionOf(fileName)}`, url };
}

/** Without characters that file systems do not allow. */
function plain(title: string): string {
  return title.replace(/[\s\p{Cc}/\\:*?"<>|·]+/gu, ' ').trim();
}
