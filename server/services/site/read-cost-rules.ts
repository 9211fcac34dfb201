import path from 'node:path';
import product from '../../../views/domain/buying-costs/product-rules.json' with { type: 'json' };
import {
  type CostRule,
  costRulesSchema,
  mergedRules,
} from '../../../views/domain/buying-costs/cost-rule.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { checkWritten, readTextIfExists } from '../../platform/files/json-file.ts';
import { missingTexts } from './required-texts.ts';
import type { SiteProblem } from './site-error.ts';

/** The file of the agency's folder with rules that replace the product's, or add to them. */
export const COST_RULES = 'buying-costs.json';

interface Read {
  rules: readonly CostRule[];
  problems: SiteProblem[];
  /** The file as it is; '' if there is none. */
  text: string;
}

/**
 * The rules of the costs of buying: the product's with those of the agency. Their dates are those of
 * laws, and are never shifted.
 */
export async function readCostRules(dir: string, languages: readonly Locale[]): Promise<Read> {
  const { rules } = costRulesSchema.parse(product);
  const text = await readTextIfExists(path.join(dir, COST_RULES));
  if (text === undefined) return { rules, problems: [], text: '' };
  const checked = checkWritten(text, costRulesSchema, undefined, (written) =>
    missingTexts(written, costRulesSchema, languages),
  );
  if (checked.ok) return { rules: mergedRules(rules, checked.value.rules), problems: [], text };
  const problems = checked.problems.map((problem) => ({ file: COST_RULES, ...problem }));
  return { rules, problems, text };
}
