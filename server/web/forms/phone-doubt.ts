import type { DoubtOf } from '../../../views/domain/forms/doubts.ts';
import { visitorPhone } from '../../../views/domain/format/visitor-phone.ts';
import type { Locale } from '../../../views/domain/locale.ts';

/**
 * A telephone number that nobody can call: it lacks a digit, or the code of its country. Numbering
 * plans change, so that it is asked about and not refused. Browsers do not load these plans.
 * @param language of the visitor.
 */
export function phoneDoubt(language: Locale): DoubtOf {
  return ({ type }, value) =>
    type === 'tel' && visitorPhone(value, language) === undefined ? 'oddPhone' : undefined;
}
