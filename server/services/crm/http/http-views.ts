import { CrmRejection } from '../calls/crm-rejection.ts';
import { CrmUnreachable } from '../calls/crm-unreachable.ts';
import type { ViewPort } from '../view-port.ts';
import type { CrmCalls } from './crm-calls.ts';
import { BAD_CUSTOMER, CrmRefusal } from './wire-answer.ts';

/**
 * Views by GetProperty and GetProject with UpdateVisit. RealClientIp stays out: the visitor's address is personal
 * data that the figures do not need (docs/decisions/119-views-of-homes.md).
 */
export function httpViews(calls: CrmCalls): ViewPort {
  return {
    async report({ kind, id: ID }, signal) {
      const viewed = { ID, UpdateVisit: true };
      // Not repeated: the CRM may have counted a call whose answer was lost.
      const options = { signal, kind: 'optional' } as const;
      try {
        if (kind === 'project') await calls.call('GetProject', viewed, options);
        else await calls.call('GetProperty', { ...viewed, DisplayFields: ['ID'] }, options);
        return true;
      } catch (error) {
        if (isUnheard(error)) return false;
        throw error;
      }
    },
  };
}

function isUnheard(error: unknown): boolean {
  if (error instanceof CrmUnreachable) return error.isUnheard;
  if (error instanceof CrmRefusal) return error.code === BAD_CUSTOMER;
  return error instanceof CrmRejection && !error.isOfCall;
}
