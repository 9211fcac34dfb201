import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';
import { hasText, isTexts } from './written-texts.ts';

/** Where a name that is the same in every language needs to stand once only. */
const NAMES: ReadonlySet<string> = new Set(['cityNames']);

/** Files of items whose texts are shown in another language where they lack one. */
const ITEMS = /^(homes|projects)\/|^team\.json$/;

/** Texts that stand in a language and are missing in others that the site has. */
export function missingTexts({ json, site }: CheckedFolder): Warning[] {
  const { languages } = site.info;
  return [...json.nodes()].flatMap(({ file, path, key, value }) => {
    if (!isTexts(value) || NAMES.has(key)) return [];
    const missing = languages.filter((locale) => !hasText(value, locale));
    if (missing.length === 0 || !Object.keys(value).some((code) => hasText(value, code))) return [];
    const reason = `has no text in ${missing.join(', ')}${instead(file, value, languages)}`;
    return [{ file, path, reason, remedy: 'write the text in these languages too' }];
  });
}

function instead(
  file: string,
  texts: Readonly<Record<string, unknown>>,
  languages: readonly Locale[],
): string {
  const shown = [...languages, ...LOCALES].find((locale) => hasText(texts, locale));
  return shown !== undefined && ITEMS.test(file) ? `: that in ${shown} is shown` : '';
}
