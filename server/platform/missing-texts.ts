import type { OnMissing } from './i18n.ts';

/** Maximum number of texts named for a language. */
const MAX_NAMED = 3;

/** Texts of the interface that pages asked for and that a language lacks. */
export class MissingTexts {
  readonly #byLocale = new Map<string, string[]>();
  readonly #report: OnMissing;

  /** @param report called for each as well. */
  constructor(report: OnMissing) {
    this.#report = report;
  }

  /** Notes a text; the texts call it once for each. */
  readonly note: OnMissing = (missing) => {
    const { locale, namespace, key } = missing;
    const keys = this.#byLocale.get(locale) ?? [];
    this.#byLocale.set(locale, [...keys, `${namespace}:${key}`]);
    this.#report(missing);
  };

  /** Messages for the operator, one for each language. */
  concerns(): string[] {
    return [...this.#byLocale].map(([locale, keys]) => {
      const more = keys.length > MAX_NAMED ? ` and ${keys.length - MAX_NAMED} more` : '';
      return `texts of ${locale} are missing: ${keys.slice(0, MAX_NAMED).join(', ')}${more}`;
    });
  }
}
