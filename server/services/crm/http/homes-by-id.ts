import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { Locale } from '../../../../views/domain/locale.ts';
import type { CallOptions, CrmCalls } from './crm-calls.ts';
import { withScope } from './with-scope.ts';
import { STATUSES } from './wire/statuses.ts';
import type { Endpoint, WireParameters } from './wire/endpoints.ts';
import { eachTranslated, mergeOutcomes, type ListOutcome } from './wire-snapshot.ts';
import type { Translated } from './wire/wire-texts.ts';

/** Maximum number of homes requested by their ids in one call: the ids are in its address. */
const GROUP = 50;

interface HomesRequest {
  ids: readonly number[];
  signal: AbortSignal | undefined;
  /** All by default. */
  locales?: readonly Locale[];
  limit?: CallOptions['limit'];
}

/**
 * Calls back for each of the homes in any status, by groups. GetPropertiesByIDs has no language of
 * descriptions, so that it is asked only where lists lack fields.
 * @throws when no language can be fetched.
 */
export async function eachHome(
  calls: CrmCalls,
  config: HttpCrmConfig,
  { ids, signal, locales, limit }: HomesRequest,
  take: (id: number, home: Translated) => void,
): Promise<ListOutcome> {
  const asked = new Set(ids);
  // A CRM that does not filter would send every home.
  const takeAsked = (id: number, home: Translated) => asked.has(id) && take(id, home);
  const outcomes: ListOutcome[] = [];
  const each = <E extends Endpoint>(endpoint: E, own: WireParameters<E>) => {
    const parameters = withScope(config, endpoint, own);
    const request = { endpoint, parameters, options: config.options, signal, limit };
    return eachTranslated(calls, request, takeAsked, locales);
  };
  for (let from = 0; from < ids.length; from += GROUP) {
    const IDs = ids.slice(from, from + GROUP);
    const outcome = config.options.listsAreWhole
      ? each('GetPropertyList', { IDs, Status: STATUSES })
      : each('GetPropertiesByIDs', { IDs, StatusList: STATUSES });
    outcomes.push(await outcome);
  }
  return mergeOutcomes(outcomes);
}
