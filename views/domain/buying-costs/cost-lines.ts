import { centsOf, shareOf } from './cents.ts';
import type { CostRule, RuleOf } from './cost-rule.ts';
import { type RuleQuery, rulesOf } from './rules-of.ts';

/** A purchase; amounts in cents. */
export interface Purchase extends RuleQuery {
  /** Without VAT. */
  price: number;
  /** Of a new build: the land's share of the price; 0 if it is sold with VAT, too. */
  land: number;
  /** Energy classes that works will gain. */
  energyClasses: number;
  /** Who buy together. */
  buyers: number;
}

export type CostGroup = 'duties' | 'vat' | 'notary' | 'loan';

/** A line of the costs; amounts in cents. */
export interface CostLine {
  group: CostGroup;
  rule: CostRule;
  /** Undefined: open, because the rule has no figure. Negative: deducted. */
  cents: number | undefined;
  /** What the rate is taken of. */
  base?: number;
  rate?: number;
  /** The part of the base on which nothing is due. */
  free?: number;
  /** The highest amount of the base that is free, if the price is above it. */
  beyond?: number;
  /** The amount is the most that may be asked. */
  isMost?: boolean;
}

/** The costs of buying, without those of a loan: duties, VAT, notary. */
export function purchaseLines(rules: readonly CostRule[], purchase: Purchase): CostLine[] {
  const duties = (['registration', 'transcription'] as const).flatMap((duty) => {
    const found = rulesOf(rules, 'duty', purchase).find((rule) => rule.duty === duty);
    return found ? [dutyLine(found, purchase)] : [];
  });
  return [
    ...duties,
    ...creditLines(rules, purchase, sumOf(duties)),
    ...vatLines(rules, purchase),
    ...notaryLines(rules, purchase, { of: 'deed', base: purchase.price }),
  ];
}

/** The sum of the lines that are not open, in cents. */
export function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { cents = 0 }) => sum + cents, 0);
}

/** On the land of a new build, else on the whole price. */
function dutyLine(rule: RuleOf<'duty'>, purchase: Purchase): CostLine {
  const base = purchase.bought === 'new' ? purchase.land : purchase.price;
  const { abatement, rate } = rule;
  const line = { group: 'duties', rule, base } as const;
  if (rate === undefined) return { ...line, cents: undefined };
  const upTo = abatement?.upTo === undefined ? Infinity : centsOf(abatement.upTo);
  if (base > upTo) return { ...line, rate, cents: shareOf(base, rate), beyond: upTo };
  const free = Math.min(base, abatedOf(rule, purchase));
  return { ...line, rate, cents: shareOf(base - free, rate), ...(free > 0 && { free }) };
}

function abatedOf({ abatement }: RuleOf<'duty'>, { energyClasses }: Purchase): number {
  if (!abatement) return 0;
  const { amount, perEnergyClass: more } = abatement;
  const gained = more && energyClasses >= more.minimum ? more.amount * energyClasses : 0;
  return centsOf(amount + gained);
}

/** Never more than the duties, of which a minimum may remain. */
function creditLines(rules: readonly CostRule[], purchase: Purchase, duties: number): CostLine[] {
  const [rule] = rulesOf(rules, 'credit', purchase);
  if (!rule || duties === 0) return [];
  if (rule.perBuyer === undefined) return [{ group: 'duties', rule, cents: undefined }];
  const most = Math.max(0, duties - centsOf(rule.remains));
  const cents = Math.min(most, centsOf(rule.perBuyer) * purchase.buyers);
  return [{ group: 'duties', rule, cents: 0 - cents }];
}

function vatLines(rules: readonly CostRule[], purchase: Purchase): CostLine[] {
  if (purchase.bought !== 'new') return [];
  const [rule] = rulesOf(rules, 'vat', purchase);
  if (!rule) return [];
  const base = purchase.price - purchase.land;
  const line = { group: 'vat', rule, base } as const;
  const { rate } = rule;
  return [rate === undefined ? { ...line, cents: undefined } : rated(line, rate)];
}

function rated(line: Omit<CostLine, 'cents'> & { base: number }, rate: number): CostLine {
  return { ...line, rate, cents: shareOf(line.base, rate) };
}

interface Act {
  of: 'deed' | 'loan';
  /** The price, or the sum lent. */
  base: number;
}

/** The notary's fee and file costs of a deed, with VAT. */
export function notaryLines(
  rules: readonly CostRule[],
  query: RuleQuery,
  { of, base }: Act,
): CostLine[] {
  const group = of === 'deed' ? 'notary' : 'loan';
  const fee = rulesOf(rules, 'fee', query).find((rule) => rule.of === of);
  const file = rulesOf(rules, 'file-costs', query).find((rule) => rule.of === of);
  return [
    ...(fee ? [{ group, rule: fee, base, cents: feeOf(fee, base) } as const] : []),
    ...(file ? [{ group, rule: file, cents: mostOf(file), isMost: true } as const] : []),
  ];
}

function mostOf({ most, vat }: RuleOf<'file-costs'>): number | undefined {
  return most === undefined ? undefined : withVat(centsOf(most), vat);
}

/** By the scale, with VAT; undefined without a scale. */
function feeOf({ scale, vat }: RuleOf<'fee'>, base: number): number | undefined {
  if (!scale) return undefined;
  let fee = 0;
  scale.forEach(({ from, amount, rate }, index) => {
    const [start, end] = [centsOf(from), scale[index + 1]?.from];
    if (base < start) return;
    const within = Math.min(base, end === undefined ? Infinity : centsOf(end)) - start;
    fee = (amount === undefined ? fee : centsOf(amount)) + shareOf(within, rate);
  });
  return withVat(fee, vat);
}

function withVat(cents: number, vat: number): number {
  return cents + shareOf(cents, vat);
}
