import type { DatabaseSync } from 'node:sqlite';
import { eachRow } from '../../../platform/sqlite/readable-rows.ts';

/** What is known of leads that cannot be read any more. Times are milliseconds since 1970. */
export interface LostLeads {
  /** At least as many: what nothing names is not counted. */
  count: number;
  /** When the first and the last of them were received, as far as that is known. */
  from?: number;
  until?: number;
}

/** What a damaged file says of the leads that it had. */
export interface NamedLeads {
  /** Number of leads by when they were received. */
  times: ReadonlyMap<number, number>;
  ids: ReadonlySet<string>;
}

/** By the index of times, which may be whole where the leads are not, and by other tables. */
export function namedLeads(db: DatabaseSync): NamedLeads {
  const times = new Map<number, number>();
  eachRow(db, 'SELECT received_at FROM lead INDEXED BY lead_by_time', ({ received_at: at }) => {
    times.set(Number(at), (times.get(Number(at)) ?? 0) + 1);
  });
  const ids = new Set<string>();
  for (const table of ['delivery', 'lead_details', 'lead_version']) {
    eachRow(db, `SELECT lead FROM ${table}`, ({ lead }) => ids.add(String(lead)));
  }
  return { times, ids };
}

/** Of the leads that files name, those that are not stored. */
export function lostLeads(named: readonly NamedLeads[], store: DatabaseSync): LostLeads {
  const stored = namedLeads(store);
  const lost = new Map<number, number>();
  for (const { times } of named) {
    for (const [at, count] of times) {
      const missing = count - (stored.times.get(at) ?? 0);
      if (missing > 0) lost.set(at, Math.max(missing, lost.get(at) ?? 0));
    }
  }
  const byTime = [...lost.values()].reduce((sum, count) => sum + count, 0);
  const known = store.prepare('SELECT 1 FROM lead WHERE id = ?');
  const ids = new Set(named.flatMap((each) => [...each.ids]));
  const byId = [...ids].filter((id) => known.get(id) === undefined).length;
  const at = [...lost.keys()].toSorted((a, b) => a - b);
  const [from, until] = [at[0], at.at(-1)];
  return {
    count: Math.max(byTime, byId),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
  };
}
