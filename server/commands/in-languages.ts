import { LOCALES } from '../../views/domain/locale.ts';
import type { Languages } from '../../views/domain/site/languages.ts';

/**
 * A value of the starter's JSON for a site of these languages: texts keep these alone, in their
 * order.
 */
export function inLanguages(value: unknown, languages: Languages): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguages(one, languages));
  if (typeof value !== 'object' || value === null) return value;
  if (isTexts(value)) {
    return Object.fromEntries(
      languages.flatMap((code) => (code in value ? [[code, value[code] ?? '']] : [])),
    );
  }
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, inLanguages(inner, languages)]));
}

function isTexts(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => LOCALES.some((locale) => locale === key));
}
