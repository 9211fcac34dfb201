import type { CostRule } from '../../../views/domain/buying-costs/cost-rule.ts';
import { endedRules } from '../../../views/domain/buying-costs/ended-rules.ts';
import { longUnchecked } from '../../../views/domain/buying-costs/unchecked-since.ts';
import type { IsoDate } from '../../../views/domain/format/date.ts';

/** Sentences about rules of the costs of buying that somebody should look at. */
export function concernsOfRules(rules: readonly CostRule[], today: IsoDate): string[] {
  return [uncheckedRules(rules, today), unfollowedRules(rules, today)].filter(
    (concern) => concern !== undefined,
  );
}

/** That nobody has checked some for a year. */
function uncheckedRules(rules: readonly CostRule[], today: IsoDate): string | undefined {
  const old = longUnchecked(rules, today);
  const [oldest] = old.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  if (!oldest) return undefined;
  const { id, checkedOn } = oldest;
  return `${old.length} rules of the costs of buying were not checked for a year; ${id} was on ${checkedOn}`;
}

/** That some have ended, and no other takes their place. */
function unfollowedRules(rules: readonly CostRule[], today: IsoDate): string | undefined {
  const ended = endedRules(rules, today).map(({ id, until }) => `${id} on ${until}`);
  if (ended.length === 0) return undefined;
  return `rules of the costs of buying have ended, and none follows: ${ended.join(', ')}`;
}
