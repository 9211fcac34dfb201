import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';
import { hasText, isTexts } from './written-texts.ts';

/** Where a name that is the same in every language needs to stand once only. */
const NAMES: ReadonlySet<string> = new Set(['cityNames', 'streetNames']);

/** Files all of whose texts are shown in another language where they lack one. */
const CONTENT = /^(articles|faq|homes|projects)\/|^(team|testimonials)\.json$/;
/** Texts of the content of pages, and names and places of offices in the settings. */
const SHOWN_PARTS = /^params\.(modules|layoutConfig)|^offices/;

/** Texts that stand in a language and are missing in others that the site has. */
export function missingTexts({ json, site }: CheckedFolder): Warning[] {
  const { languages } = site.info;
  return [...json.nodes()].flatMap(({ file, path, key, value }) => {
    if (!isTexts(value) || NAMES.has(key)) return [];
    const missing = languages.filter((locale) => !hasText(value, locale));
    if (missing.length === 0 || !Object.keys(value).some((code) => hasText(value, code))) return [];
    const reason = `has no text in ${missing.join(', ')}${instead({ file, path }, value, languages)}`;
    return [{ file, path, reason, remedy: 'write the text in these languages too' }];
  });
}

function instead(
  { file, path }: { file: string; path: string },
  texts: Readonly<Record<string, unknown>>,
  languages: readonly Locale[],
): string {
  const shown = [...languages, ...LOCALES].find((locale) => hasText(texts, locale));
  return shown !== undefined && (CONTENT.test(file) || SHOWN_PARTS.test(path))
    ? `: that in ${shown} is shown`
    : '';
}
