/** Digits of a telephone number: short ones of Luxembourg, and the most that ITU-T E.164 allows. */
export const PHONE_DIGITS = { min: 6, max: 15 } as const;

/** Digits with what people write between them. */
const RUN = /[+(]{0,2}\d(?:[\d\s()./\\–-]*\d)?\)?/g;
/** What stands between two numbers of one text, with digits on both sides. */
const BETWEEN = /\s+[/\\–-]\s+|\s{2,}/;

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
 * the most digits. Of two numbers in one run, "0475 12 34 56 / 09 278 40 16", the first. Undefined
 * if there are no digits. Whether it is a number of any country is for {@link visitorPhone}, which
 * browsers need not load.
 */
export function phoneCandidate(text: string): PhoneCandidate | undefined {
  const runs = [...text.matchAll(RUN)].map(([number]) => withDigits(firstOf(number)));
  const longest = runs.toSorted((a, b) => b.digits.length - a.digits.length)[0];
  const found = runs.find(({ digits }) => digits.length >= PHONE_DIGITS.min) ?? longest;
  if (!found) return undefined;
  const rest = text.replace(found.number, ' ').replace(/\s+/g, ' ').trim();
  return { ...found, ...(rest !== '' && { rest }) };
}

/** The first number of a run that is too long for one. */
function firstOf(run: string): string {
  if (withDigits(run).digits.length <= PHONE_DIGITS.max) return run;
  const [first = run] = run.split(BETWEEN);
  return withDigits(first).digits.length >= PHONE_DIGITS.min ? first : run;
}

function withDigits(number: string) {
  return { number, digits: number.replace(/\D/g, '') };
}
