import { type BedroomCount, bedroomText } from '../../domain/filters/bedrooms.ts';
import { formatPrice } from '../../domain/property/price.ts';
import type { PageContext } from '../../page-context.ts';
import { readUnitQuery } from '../../routing/unit-query.ts';

/** Numbers of bedrooms as plates; several are alternatives. */
export function Bedrooms({ ctx, offered }: { ctx: PageContext; offered: readonly BedroomCount[] }) {
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

/** A bound of the price, in euro. */
export function PriceSelect({ ctx, name, label, value, choices }: SelectProps) {
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
