import type { Property } from '../../domain/property.ts';
import type { PageContext } from '../../page-context.ts';
import { FACT_FIELDS, FACT_GROUPS, type FactGroup } from './fact-fields.ts';
import { homeFact } from './home-fact.ts';

export interface Fact {
  label: string;
  value: string;
}

export interface FactGroupRows {
  group: FactGroup;
  title: string;
  facts: Fact[];
}

/** What is known of a home, by group; empty values and empty groups are left out (spec section 5). */
export function factGroups(ctx: PageContext, home: Property): FactGroupRows[] {
  return FACT_GROUPS.map((group) => ({
    group,
    title: ctx.t(`facts.group.${group}`),
    facts: FACT_FIELDS.filter(([of]) => of === group)
      .map((row) => ({ label: ctx.t(`facts.${row[2]}`), value: homeFact(ctx, home, row) }))
      .filter(({ value }) => value !== ''),
  })).filter(({ facts }) => facts.length > 0);
}
