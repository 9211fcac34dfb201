import type { Locale } from '../../../../views/domain/locale.ts';
import { textIn, type WireRecord } from '../wire-values.ts';
import { BAD_CUSTOMER, CrmRefusal } from './wire-answer.ts';

/** Records of a home, and why others were left out: a line each, without their content. */
export interface OwnRecords {
  records: WireRecord[];
  notes: readonly string[];
}

/** Fields with texts in the language of the call: the names of types. */
const TEXTS = ['AppointmentType', 'AppointmentStatus', 'TypeName', 'DocumentTypeName'];

type Ask = (locale: Locale) => Promise<OwnRecords>;

/** A part of a history, in the languages in which the CRM has it. */
export class HistoryPart {
  readonly records: Partial<Record<Locale, WireRecord[]>> = {};
  readonly failures: { locale: Locale; reason: unknown }[] = [];
  readonly #notes = new Set<string>();
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get isEmpty(): boolean {
    return Object.keys(this.records).length === 0;
  }

  /**
   * Whether another language is worth asking for: there is no answer yet, or an entry of it has no
   * text in a field that has texts in languages.
   */
  get lacksTexts(): boolean {
    const [first, ...others] = Object.values(this.records);
    if (!first) return true;
    return first.some((entry, index) => {
      const sameIn = [entry, ...others.map((records) => records[index])];
      return TEXTS.some((field) => field in entry && sameIn.every((one) => !textIn(one?.[field])));
    });
  }

  async fetch(locale: Locale): Promise<void> {
    try {
      const { records, notes } = await this.#ask(locale);
      this.records[locale] = records;
      notes.forEach((note) => this.#notes.add(note));
    } catch (reason) {
      this.failures.push({ locale, reason });
    }
  }

  /** @throws the error if it failed in every language so far, unless the CRM refuses it. */
  throwUnlessRefused(): void {
    const failed = this.failures.find(({ reason }) => !isRefused(reason));
    if (failed && this.isEmpty) throw failed.reason;
  }

  /** A line for each reason, with the languages that a failure holds for. */
  faults(): string[] {
    const locales = new Map<string, Locale[]>();
    for (const { locale, reason } of this.failures) {
      const said = reason instanceof Error ? reason.message : 'failed';
      locales.set(said, [...(locales.get(said) ?? []), locale]);
    }
    const failed = [...locales].map(([said, of]) => `${said} (${of.join(', ')})`);
    return [...failed, ...this.#notes];
  }
}

/** Whether the CRM refuses this call although it accepts the credentials. */
function isRefused(error: unknown): boolean {
  return error instanceof CrmRefusal && error.code !== BAD_CUSTOMER;
}
