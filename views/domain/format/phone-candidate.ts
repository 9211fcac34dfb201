/** Digits of a telephone number: short ones of Luxembourg, and the most that ITU-T E.164 allows. */
export const PHONE_DIGITS = { min: 6, max: 15 } as const;

/** Digits with what people write between them. */
const RUN = /[+(]{0,2}\d(?:[\d\s()./\\–-]*\d)?\)?/g;

/** A telephone number in a text, and what stands beside it: "(na 18u)". */
export interface PhoneCandidate {
  /** As it was typed. */
  number: string;
  digits: string;
  /** Undefined if nothing else was typed. */
  rest?: string;
}

/**
 * The first part of a text that may be a telephone number: at least six digits; else the one with
 * the most digits. Undefined if there are no digits. Whether it is a number of any country is for
 * {@link visitorPhone}, which browsers need not load.
 */
export function phoneCandidate(text: string): PhoneCandidate | undefined {
  const runs = [...text.matchAll(RUN)].map(([number]) => ({ number, digits: digitsOf(number) }));
  const longest = runs.toSorted((a, b) => b.digits.length - a.digits.length)[0];
  const found = runs.find(({ digits }) => digits.length >= PHONE_DIGITS.min) ?? longest;
  if (!found) return undefined;
  const rest = text.replace(found.number, ' ').replace(/\s+/g, ' ').trim();
  return { ...found, ...(rest !== '' && { rest }) };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
