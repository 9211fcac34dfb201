import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { Log } from '../../platform/log.ts';

/** Milliseconds for which the texts of a language are shown that the CRM no longer gives. */
const RETENTION_PERIOD = 24 * 3600_000;

/** When an answer first lacked a language, in milliseconds since 1970. */
export type MissingSince = Readonly<Partial<Record<Locale, number>>>;

interface Followed {
  /** Languages that the answer lacks. */
  missing: readonly Locale[];
  /** Languages that were shown until now. */
  known: readonly Locale[];
}

/** The languages that the CRM's answers lack, for the log, `/readyz` and the disk copy. */
export class MissingLanguages {
  #since: MissingSince = {};
  #kept: readonly Locale[] = [];

  get since(): MissingSince {
    return this.#since;
  }

  /** Continues what an earlier run has noted. */
  continued(since: MissingSince): void {
    this.#since = since;
  }

  /**
   * Notes the languages that an answer lacks, and logs what is new.
   * @param now milliseconds since 1970.
   * @returns those whose texts of before are shown.
   */
  follow({ missing, known }: Followed, now: number, log: Log): readonly Locale[] {
    const before = this.#since;
    const since = LOCALES.filter((locale) => missing.includes(locale)).flatMap((locale) => {
      const time = before[locale] ?? (known.includes(locale) ? now : undefined);
      return time === undefined ? [] : [[locale, time] as const];
    });
    this.#since = Object.fromEntries(since);
    const kept = since
      .filter(([, time]) => now - time < RETENTION_PERIOD)
      .map(([locale]) => locale);
    const last = this.#kept;
    this.#kept = kept;
    for (const language of LOCALES) {
      if (kept.includes(language) && !last.includes(language)) {
        log.warn({ language }, 'the CRM gives no texts in a language: those of before are kept');
      } else if (!missing.includes(language) && before[language] !== undefined) {
        log.info({ language }, 'the CRM gives texts in a language again');
      } else if (!kept.includes(language) && last.includes(language)) {
        log.error({ language }, 'the CRM has given no texts in a language for a day: it has none');
      }
    }
    return kept;
  }

  concerns(): string[] {
    return LOCALES.flatMap((locale) => {
      const since = this.#since[locale];
      if (since === undefined) return [];
      return this.#kept.includes(locale)
        ? [`texts in ${locale} are those of before, until ${timeText(since + RETENTION_PERIOD)}`]
        : [`the CRM has given no texts in ${locale} since ${timeText(since)}: none are shown`];
    });
  }
}

function timeText(time: number): string {
  return new Date(time).toISOString();
}
