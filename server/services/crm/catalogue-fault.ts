import { InvalidCrmAnswer, CrmUnreachable } from './calls/crm-unreachable.ts';
import { RefusedCall } from './calls/refused-call.ts';

/** What a refresh met, by the kind of a call's failure. */
const UNREACHABLE = {
  'no connection': 'the CRM cannot be reached',
  late: 'the CRM answers too late',
  failing: 'the CRM fails',
} as const;

/**
 * Why the CRM's data could not be taken, for the log and `/readyz`: a refusal, no connection, an
 * answer that is late or no answer of a CRM. Contains nothing of the request.
 */
export function faultText(error: unknown): string {
  if (error instanceof RefusedCall) return `the CRM refuses: ${error.message}`;
  if (error instanceof InvalidCrmAnswer)
    return `the CRM answers what cannot be read: ${error.message}`;
  if (!(error instanceof CrmUnreachable)) return "the CRM's data cannot be taken: the log says why";
  // Not asked, because earlier calls failed: their error says more.
  if (error.cause !== undefined) return faultText(error.cause);
  return `${UNREACHABLE[error.kind]}: ${error.message}`;
}

/** @param ms milliseconds within which the catalogue was to be there. */
export function tooLate(ms: number): Error {
  return new CrmUnreachable('the catalogue', `no answer within ${ms / 1000} s`, { kind: 'late' });
}
