import product from '../../../../../views/domain/buying-costs/product-rules.json' with {
  type: 'json',
};
import {
  type CostRule,
  costRulesSchema,
} from '../../../../../views/domain/buying-costs/cost-rule.ts';
import {
  type ReckonedCosts,
  reckonedCosts,
} from '../../../../../views/domain/buying-costs/reckoned-costs.ts';
import { readCosts } from '../../../../../views/domain/buying-costs/typed-costs.ts';

/** The product's own rules. */
export const RULES: readonly CostRule[] = costRulesSchema.parse(product).rules;
export const DAY = '2026-11-25';

/** What is reckoned for a query string, with every postcode known. */
export function costsOf(query: string, rules = RULES, on = DAY): ReckonedCosts | undefined {
  return reckonedCosts(
    rules,
    readCosts(new URLSearchParams(query), () => true),
    on,
  );
}

/** The amounts of the lines by the ids of their rules, in cents; `open` without a figure. */
export function linesOf(query: string, rules = RULES, on = DAY): Record<string, number | 'open'> {
  const lines = costsOf(query, rules, on)?.lines ?? [];
  return Object.fromEntries(lines.map(({ rule, cents }) => [rule.id, cents ?? 'open']));
}
