import { readdir } from 'node:fs/promises';
import path from 'node:path';
import i18next, { type TFunction } from 'i18next';
import FsBackend, { type FsBackendOptions } from 'i18next-fs-backend';
import { LOCALES, type Locale } from '../views/domain/locale.ts';

export interface I18n {
  /** The texts of a language. */
  t(locale: Locale): TFunction;
}

/** Told of a key that a language lacks. The page then shows the key. */
export type OnMissing = (missing: { locale: string; namespace: string; key: string }) => void;

/**
 * Loads every text of every language: `{dir}/{locale}/{namespace}.json`. A language never borrows
 * from another one. Values are put in unescaped, because React escapes what it writes.
 * @throws when a file is missing or is not JSON.
 */
export async function createI18n(dir: string, onMissing: OnMissing): Promise<I18n> {
  const files = await readdir(path.join(dir, LOCALES[0]));
  const namespaces = files.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
  const i18n = i18next.createInstance();
  const seen = new Set<string>();
  await i18n.use(FsBackend).init<FsBackendOptions>({
    backend: { loadPath: path.join(dir, '{{lng}}', '{{ns}}.json') },
    supportedLngs: [...LOCALES],
    preload: [...LOCALES],
    fallbackLng: false,
    ns: namespaces,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    saveMissing: true,
    saveMissingTo: 'current',
    missingKeyHandler: ([locale = ''], namespace, key) => {
      const name = `${locale} ${namespace} ${key}`;
      if (seen.has(name)) return;
      seen.add(name);
      onMissing({ locale, namespace, key });
    },
  });
  for (const locale of LOCALES) {
    for (const namespace of namespaces) {
      if (i18n.hasResourceBundle(locale, namespace)) continue;
      throw new Error(`${locale}/${namespace}.json cannot be read as texts`);
    }
  }
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, i18n.getFixedT(locale)]));
  return { t: (locale) => texts[locale] as TFunction };
}
