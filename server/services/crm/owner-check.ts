import type { Log } from '../../platform/log.ts';
import type { OwnerPort } from './owner-port.ts';

/**
 * Returns a check that logs faults that keep owners from signing in, each once until it is fixed,
 * and logs when all are. It never rejects: a CRM that does not answer is logged as well.
 */
export function ownerCheck(owners: OwnerPort, log: Log): () => Promise<void> {
  let known = new Set<string>();
  return async () => {
    const found = await faultsOf(owners);
    for (const [fault, facts] of found) {
      if (!known.has(fault)) log.warn(facts, 'owners cannot sign in');
    }
    if (known.size > 0 && found.size === 0) log.info('every owner can sign in again');
    known = new Set(found.keys());
  };
}

async function faultsOf(owners: OwnerPort): Promise<Map<string, object>> {
  try {
    const dropped = await owners.check();
    return new Map(dropped.map(({ item, reason }) => [`${item} ${reason}`, { item, reason }]));
  } catch (error) {
    return new Map([[String(error), { err: error }]]);
  }
}
