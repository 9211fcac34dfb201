import type { IsoDate } from '../format/date.ts';
import type { Bought, CostKind, CostRegion, CostRule, RuleOf } from './cost-rule.ts';

/** By what rules are chosen. */
export interface RuleQuery {
  region: CostRegion;
  bought: Bought;
  /** Whether it will be the buyer's only own home. */
  isOnlyHome: boolean;
  /** The day of the agreement. */
  on: IsoDate;
}

/**
 * The rules of a kind that hold in the region on the day, for what is bought and by whom. The first
 * is the one to take where a kind allows one: for the only own home before any, the latest first.
 */
export function rulesOf<K extends CostKind>(
  rules: readonly CostRule[],
  kind: K,
  query: RuleQuery,
): RuleOf<K>[] {
  const isKind = (rule: CostRule): rule is RuleOf<K> => rule.kind === kind;
  return rules
    .filter(isKind)
    .filter((rule) => holds(rule, query))
    .toSorted((a, b) => rank(b) - rank(a) || b.from.localeCompare(a.from));
}

function holds(rule: CostRule, { region, bought, isOnlyHome, on }: RuleQuery): boolean {
  return (
    rule.regions.includes(region) &&
    rule.from <= on &&
    (rule.until === undefined || on <= rule.until) &&
    (!('bought' in rule) || rule.bought.includes(bought)) &&
    (isOnlyHome || (rule.kind !== 'credit' && rank(rule) === 0))
  );
}

function rank(rule: CostRule): number {
  return 'buyer' in rule && rule.buyer === 'only-home' ? 1 : 0;
}
