import type { ComponentProps } from 'react';
import type { ListFilters } from '../../../client/islands/ListFilters.tsx';
import { colon } from '../../domain/colon.ts';
import { HOME_TYPES } from '../../domain/list-query.ts';
import type { PageContext } from '../../page-context.ts';

type FilterTexts = ComponentProps<typeof ListFilters>['texts'];

const FIELDS = [
  ...(['radius', 'type', 'budget', 'bedrooms', 'goal', 'more'] as const),
  ...(['bathrooms', 'toilets', 'showerrooms', 'garages'] as const),
  ...(['garden', 'terrace', 'garage', 'lift', 'hideproject'] as const),
];
const ANY = ['type', 'budget', 'bedrooms', 'goal', 'more'] as const;

/** Everything that the filters say, with `{name}` where the browser fills something in. */
export function filterTexts({ t, locale }: Pick<PageContext, 't' | 'locale'>): FilterTexts {
  const texts = <K extends string | number>(names: readonly K[], textOf: (name: K) => string) =>
    Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<K, string>;
  return {
    label: t('filters.label'),
    offer: t('filters.offer'),
    open: t('filters.open'),
    close: t('filters.close'),
    apply: t('filters.apply'),
    fields: texts(FIELDS, (name) => t(`filters.fields.${name}`)),
    any: texts(ANY, (name) => t(`filters.any.${name}`)),
    types: texts(HOME_TYPES, (name) => t(`filters.types.${name}`)),
    goals: texts(['0', '1'] as const, (name) => t(`filters.goals.${name}`)),
    noProjects: t('filters.noProjects'),
    from: t('filters.set.pricemin', { price: '{price}' }),
    upTo: t('filters.set.pricemax', { price: '{price}' }),
    min: t('filters.min'),
    max: t('filters.max'),
    fewer: t('filters.fewer', { name: '{name}' }),
    further: t('filters.further', { name: '{name}' }),
    colon: colon(locale),
    rooms: t('filters.rooms'),
    features: t('filters.features'),
  };
}
