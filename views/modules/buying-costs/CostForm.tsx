import { BOUGHT } from '../../domain/buying-costs/cost-rule.ts';
import type { TypedCosts } from '../../domain/buying-costs/typed-costs.ts';
import type { PageContext } from '../../page-context.ts';
import { PREVIEW_PARAMETER } from '../../routing/preview-token.ts';
import { CostChoice } from './CostChoice.tsx';
import { CostField } from './CostField.tsx';
import { OnlyHome } from './OnlyHome.tsx';

interface Props {
  ctx: PageContext;
  typed: TypedCosts;
}

/**
 * The form of the costs of buying. The land's share is hidden by its style sheet while no new build
 * is chosen, and ignored then.
 */
export function CostForm({ ctx, typed }: Props) {
  const { t } = ctx;
  const preview = ctx.query.get(PREVIEW_PARAMETER);
  const field = (name: 'price' | 'zip' | 'what' | 'land' | 'money' | 'rate' | 'years') => ({
    ctx,
    typed,
    name,
    label: t(`costs.field.${name}`),
  });
  return (
    <form className="form" method="get" action={ctx.path} data-costs="">
      {preview !== null && <input type="hidden" name={PREVIEW_PARAMETER} value={preview} />}
      <div className="form-grid">
        <CostChoice
          {...field('what')}
          options={BOUGHT.map((value) => ({ value, text: t(`costs.bought.${value}`) }))}
          chosen={typed.what}
        />
        <CostField
          {...field('price')}
          help={t('costs.help.price')}
          unit="€"
          keyboard="numeric"
          isRequired
        />
        <div className="costs-land">
          <CostField {...field('land')} help={t('costs.help.land')} unit="€" keyboard="numeric" />
        </div>
        <CostField {...field('zip')} help={t('costs.help.zip')} keyboard="text" isRequired />
        <OnlyHome ctx={ctx} typed={typed} />
        <CostField
          {...field('money')}
          help={t('costs.help.money')}
          unit="€"
          keyboard="numeric"
          optional
        />
        <div className="costs-pair">
          <CostField
            {...field('rate')}
            help={t('costs.help.rate')}
            unit="%"
            keyboard="decimal"
            optional
          />
          <CostField {...field('years')} help={t('costs.help.years')} keyboard="numeric" optional />
        </div>
      </div>
      <button className="button form-submit" type="submit">
        {t('costs.submit')}
      </button>
    </form>
  );
}
