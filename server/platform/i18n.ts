import { readdir } from 'node:fs/promises';
import path from 'node:path';
import i18next, { type TFunction } from 'i18next';
import FsBackend, { type FsBackendOptions } from 'i18next-fs-backend';
import { LRUCache } from 'lru-cache';
import { formatNumber } from '../../views/domain/format/number.ts';
import { LOCALES, type Locale } from '../../views/domain/locale.ts';
import { contractArticles } from '../../views/domain/text/french-articles.ts';

export interface I18n {
  /** The texts of a language. */
  t(locale: Locale): TFunction;
}

/** Called for a key that a language lacks. The page then shows the key. */
export type OnMissing = (missing: { locale: string; namespace: string; key: string }) => void;

/**
 * Loads every text of every language: `{dir}/{locale}/{namespace}.json`. There is no fallback
 * language. Values are inserted unescaped, because React escapes its output.
 * @throws when a file is missing or is not JSON.
 */
export async function createI18n(dir: string, onMissing: OnMissing): Promise<I18n> {
  const files = await readdir(path.join(dir, LOCALES[0]));
  const namespaces = files
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -5));
  const i18n = i18next.createInstance();
  const seen = new Set<string>();
  await i18n.use(FsBackend).init<FsBackendOptions>({
    backend: { loadPath: path.join(dir, '{{lng}}', '{{ns}}.json') },
    supportedLngs: [...LOCALES],
    preload: [...LOCALES],
    fallbackLng: false,
    ns: namespaces,
    defaultNS: 'common',
    // The default; set, because otherwise i18next tests every key for being a sentence.
    keySeparator: '.',
    nsSeparator: ':',
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
  const texts = LOCALES.map((locale) => [
    locale,
    remembering(i18n.getFixedT(locale), FINISH[locale] ?? asItIs),
  ]);
  const byLocale = Object.fromEntries(texts) as Record<Locale, TFunction>;
  return { t: (locale) => byLocale[locale] };
}

/** Values that count something; other numbers are references, steps, years. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'total']);

/** The values as they stand in a text. Counts are grouped as prices are (docs/facts.md, "Formats"). */
function textsOf(values: Values): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    String(COUNTS.has(name) && typeof value === 'number' ? formatNumber(value) : value),
  ]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Changes of a text in a language after interpolation. */
const FINISH: Readonly<Partial<Record<Locale, (text: string) => string>>> = {
  fr: contractArticles,
};
const asItIs = (text: string) => text;

/** Texts with values cached per language; a site with a hundred homes has some thousand. */
const MAX_REMEMBERED = 5000;

/**
 * Caches each text: a page uses the same ones for each of its homes, and i18next would take a sixth
 * of the rendering time. Values are numbers and strings.
 */
function remembering(t: TFunction, finish: (text: string) => string): TFunction {
  const filled = new LRUCache<string, string>({ max: MAX_REMEMBERED });
  // Bounded by the number of keys; most texts have no values.
  const plain = new Map<string, string>();
  const ask = t as unknown as (key: string, values?: object) => string;
  const recall = (key: string, values?: Values) => {
    const [known, name] = values === undefined ? [plain, key] : [filled, nameOf(key, values)];
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const text = finish(ask(key, values && { ...values, replace: textsOf(values) }));
    known.set(name, text);
    return text;
  };
  return recall as unknown as TFunction;
}

type Values = Readonly<Record<string, string | number>>;

/**
 * The cache key of a text with values: strings are prefixed by their length, so that keys are
 * unambiguous.
 */
function nameOf(key: string, values: Values): string {
  let name = key;
  for (const field in values) {
    const value = values[field];
    name +=
      typeof value === 'string' ? ` ${field} "${value.length} ${value}` : ` ${field} ${value}`;
  }
  return name;
}
