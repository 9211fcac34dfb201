import { z } from 'zod';
import type { BudgetScale } from '../filters/budget.ts';

/** Maximum and step of a demand's slider, in euro (spec section 4, demand goal). */
const scaleSchema = ({ max, step }: { max: number; step: number }) =>
  z
    .strictObject({
      max: z.int().positive().default(max),
      step: z.int().positive().default(step),
    })
    .refine((scale) => scale.max % scale.step === 0, 'max must be a multiple of step')
    .prefault({});

/** The budget of demands by goal; rent is per month. */
export const demandBudgetSchema = z
  .strictObject({
    sale: scaleSchema({ max: 1_000_000, step: 1000 }),
    rent: scaleSchema({ max: 3000, step: 100 }),
  })
  .prefault({});
export type DemandBudget = z.infer<typeof demandBudgetSchema>;

/** The slider's scale for each goal of a demand. */
export function demandScales({ sale, rent }: DemandBudget): Record<'0' | '1', BudgetScale> {
  return { 0: { min: 0, ...sale }, 1: { min: 0, ...rent } };
}
