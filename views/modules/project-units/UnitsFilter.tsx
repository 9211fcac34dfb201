import { maxChoices, minChoices } from '../../domain/filters/budget.ts';
import { isAsked, type UnitChoices } from '../../domain/project/unit-filter.ts';
import type { PageContext } from '../../page-context.ts';
import { besidesUnitFilter, readUnitQuery } from '../../routing/unit-query.ts';
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
  /** Numbers of units that are not sold, and of those for sale: those that fit, and all. */
  unsold: Count;
  available: Count;
}

/**
 * Filters the table: a GET form, whose answer is the page with the units that fit. That only units
 * for sale are shown the stylesheet does when the box is checked, without request or script.
 */
export function UnitsFilter({ ctx, choices, hasAvailable, unsold, available }: Props) {
  const { query, path, t } = ctx;
  const asked = readUnitQuery(query);
  const isFiltered = isAsked(asked);
  const { bedrooms, prices } = isFiltered ? withAsked(choices, asked) : choices;
  if (!hasAvailable && bedrooms.length === 0 && prices.length === 0) return null;
  return (
    <form className="units-filter" method="get" action={`${path}#units`} autoComplete="off">
      {[...besidesUnitFilter(query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {bedrooms.length > 0 && <Bedrooms ctx={ctx} offered={bedrooms} />}
      {prices.length > 0 && (
        <>
          <PriceSelect
            {...{ ctx, name: 'pricemin', value: asked.priceMin }}
            label={t('project.detail.filter.from')}
            choices={minChoices(prices.slice(0, -1), asked)}
          />
          <PriceSelect
            {...{ ctx, name: 'pricemax', value: asked.priceMax }}
            label={t('project.detail.filter.upTo')}
            choices={maxChoices(prices, asked)}
          />
        </>
      )}
      {hasAvailable && (
        <label className="units-switch">
          <input type="checkbox" name="available" value="1" defaultChecked={asked.availableOnly} />
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

/** With what is asked by an address, so that it can be seen and taken back. */
function withAsked(choices: UnitChoices, asked: ReturnType<typeof readUnitQuery>): UnitChoices {
  const prices = [...choices.prices, asked.priceMin, asked.priceMax];
  const told = new Set(prices.filter((price) => price !== undefined));
  const bedrooms = new Set([...choices.bedrooms, ...asked.bedrooms]);
  return {
    bedrooms: [...bedrooms].sort((a, b) => a - b),
    prices: [...told].sort((a, b) => a - b),
  };
}
