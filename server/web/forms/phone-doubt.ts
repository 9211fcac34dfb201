import { phoneFault } from '../../../views/domain/format/phone-fault.ts';
import { visitorPhone } from '../../../views/domain/format/visitor-phone.ts';
import type { DoubtOf } from '../../../views/domain/forms/doubts.ts';
import type { Locale } from '../../../views/domain/locale.ts';

/**
 * A telephone number that nobody can call, with the reason where it is known: digits are missing or
 * too many, or there is no such country code. Numbering plans change, so that it is asked about and
 * not refused. Browsers do not load these plans.
 * @param language of the visitor.
 */
export function phoneDoubt(language: Locale): DoubtOf {
  return ({ type }, value) => {
    if (type !== 'tel' || visitorPhone(value, language)) return undefined;
    const fault = phoneFault(value, language);
    return fault === undefined || fault === 'phone' ? 'oddPhone' : fault;
  };
}
