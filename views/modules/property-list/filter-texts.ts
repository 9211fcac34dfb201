import type { ComponentProps } from 'react';
import type { ListFilters } from '../../../client/islands/ListFilters.tsx';
import { colon } from '../../domain/text/colon.ts';
import { dropsProjects, isChoiceField, panelFields } from '../../domain/filters/filters.ts';
import { HOME_TYPES } from '../../domain/filters/types.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import type { Locale } from '../../domain/locale.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import type { PageContext } from '../../page-context.ts';

type FilterTexts = ComponentProps<typeof ListFilters>['texts'];

const FIELDS = ['radius', 'type', 'budget', 'bedrooms', 'goal', 'more'] as const;
const FILTERS_WITH_ANY = ['type', 'budget', 'bedrooms', 'goal', 'more', 'choice'] as const;

/** All texts of the filters, with `{name}` for what the browser fills in. */
export function filterTexts(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  listKind: ListKind,
): FilterTexts {
  return textsOf(t, locale, listKind);
}

const textsOf = perItem((t: PageContext['t'], locale: Locale, listKind: ListKind): FilterTexts => {
  const texts = <K extends string | number>(names: readonly K[], textOf: (name: K) => string) =>
    Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<K, string>;
  return Object.freeze({
    label: t('filters.label'),
    offer: t('filters.offer'),
    open: t('filters.open'),
    close: t('filters.close'),
    apply: t('filters.apply'),
    fields: texts(FIELDS, (name) => t(`filters.fields.${name}`)),
    any: texts(FILTERS_WITH_ANY, (name) => t(`filters.any.${name}`)),
    types: texts(HOME_TYPES, (name) => t(`filters.types.${name}`)),
    goals: texts(['0', '1'] as const, (name) => t(`filters.goals.${name}`)),
    further: panelFields(listKind).map((name) => ({
      name,
      label: t(`filters.each.${name}.label`),
      dropsProjects: listKind === 'sale' && dropsProjects(name),
      help: isChoiceField(name) ? t(`filters.each.${name}.help`) : undefined,
      brief: t(`filters.each.${name}.brief`, { count: '{count}', value: '{value}' }),
    })),
    from: t('filters.each.priceMin.chip', { value: '{price}' }),
    upTo: t('filters.each.priceMax.chip', { value: '{price}' }),
    min: t('filters.min'),
    max: t('filters.max'),
    fewer: t('filters.fewer', { name: '{name}' }),
    more: t('filters.further', { name: '{name}' }),
    colon: colon(locale),
    rooms: t('filters.rooms'),
    notOfProjects: t('filters.notOfProjects'),
    leavesProjects: t('filters.leavesProjects'),
    features: t('filters.features'),
  });
});
