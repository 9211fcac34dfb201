import { languageSchema } from '../../../views/domain/text/multilingual.ts';

/** Language codes in lower and upper case. */
const CODES: ReadonlySet<string> = new Set(languageSchema.options);

/** Whether a value of a JSON file is by language code, and by nothing else. */
export function isTexts(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => CODES.has(key));
}

/** Whether there is a text under a language code, in lower or upper case. */
export function hasText(texts: Readonly<Record<string, unknown>>, code: string): boolean {
  return [texts[code], texts[code.toUpperCase()]].some((text) =>
    typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0,
  );
}
