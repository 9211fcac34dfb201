import type { IsoDate } from '../format/date.ts';
import type { CostRule } from './cost-rule.ts';

/** Years after which somebody should look at a rule's source again. */
const MAX_AGE = 1;

/**
 * Those of the rules that still hold and were last compared with their source more than a year
 * before this day.
 */
export function longUnchecked(rules: readonly CostRule[], today: IsoDate): CostRule[] {
  const limit = `${Number(today.slice(0, 4)) - MAX_AGE}${today.slice(4)}`;
  return rules.filter(
    ({ checkedOn, until }) => checkedOn < limit && (until === undefined || today <= until),
  );
}
