import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../../views/domain/locale.ts';

const LOCALES_DIR = path.join(import.meta.dirname, '../../../locales');

/** Every text of a language by its dotted key, with plural suffix. */
export function textsOf(locale: Locale): Map<string, string> {
  const texts = new Map<string, string>();
  for (const file of filesOf(locale)) {
    const content = readFileSync(path.join(LOCALES_DIR, locale, file), 'utf8');
    collect(JSON.parse(content) as Texts, [], texts);
  }
  return texts;
}

/** Each file is a namespace. */
export function filesOf(locale: Locale): string[] {
  return readdirSync(path.join(LOCALES_DIR, locale)).sort();
}

/** Placeholders of a text: `{{count}} homes` has `count`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '').sort();
}

/** The key as passed to `t`: i18next adds the plural suffix. */
export function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

type Texts = { [name: string]: string | Texts };

function collect(value: Texts | string, at: readonly string[], into: Map<string, string>): void {
  if (typeof value === 'string') into.set(at.join('.'), value);
  else for (const [name, inner] of Object.entries(value)) collect(inner, [...at, name], into);
}
