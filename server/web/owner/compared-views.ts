import {
  comparableIds,
  type Comparison,
  comparisonOf,
  weeklyViews,
} from '../../../views/domain/history/comparison.ts';
import type { GraphSeries } from '../../../views/domain/owner/history.ts';
import { withDeadline } from '../../platform/concurrency/timers.ts';
import type { OwnerKey } from '../../services/crm/owner-port.ts';
import type { OwnerExchange } from './owner-answer.ts';
import type { SignInOptions } from './sign-in.ts';

/** Milliseconds that a page waits for a line that it can do without. */
const WAIT = 3_000;

type Graphs = ReadonlyMap<number, readonly GraphSeries[]>;

/**
 * The graphs of homes that are comparable to this one; undefined where they are too few or figures
 * are not shown. Never rejects: without them the page lacks a line.
 */
export async function comparableGraphs(
  { source }: OwnerExchange,
  { owner, homeId }: { owner: OwnerKey; homeId: number },
  { owners, log }: SignInOptions,
): Promise<Graphs | undefined> {
  if (!source.site.info.history.showVisitStats) return undefined;
  const { homes } = source.catalogue.data;
  const home = homes.find(({ id }) => id === homeId);
  const ids = comparableIds(home, homes);
  if (ids.length === 0) return undefined;
  try {
    const ask = (signal: AbortSignal) => owners.crm.graphs(owner, ids, signal);
    return await withDeadline(owners.timers, WAIT, ask);
  } catch (error) {
    log.warn({ home: homeId, err: error }, 'the views of comparable homes cannot be read');
    return undefined;
  }
}

/** The views of a home beside those of the others. @param now milliseconds since 1970. */
export function compared(
  details: readonly GraphSeries[] | undefined,
  graphs: Graphs | undefined,
  now: number,
): Comparison | undefined {
  if (!details || !graphs) return undefined;
  const others = [...graphs.values()].flatMap((one) => weeklyViews(one, now) ?? []);
  return comparisonOf(weeklyViews(details, now), others);
}
