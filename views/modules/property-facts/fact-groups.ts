import { textOf } from '../../domain/multilingual.ts';
import { priceOf } from '../../domain/price.ts';
import type { Property } from '../../domain/property.ts';
import type { PageContext } from '../../page-context.ts';
import { publishedHomeAddress } from '../../ui/home-address.ts';
import { DETAIL_FIELDS, type FactGroup } from './fact-fields.ts';
import { factText } from './fact-value.ts';

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
export function factGroups(ctx: PageContext, property: Property): FactGroupRows[] {
  const groups = Object.keys(DETAIL_FIELDS) as FactGroup[];
  return groups
    .map((group) => ({
      group,
      title: ctx.t(`facts.group.${group}`),
      facts: [...ownFacts(ctx, property, group), ...detailFacts(ctx, property, group)].filter(
        ({ value }) => value !== '',
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}

function detailFacts(ctx: PageContext, { details }: Property, group: FactGroup): Fact[] {
  return DETAIL_FIELDS[group].map(([field, kind]) => ({
    label: ctx.t(`facts.${field}`),
    value: factText(ctx, kind, details[field]),
  }));
}

/** Rows that come from the home itself, not from its details. */
function ownFacts(ctx: PageContext, property: Property, group: FactGroup): Fact[] {
  const { t, locale } = ctx;
  if (group === 'general') {
    return [
      { label: t('facts.type'), value: textOf(property.typeDescription, locale) },
      { label: t('facts.address'), value: publishedHomeAddress(ctx, property) ?? '' },
      {
        label: t('facts.numberOfBedRooms'),
        value: factText(ctx, 'count', property.numberOfBedRooms),
      },
      { label: t('facts.surfaceTotal'), value: factText(ctx, 'surface', property.surfaceTotal) },
      { label: t('facts.floor'), value: factText(ctx, 'plain', property.floor) },
    ];
  }
  if (group === 'financial') return [priceFact(ctx, property)];
  if (group !== 'energy') return [];
  const value = factText(ctx, 'energy', property.energyPerformance);
  return [{ label: t('facts.energyPerformance'), value }];
}

function priceFact({ t, site }: PageContext, property: Property): Fact {
  const price = priceOf(property, site.info.ignoredLabels);
  const label = t(property.goal === 1 ? 'facts.rent' : 'facts.price');
  if (price.kind !== 'amount') return { label, value: '' };
  const value = price.startingFrom ? `${t('price.from')} ${price.text}` : price.text;
  return { label, value: price.perMonth ? `${value} ${t('price.perMonth')}` : value };
}
