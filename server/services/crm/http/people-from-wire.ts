import { type Manager, managerSchema } from '../../../../views/domain/property/property.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import { withScope } from './with-scope.ts';
import { securedUrl } from '../secured-url.ts';
import { CrmRefusal } from './wire-answer.ts';
import { fetchTranslated, type ListOutcome } from './wire-snapshot.ts';
import { anyOf, textsOf, type Translated } from './wire/wire-texts.ts';
import { idIn, textIn, withoutAbsent } from '../wire-values.ts';

interface People {
  /** Undefined where the CRM refuses the list. */
  team: Manager[] | undefined;
  outcome: ListOutcome;
  refusal?: CrmRefusal;
}

/**
 * The people of the agency; entries without id or name are left out, which is not a fault. Homes
 * have their manager without it, so that a list that is refused costs nothing else.
 */
export async function fetchPeople(
  calls: CrmCalls,
  config: HttpCrmConfig,
  signal: AbortSignal | undefined,
): Promise<People> {
  try {
    return await readPeople(calls, config, signal);
  } catch (error) {
    if (!(error instanceof CrmRefusal)) throw error;
    const outcome = { faults: [], failed: [], refused: [] };
    return { team: undefined, outcome, refusal: error };
  }
}

async function readPeople(
  calls: CrmCalls,
  config: HttpCrmConfig,
  signal: AbortSignal | undefined,
): Promise<People> {
  const parameters = withScope(config, 'GetUserList', {});
  const { options } = config;
  const request = { endpoint: 'GetUserList' as const, parameters, options, signal };
  const { items, ...outcome } = await fetchTranslated(calls, request);
  const team = [...items.values()].flatMap((person) => personFromWire(person) ?? []);
  return { team, outcome: { ...outcome, faults: [] } };
}

function personFromWire(translated: Translated): Manager | undefined {
  const wire = anyOf(translated);
  const person = withoutAbsent({
    id: idIn(wire['ID']),
    name: textIn(wire['Name']),
    photo: securedUrl(textIn(wire['Photo'])),
    function: textsOf(translated, 'Function'),
    ipi: textIn(wire['IPI']),
    directPhone: textIn(wire['DirectPhone']),
    mobilePhone: textIn(wire['MobilePhone']),
    email: textIn(wire['Email']),
  });
  return managerSchema.safeParse(person).data;
}
