import { perItem } from '../../domain/memo/per-item.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import type { Fact } from './FactList.tsx';
import { FACT_FIELDS, FACT_GROUPS, type FactGroup } from './fact-fields.ts';
import { homeFact, homeFactLang } from './home-fact.ts';

/** A row of the details. */
export interface DetailFact extends Fact {
  /** Key of its label, the same in every language. */
  name: (typeof FACT_FIELDS)[number][2];
}

export interface FactGroupRows {
  group: FactGroup;
  title: string;
  facts: DetailFact[];
}

/** The details of a home by group; empty values and empty groups are left out (spec section 5). */
export function factGroups(ctx: SharedContext, home: Property): readonly FactGroupRows[] {
  return groupsOf(home, ctx);
}

/** Memoized by page: the sheet shows some of the details again. */
const groupsOf = perItem((home: Property, ctx: SharedContext): readonly FactGroupRows[] =>
  FIELDS_OF.map(([group, rows]) => ({
    group,
    title: ctx.t(`facts.group.${group}`),
    facts: rows.map((row) => factOf(ctx, home, row)).filter(({ value }) => value !== ''),
  })).filter(({ facts }) => facts.length > 0),
);

const FIELDS_OF = FACT_GROUPS.map(
  (group) => [group, FACT_FIELDS.filter(([of]) => of === group)] as const,
);

/** The value of a row for a home; an empty value if there is none. */
export function factOf(
  ctx: SharedContext,
  home: Property,
  row: (typeof FACT_FIELDS)[number],
): DetailFact {
  const [, , name] = row;
  const lang = homeFactLang(ctx, home, row);
  const fact = { name, label: ctx.t(`facts.${name}`), value: homeFact(ctx, home, row) };
  return lang ? { ...fact, lang } : fact;
}
