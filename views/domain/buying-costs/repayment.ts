/** A year of a loan; amounts in cents. */
export interface RepaymentYear {
  /** Counted from 1. */
  year: number;
  interest: number;
  /** What of the loan was paid back. */
  capital: number;
  /** What is still owed at its end. */
  left: number;
}

/** A loan paid back in equal monthly amounts; amounts in cents. */
export interface Repayment {
  monthly: number;
  /** The last payment, which settles the loan to the cent. */
  last: number;
  interest: number;
  years: readonly RepaymentYear[];
}

interface Terms {
  /** In cents. */
  principal: number;
  /** Percent a year. */
  rate: number;
  years: number;
}

const MONTHS = 12;

/**
 * The constant monthly payment and what becomes of it. The monthly rate is the one that gives the
 * yearly rate when compounded, as Belgian lenders reckon (docs/facts.md, "Costs of buying"),
 * not a twelfth of it. Interest is rounded to the cent each month, so that the years add up
 * to the cent.
 */
export function repaymentOf({ principal, rate, years }: Terms): Repayment {
  const months = years * MONTHS;
  const monthlyRate = (1 + rate / 100) ** (1 / MONTHS) - 1;
  const monthly = Math.round(paymentOf(principal, monthlyRate, months));
  const table: RepaymentYear[] = [];
  let left = principal;
  let last = monthly;
  for (let year = 1; year <= years; year += 1) {
    const entry = { year, interest: 0, capital: 0, left };
    for (let month = 1; month <= MONTHS; month += 1) {
      const interest = Math.round(left * monthlyRate);
      const isLast = year === years && month === MONTHS;
      const paid = isLast ? left + interest : Math.min(monthly, left + interest);
      entry.interest += interest;
      entry.capital += paid - interest;
      left -= paid - interest;
      if (isLast) last = paid;
    }
    table.push({ ...entry, left });
  }
  const interest = table.reduce((sum, one) => sum + one.interest, 0);
  return { monthly, last, interest, years: table };
}

function paymentOf(principal: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return principal / months;
  return (principal * monthlyRate) / (1 - (1 + monthlyRate) ** -months);
}
