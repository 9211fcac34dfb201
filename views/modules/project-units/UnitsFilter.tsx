import { type BedroomCount, bedroomText } from '../../domain/filters/bedrooms.ts';
import { maxChoices, minChoices } from '../../domain/filters/budget.ts';
import { formatPrice } from '../../domain/property/price.ts';
import { isAsked, type UnitChoices } from '../../domain/project/unit-filter.ts';
import type { PageContext } from '../../page-context.ts';
import { besidesUnitFilter, readUnitQuery } from '../../routing/unit-query.ts';
import { UnitsClear } from './UnitsClear.tsx';

interface Props {
  ctx: PageContext;
  choices: UnitChoices;
  /** Some of the units are for sale, and some are not. */
  hasAvailable: boolean;
  /** Numbers of units that are not sold: those that fit, and all. */
  count: number;
  total: number;
}

/**
 * Filters the table: a GET form, whose answer is the page with the units that fit. That only units
 * for sale are shown the stylesheet does when the box is checked, without request or script.
 */
export function UnitsFilter({ ctx, choices, hasAvailable, count, total }: Props) {
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
      {isFiltered && count > 0 && (
        <p className="units-count numerals">
          {t('project.detail.filter.count', { shown: count, total })} <UnitsClear ctx={ctx} />
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

function Bedrooms({ ctx, offered }: { ctx: PageContext; offered: readonly BedroomCount[] }) {
  const { bedrooms } = readUnitQuery(ctx.query);
  return (
    <fieldset className="units-bedrooms">
      <legend>{ctx.t('filters.fields.bedrooms')}</legend>
      {offered.map((count) => (
        <label key={count}>
          <input
            type="checkbox"
            name="bedrooms"
            value={count}
            defaultChecked={bedrooms.includes(count)}
          />
          {bedroomText(count)}
        </label>
      ))}
    </fieldset>
  );
}

interface SelectProps {
  ctx: PageContext;
  name: string;
  label: string;
  value: number | undefined;
  choices: readonly number[];
}

function PriceSelect({ ctx, name, label, value, choices }: SelectProps) {
  return (
    <label className="units-price">
      <span>{label}</span>
      <select className="select numerals" name={name} defaultValue={value ?? ''}>
        <option value="">{ctx.t('project.detail.filter.any')}</option>
        {choices.map((amount) => (
          <option key={amount} value={amount}>
            {formatPrice(amount)}
          </option>
        ))}
      </select>
    </label>
  );
}
