import type { IsoDate } from '../format/date.ts';
import { type CostLine, type Purchase, purchaseLines, sumOf } from './cost-lines.ts';
import type { CostRule } from './cost-rule.ts';
import { type Loan, loanFor } from './loan.ts';
import { type Repayment, repaymentOf } from './repayment.ts';
import type { TypedCosts } from './typed-costs.ts';

/** What a purchase costs; amounts in cents. Price, VAT and costs add up to the total. */
export interface ReckonedCosts {
  purchase: Purchase;
  /** Of the purchase and then of the loan. */
  lines: readonly CostLine[];
  /** The VAT on a new build. */
  vat: number;
  /** What is paid besides the price and VAT: duties, notary, loan. Open lines are not in it. */
  costs: number;
  total: number;
  /** Undefined while own money is not typed. */
  loan?: Loan;
  /** With a loan, a rate and years. */
  repayment?: Repayment;
}

/** Undefined while price, region or the land of a new build are missing or wrong. */
export function reckonedCosts(
  rules: readonly CostRule[],
  typed: TypedCosts,
  on: IsoDate,
): ReckonedCosts | undefined {
  const { price, region, what, isOnlyHome, energyClasses, buyers, ownMoney, rate, years } = typed;
  const land = what === 'new' ? typed.land : 0;
  if (price === undefined || region === undefined || land === undefined) return undefined;
  const purchase = { region, bought: what, isOnlyHome, on, price, land, energyClasses, buyers };
  const own = purchaseLines(rules, purchase);
  const toPay = price + sumOf(own);
  const loan = ownMoney === undefined ? undefined : loanFor(rules, purchase, { toPay, ownMoney });
  const lines = [...own, ...(loan?.lines ?? [])];
  const vat = sumOf(lines.filter(({ group }) => group === 'vat'));
  const repayment =
    loan && loan.principal > 0 && rate !== undefined && years !== undefined
      ? repaymentOf({ principal: loan.principal, rate, years })
      : undefined;
  return {
    purchase,
    lines,
    vat,
    costs: sumOf(lines) - vat,
    total: price + sumOf(lines),
    ...(loan && { loan }),
    ...(repayment && { repayment }),
  };
}
