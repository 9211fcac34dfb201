import { InvalidCrmAnswer, CrmUnreachable } from '../calls/crm-unreachable.ts';
import { WhiseRefusal } from './whise-answer.ts';
import { WhiseLoginRefused } from './whise-tokens.ts';

const OPTIONS =
  'Options in WHISE_OPTIONS say what is requested (docs/whise.md, "Options"); else ask Whise what it means.';

/** Advice for an operator on a failed call; undefined for any other error. */
export function adviceOn(error: unknown): string | undefined {
  if (error instanceof WhiseLoginRefused) return error.message;
  if (error instanceof WhiseRefusal) return `${error.message}. ${OPTIONS}`;
  if (error instanceof InvalidCrmAnswer)
    return `${error.message}. Is WHISE_URL the address of Whise?`;
  if (!(error instanceof CrmUnreachable)) return undefined;
  if (error.cause !== undefined) return adviceOn(error.cause);
  const isLarge = /no answer within|an answer of more than/.test(error.message);
  return isLarge
    ? `${error.message}. If Whise is up, set a smaller pageSize, or a larger listTimeout, in WHISE_OPTIONS.`
    : `${error.message}. Is Whise up, and WHISE_URL its address? Then try again in a minute.`;
}
