import { z } from 'zod';
import { filledSchema } from '../text/multilingual.ts';

// The rules by which the costs of buying are reckoned (docs/facts.md, "Costs of buying"): dated data
// with their sources. The product's are in product-rules.json; an agency replaces single ones by
// `buying-costs.json` in its folder (docs/agency.md, "Costs of buying").

export const COST_REGIONS = ['flanders', 'wallonia', 'brussels', 'luxembourg'] as const;
export type CostRegion = (typeof COST_REGIONS)[number];

/** What is bought: an existing home, a new build (sold with VAT), a building plot. */
export const BOUGHT = ['existing', 'new', 'plot'] as const;
export type Bought = (typeof BOUGHT)[number];

/** Percent with three decimals at most, so that thousandths of a percent are whole numbers. */
const percent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, {
    error: 'at most three decimals',
  });

/** Euro with cents at most. */
const euro = z
  .number()
  .min(0)
  .max(100_000_000)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4, {
    error: 'at most two decimals',
  });

const common = {
  /** Unique; a rule of the agency replaces the product's with the same id. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens'),
  regions: z.array(z.enum(COST_REGIONS)).min(1),
  /** The first day on which it holds, and the last. */
  from: z.iso.date(),
  until: z.iso.date().optional(),
  /** What the line is called. */
  name: filledSchema,
  /** What the buyer must meet, or what else is to be known, a sentence each. */
  conditions: z.array(filledSchema).default([]),
  source: z.string().trim().min(1),
  checkedOn: z.iso.date(),
  /** False: visitors read that it was not confirmed by an official source. */
  verified: z.boolean().default(true),
};

const bought = z
  .array(z.enum(BOUGHT))
  .min(1)
  .default([...BOUGHT]);
/** `only-home`: for buyers whose only own home it will be; has precedence over `any`. */
const buyer = z.enum(['any', 'only-home']).default('any');
const act = z.enum(['deed', 'loan']);

/** A part of the price on which no duty is due. */
const abatementSchema = z.strictObject({
  amount: euro,
  /** The highest price with which it is granted. */
  upTo: euro.optional(),
  /** More for each energy class gained by works, from `minimum` classes on. */
  perEnergyClass: z.strictObject({ amount: euro, minimum: z.int().min(1).max(7) }).optional(),
});

/**
 * From `from` euro on the fee is `amount` (else what the brackets below make of it) and `rate`
 * percent of what is above `from`.
 */
const bracketSchema = z.strictObject({ from: euro, amount: euro.optional(), rate: percent });

const scaleSchema = z
  .array(bracketSchema)
  .min(1)
  .refine((brackets) => brackets[0]?.from === 0, { error: 'the first bracket begins at 0' })
  .refine(
    (brackets) =>
      brackets.every(({ from }, index) => index === 0 || from > (brackets[index - 1]?.from ?? 0)),
    { error: 'each bracket begins above the one before' },
  );

/** Rules without their figure are lines that stay open: the visitor is told whom to ask. */
export const costRuleSchema = z.discriminatedUnion('kind', [
  /** On the price; of a new build on the share of the land. */
  z.strictObject({
    kind: z.literal('duty'),
    ...common,
    duty: z.enum(['registration', 'transcription']).default('registration'),
    bought,
    buyer,
    rate: percent.optional(),
    abatement: abatementSchema.optional(),
  }),
  /** Deducted from the duties of who buys an only own home. */
  z.strictObject({
    kind: z.literal('credit'),
    ...common,
    bought,
    perBuyer: euro.optional(),
    /** Duties that remain in any case. */
    remains: euro.default(0),
  }),
  /** On the building of a new build. */
  z.strictObject({ kind: z.literal('vat'), ...common, rate: percent.optional() }),
  /** The notary's fee by a legal scale, on the price or on the sum lent. */
  z.strictObject({
    kind: z.literal('fee'),
    ...common,
    of: act,
    buyer,
    scale: scaleSchema.optional(),
    vat: percent.default(0),
  }),
  /** What the notary may ask for the file, at most. */
  z.strictObject({
    kind: z.literal('file-costs'),
    ...common,
    of: act,
    most: euro.optional(),
    vat: percent.default(0),
  }),
  /** On the sum that the mortgage secures: a rate of it, or a fixed amount. */
  z.strictObject({
    kind: z.literal('mortgage'),
    ...common,
    rate: percent.optional(),
    amount: euro.optional(),
  }),
  /** By how much the secured sum exceeds the loan. */
  z.strictObject({ kind: z.literal('accessories'), ...common, rate: percent }),
]);

export type CostRule = z.output<typeof costRuleSchema>;
export type CostKind = CostRule['kind'];
export type RuleOf<K extends CostKind> = Extract<CostRule, { kind: K }>;

/** `buying-costs.json`. */
export const costRulesSchema = z.strictObject({
  rules: z.array(costRuleSchema).superRefine((rules, problems) => {
    const seen = new Set<string>();
    rules.forEach(({ id, from, until }, index) => {
      const say = (key: string, message: string) =>
        problems.addIssue({ code: 'custom', path: [index, key], message });
      if (seen.has(id)) say('id', `"${id}" stands twice`);
      if (until !== undefined && until < from) say('until', 'before "from"');
      seen.add(id);
    });
  }),
});

/**
 * The product's rules with those of the agency: the same id replaces in the regions that it names,
 * another one adds.
 */
export function mergedRules(
  product: readonly CostRule[],
  own: readonly CostRule[],
): readonly CostRule[] {
  const replaced = new Map(own.map(({ id, regions }) => [id, regions]));
  const kept = product.flatMap((rule) => {
    const regions = rule.regions.filter((one) => !replaced.get(rule.id)?.includes(one));
    return regions.length > 0 ? [{ ...rule, regions }] : [];
  });
  return [...kept, ...own];
}
