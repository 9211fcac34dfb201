import { centsOf, shareOf } from './cents.ts';
import { type CostLine, notaryLines, type Purchase, sumOf } from './cost-lines.ts';
import type { CostRule } from './cost-rule.ts';
import { rulesOf } from './rules-of.ts';

/** What is lent, and what lending it costs at once; amounts in cents. */
export interface Loan {
  /** 0: own money pays for everything. */
  principal: number;
  lines: CostLine[];
}

/**
 * Steps after which the loan is taken as it is. With Belgian rates it is the same to the cent after
 * about eight; a scale with jumps may have no such sum.
 */
const MAX_STEPS = 30;

/**
 * The loan for what own money does not pay. It covers its own costs, too, which grow with it by a
 * fraction of it: the sum is reached from below, and always is what is missing plus its lines.
 * @param toPay price, duties, VAT and notary, in cents.
 */
export function loanFor(
  rules: readonly CostRule[],
  purchase: Purchase,
  { toPay, ownMoney }: { toPay: number; ownMoney: number },
): Loan {
  const missing = toPay - ownMoney;
  if (missing <= 0) return { principal: 0, lines: [] };
  let loan: Loan = { principal: missing, lines: [] };
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const lines = loanLines(rules, purchase, loan.principal);
    const principal = missing + sumOf(lines);
    const isSame = principal === loan.principal;
    loan = { principal, lines };
    if (isSame) break;
  }
  return loan;
}

/** The costs of a mortgage for a sum: duties on the secured sum, fixed amounts, notary. */
function loanLines(rules: readonly CostRule[], purchase: Purchase, principal: number): CostLine[] {
  const [accessories] = rulesOf(rules, 'accessories', purchase);
  const base = principal + shareOf(principal, accessories?.rate ?? 0);
  const duties = rulesOf(rules, 'mortgage', purchase).map((rule): CostLine => {
    const { rate, amount } = rule;
    const line = { group: 'loan', rule } as const;
    if (rate !== undefined) return { ...line, base, rate, cents: shareOf(base, rate) };
    return { ...line, cents: amount === undefined ? undefined : centsOf(amount) };
  });
  return [...duties, ...notaryLines(rules, purchase, { of: 'loan', base: principal })];
}
