import { UnclearRefusal } from '../owner-port.ts';
import { CrmRejection } from '../calls/crm-rejection.ts';
import { InvalidCrmAnswer, CrmUnreachable } from '../calls/crm-unreachable.ts';
import { BAD_CUSTOMER, CrmRefusal } from './wire-answer.ts';

/** Advice for an agency on a failed call; undefined for any other error. */
export function crmAdvice(error: unknown): string | undefined {
  if (error instanceof CrmRefusal) return onRefusal(error);
  if (error instanceof InvalidCrmAnswer) return `${error.message}. ${NOT_THE_CRM}`;
  if (error instanceof UnclearRefusal) return crmAdvice(error.cause);
  if (error instanceof CrmRejection) return onRejection(error);
  if (!(error instanceof CrmUnreachable)) return undefined;
  // Errors of the earlier calls.
  if (error.cause !== undefined) return crmAdvice(error.cause);
  const isLate = error.message.includes('no answer within');
  const isLarge = error.message.includes('an answer of more than');
  if (isLate || isLarge) return `${error.message}. ${SMALLER}`;
  const isElsewhere = error.message.includes('no such host');
  return `${error.message}. ${isElsewhere ? NOT_THE_CRM : AGAIN}`;
}

const NOT_THE_CRM =
  'CRM_URL must be the address of the service, which ends in its name, such as .../Service.svc.';
const SMALLER =
  'If the CRM is up, set a smaller pageSize, or a larger listTimeout, in CRM_OPTIONS.';
const AGAIN = 'Is the CRM up, and CRM_URL its address? Then try again in a minute.';

/** Settings by which a part of the CRM is not requested, by its endpoint. */
const WITHOUT: Readonly<Record<string, string>> = {
  GetProjectList: 'A CRM without projects: set hasProjects to false in CRM_OPTIONS.',
  GetDeletedPropertyIDs: 'If the CRM has no such call, set hasDeletedIds to false in CRM_OPTIONS.',
};

const NOT_REGISTERED =
  "The CRM answers registered IP addresses only: have its supplier register this server's.";
const SHORTER = 'Set displayFields in CRM_OPTIONS to false: lists are then asked for every field.';

function onRejection({ status, isOfCall, message }: CrmRejection): string {
  if (!isOfCall) return `${message}. ${NOT_REGISTERED}`;
  return `${message}. ${status === 414 ? SHORTER : NOT_THE_CRM}`;
}

function onRefusal({ code, endpoint, message }: CrmRefusal): string {
  if (code === BAD_CUSTOMER) {
    return (
      'The CRM does not know the customer or the password: set CRM_CUSTOMER and CRM_PASSWORD. If ' +
      'they are right, set nameParameter and passwordParameter in CRM_OPTIONS.'
    );
  }
  if (endpoint === 'CheckPersonLogin') {
    return (
      `${message}. If that is how the CRM refuses a wrong password, add ${code ?? 0} to ` +
      'wrongPasswordCodes in CRM_OPTIONS: until then owners are told that signing in is closed.'
    );
  }
  const advice = WITHOUT[endpoint] ?? "Ask the CRM's supplier to allow it for this customer.";
  return `${message}. ${advice}`;
}
