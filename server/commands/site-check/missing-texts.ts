import { LOCALES } from '../../../views/domain/locale.ts';
import { languageSchema } from '../../../views/domain/text/multilingual.ts';
import type { CheckedFolder } from './checked-folder.ts';
import type { Warning } from './finding.ts';

const LANGUAGES: ReadonlySet<string> = new Set(languageSchema.options);
/** Where a name that is the same in every language needs to stand once only. */
const NAMES: ReadonlySet<string> = new Set(['cityNames']);

/** Texts that stand in some languages of the site and are missing in others. */
export function missingTexts({ json }: CheckedFolder): Warning[] {
  return [...json.nodes()].flatMap(({ file, path, key, value }) => {
    if (!isTexts(value) || NAMES.has(key)) return [];
    const missing = LOCALES.filter((locale) => !hasText(value, locale));
    if (missing.length === 0 || missing.length === LOCALES.length) return [];
    const reason = `has no text in ${missing.join(', ')}`;
    return [{ file, path, reason, remedy: 'write the text in these languages too' }];
  });
}

/** By language code, and by nothing else. */
function isTexts(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => LANGUAGES.has(key));
}

function hasText(texts: Readonly<Record<string, unknown>>, locale: string): boolean {
  return [texts[locale], texts[locale.toUpperCase()]].some((text) =>
    typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0,
  );
}
