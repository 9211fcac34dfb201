import { maxChoices, minChoices } from '../../domain/filters/budget.ts';
import { hasFilters, type UnitChoices } from '../../domain/project/unit-filter.ts';
import type { PageContext } from '../../page-context.ts';
import { otherParameters, readUnitQuery } from '../../routing/unit-query.ts';
import { Bedrooms, PriceSelect } from './UnitFields.tsx';
import { UnitsClear } from './UnitsClear.tsx';

interface Count {
  shown: number;
  total: number;
}

interface Props {
  ctx: PageContext;
  choices: UnitChoices;
  /** Some of the units are for sale, and some are not. */
  hasAvailable: boolean;
  /** Numbers of unsold units and of units for sale: matching, and in total. */
  unsold: Count;
  available: Count;
}

/**
 * Filters the table: a GET form, whose response is the page with the matching units. The checkbox
 * for units for sale works by the stylesheet alone, without request or script.
 */
export function UnitsFilter({ ctx, choices, hasAvailable, unsold, available }: Props) {
  const { query, path, t } = ctx;
  const filter = readUnitQuery(query);
  const isFiltered = hasFilters(filter);
  const { bedrooms, prices } = isFiltered ? withChosen(choices, filter) : choices;
  if (!hasAvailable && bedrooms.length === 0 && prices.length === 0) return null;
  return (
    <form className="units-filter" method="get" action={`${path}#units`} autoComplete="off">
      {[...otherParameters(query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {bedrooms.length > 0 && <Bedrooms ctx={ctx} offered={bedrooms} />}
      {prices.length > 0 && (
        <>
          <PriceSelect
            {...{ ctx, name: 'pricemin', value: filter.priceMin }}
            label={t('project.detail.filter.from')}
            choices={minChoices(prices.slice(0, -1), filter)}
          />
          <PriceSelect
            {...{ ctx, name: 'pricemax', value: filter.priceMax }}
            label={t('project.detail.filter.upTo')}
            choices={maxChoices(prices, filter)}
          />
        </>
      )}
      {hasAvailable && (
        <label className="units-switch">
          <input type="checkbox" name="available" value="1" defaultChecked={filter.availableOnly} />
          {t('project.detail.availableOnly')}
        </label>
      )}
      <button
        type="submit"
        className={`button button-line${bedrooms.length + prices.length > 0 ? '' : ' only-plain'}`}
      >
        {t('project.detail.apply')}
      </button>
      {isFiltered && unsold.shown > 0 && (
        <p className="units-count numerals">
          <span className="of-unsold">{t('project.detail.filter.count', { ...unsold })}</span>
          <span className="of-available">{t('project.detail.filter.count', { ...available })}</span>{' '}
          <UnitsClear ctx={ctx} />
        </p>
      )}
    </form>
  );
}

/** Adds the values of the URL to the choices, so that they are shown and can be removed. */
function withChosen(choices: UnitChoices, filter: ReturnType<typeof readUnitQuery>): UnitChoices {
  const prices = [...choices.prices, filter.priceMin, filter.priceMax];
  const told = new Set(prices.filter((price) => price !== undefined));
  const bedrooms = new Set([...choices.bedrooms, ...filter.bedrooms]);
  return {
    bedrooms: [...bedrooms].sort((a, b) => a - b),
    prices: [...told].sort((a, b) => a - b),
  };
}
