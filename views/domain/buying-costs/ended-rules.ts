import type { IsoDate } from '../format/date.ts';
import { BOUGHT, type CostRule } from './cost-rule.ts';
import { rulesOf } from './rules-of.ts';

/**
 * Those of the rules that ended before this day and that no rule of their kind follows, in one of
 * their regions, for something that is bought there: costs are reckoned without them.
 */
export function endedRules(rules: readonly CostRule[], today: IsoDate): CostRule[] {
  return rules.filter((ended) => {
    const { kind, regions, until } = ended;
    if (until === undefined || until >= today) return false;
    const bought = 'bought' in ended ? ended.bought : BOUGHT;
    const isOnlyHome = kind === 'credit' || ('buyer' in ended && ended.buyer === 'only-home');
    return regions.some((region) =>
      bought.some((one) => {
        const query = { region, bought: one, isOnlyHome, on: today };
        return !rulesOf(rules, kind, query).some((rule) => isSameLine(rule, ended));
      }),
    );
  });
}

/** Whether both give the same line of a reckoning. */
function isSameLine(a: CostRule, b: CostRule): boolean {
  return partOf(a) === partOf(b);
}

function partOf(rule: CostRule): string | undefined {
  if (rule.kind === 'duty') return rule.duty;
  return 'of' in rule ? rule.of : undefined;
}
