import type { CostRule } from '../../../views/domain/buying-costs/cost-rule.ts';
import { longUnchecked } from '../../../views/domain/buying-costs/unchecked-since.ts';
import type { IsoDate } from '../../../views/domain/format/date.ts';

/** One sentence about rules of the costs of buying that nobody has checked for a year. */
export function uncheckedRules(rules: readonly CostRule[], today: IsoDate): string | undefined {
  const old = longUnchecked(rules, today);
  const [oldest] = old.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  if (!oldest) return undefined;
  const { id, checkedOn } = oldest;
  return `${old.length} rules of the costs of buying were not checked for a year; ${id} was on ${checkedOn}`;
}
