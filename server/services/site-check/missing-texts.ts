import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';
import { hasText, isTexts } from './written-texts.ts';

/** Where a name that is the same in every language needs to stand once only. */
const NAMES: ReadonlySet<string> = new Set(['cityNames']);

/** Texts that stand in a language and are missing in others that the site has. */
export function missingTexts({ json, site }: CheckedFolder): Warning[] {
  return [...json.nodes()].flatMap(({ file, path, key, value }) => {
    if (!isTexts(value) || NAMES.has(key)) return [];
    const missing = site.info.languages.filter((locale) => !hasText(value, locale));
    if (missing.length === 0 || !Object.keys(value).some((code) => hasText(value, code))) return [];
    const reason = `has no text in ${missing.join(', ')}`;
    return [{ file, path, reason, remedy: 'write the text in these languages too' }];
  });
}
