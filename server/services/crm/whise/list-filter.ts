import type { Locale } from '../../../../views/domain/locale.ts';
import type { WireRecord } from '../wire-values.ts';
import type { WhiseOptions } from '../whise-options.ts';
import { ACTIVE_STATUS, ONLINE_STATUSES } from './estate-state.ts';
import { WhiseRefusal, WhiseUnauthorized } from './whise-answer.ts';

const LANGUAGES = 'LanguageIds';
const FLAGS = ['ShowRepresentatives', 'ShowDetails'] as const;

/**
 * The filter of lists. What was seen in few clients (German, representatives, details) is left out
 * once Whise refuses it: by its name, else one after the other. A list is then poorer, but whole.
 */
export class ListFilter {
  readonly #options: WhiseOptions;
  readonly #refused = new Set<string>();

  constructor(options: WhiseOptions) {
    this.#options = options;
  }

  /** What is left out since it was refused. */
  get refused(): readonly string[] {
    return [...this.#refused];
  }

  /** All of its parts are tried again: a refusal may have been of a moment. */
  forget(): void {
    this.#refused.clear();
  }

  /** @param languages those of the site. */
  filterFor(languages: readonly Locale[]): WireRecord {
    const { languageIds, representatives } = this.#options;
    const wanted = { ShowRepresentatives: representatives, ShowDetails: true };
    const flags = FLAGS.filter((name) => wanted[name] && !this.#refused.has(name));
    const ids = languages.map((locale) => languageIds[locale]);
    const asked = ids.filter((id) => id !== undefined && !this.#refused.has(id));
    const isAsked = asked.length > 0 && !this.#refused.has(LANGUAGES);
    return {
      StatusIds: [ACTIVE_STATUS],
      DisplayStatusIds: ONLINE_STATUSES,
      ...(isAsked && { [LANGUAGES]: asked }),
      ...Object.fromEntries(flags.map((name) => [name, true])),
    };
  }

  /**
   * Leaves out a part of the filter that was refused.
   * @returns whether another filter is left to try; if not, all parts are tried again next time.
   */
  learn(error: unknown, filter: WireRecord): boolean {
    if (!(error instanceof WhiseRefusal) || error instanceof WhiseUnauthorized) return false;
    const [first, ...others] = this.#unsureIn(filter);
    if (first === undefined) {
      this.#refused.clear();
      return false;
    }
    const named = [first, ...others].filter((part) => error.message.includes(part));
    // The languages are refused for one of them: German is the one that was not seen.
    const isForGerman = named.includes(LANGUAGES) && first !== LANGUAGES && !isFlag(first);
    for (const part of named.length === 0 || isForGerman ? [first] : named) this.#refused.add(part);
    return true;
  }

  /** Parts of a filter that may be refused, the least sure first. */
  #unsureIn(filter: WireRecord): string[] {
    const ids = Array.isArray(filter[LANGUAGES]) ? (filter[LANGUAGES] as string[]) : [];
    const german = ids.filter((id) => id === this.#options.languageIds.de && ids.length > 1);
    const flags = FLAGS.filter((name) => name in filter);
    return [...german, ...flags, ...(ids.length > 0 ? [LANGUAGES] : [])];
  }
}

function isFlag(part: string): boolean {
  return FLAGS.some((name) => name === part);
}
