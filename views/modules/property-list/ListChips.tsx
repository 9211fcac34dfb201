import {
  changed,
  type FilterName,
  setFilters,
  withoutFilter,
  withoutFilters,
} from '../../domain/list/list-filters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { filterWords, placeWords } from '../../ui/list/filter-words.ts';
import { SaveSearchItem } from './SaveSearch.tsx';

interface Chip {
  text: string;
  /** The query without this filter value. */
  left: ListQuery;
}

interface Props {
  ctx: PageContext;
  query: ListQuery;
  /** Nothing was found. */
  isEmpty: boolean;
}

/**
 * A chip for each set filter value, with a link that removes it, and a link that removes all; then
 * the link to save the search, which an empty list has just below.
 */
export function ListChips({ ctx, query, isEmpty }: Props) {
  const { t, links } = ctx;
  const chips = setFilters(query).flatMap((name) => chipsOf(ctx, query, name));
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('filters.chosen')}>
      {chips.map(({ text, left }) => {
        const href = links.list(left, ctx.query);
        return (
          <li key={href}>
            <a className="chip" href={href}>
              <span className="unseen">{t('filters.remove', { filter: text })}</span>
              <span aria-hidden="true">{text}</span>
              <Icon name="close" />
            </a>
          </li>
        );
      })}
      {chips.length > 1 && (
        <li>
          <a className="link-more" href={links.list(withoutFilters(query), ctx.query)}>
            {t('filters.clear')}
          </a>
        </li>
      )}
      {!isEmpty && <SaveSearchItem ctx={ctx} query={query} />}
    </ul>
  );
}

/**
 * One chip per place, type and number of bedrooms, one for any other filter. The radius is part of
 * the chip of its place; removing one of several places must not activate it.
 */
function chipsOf(ctx: PageContext, query: ListQuery, name: FilterName): Chip[] {
  const { regions, types, bedrooms } = query;
  if (name === 'regions' && regions.length > 1) {
    return regions.map((region) => ({
      text: placeWords(ctx, query, region),
      left: changed(query, { regions: regions.filter((o) => o !== region), radius: undefined }),
    }));
  }
  if (name === 'types') {
    return types.map((type) => ({
      text: ctx.t(`filters.types.${type}`),
      left: changed(query, { types: types.filter((other) => other !== type) }),
    }));
  }
  if (name === 'bedrooms') {
    return bedrooms.map((count) => ({
      text: filterWords(ctx, { ...query, bedrooms: [count] }, name),
      left: changed(query, { bedrooms: bedrooms.filter((other) => other !== count) }),
    }));
  }
  return [{ text: filterWords(ctx, query, name), left: withoutFilter(query, name) }];
}
