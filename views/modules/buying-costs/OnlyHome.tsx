import { rulesOf } from '../../domain/buying-costs/rules-of.ts';
import type { RuleOf } from '../../domain/buying-costs/cost-rule.ts';
import { COST_LIMITS, type TypedCosts } from '../../domain/buying-costs/typed-costs.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';
import { CostChoice } from './CostChoice.tsx';
import { CostField } from './CostField.tsx';

interface Props {
  ctx: PageContext;
  typed: TypedCosts;
}

/**
 * Whether it will be the only own home, what that asks of the buyer in this region, and the
 * questions that the region's rules have besides.
 */
export function OnlyHome({ ctx, typed }: Props) {
  const { t } = ctx;
  const { isOnlyHome } = typed;
  return (
    <>
      <CostChoice
        ctx={ctx}
        typed={typed}
        name="only"
        label={t('costs.field.only')}
        options={[
          { value: '1', text: t('costs.yes') },
          { value: '0', text: t('costs.no') },
        ]}
        chosen={isOnlyHome ? '1' : '0'}
      >
        <div className="costs-conditions" data-part="conditions">
          <Conditions ctx={ctx} typed={typed} />
        </div>
      </CostChoice>
      <div className="costs-more" data-part="more">
        <MoreQuestions ctx={ctx} typed={typed} />
      </div>
    </>
  );
}

/** The rules for the only own home in the region. */
function rulesFor({ site, today }: PageContext, { region, what }: TypedCosts) {
  if (region === undefined) return undefined;
  const query = { region, bought: what, isOnlyHome: true, on: today };
  const rules = site.costRules ?? [];
  const duty = rulesOf(rules, 'duty', query).find(({ buyer }) => buyer === 'only-home');
  const [credit] = rulesOf(rules, 'credit', query);
  return { duty, credit };
}

function Conditions({ ctx, typed }: Props) {
  const { t } = ctx;
  const found = rulesFor(ctx, typed);
  if (!found || typed.region === undefined) return <p>{t('costs.conditionsLater')}</p>;
  const region = t(`costs.region.${typed.region}`);
  const rules = [found.duty, found.credit].filter((rule) => rule !== undefined);
  if (rules.length === 0) return <p>{t('costs.noReduction', { region })}</p>;
  return (
    <>
      <p>{t('costs.conditions', { region })}</p>
      <ul>
        {rules.flatMap((rule) =>
          rule.conditions.map((condition, index) => {
            const { text, lang } = shownText(condition, ctx);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- they are never reordered
              <li key={`${rule.id} ${index}`} lang={lang}>
                {text}
              </li>
            );
          }),
        )}
      </ul>
    </>
  );
}

/** Energy classes where they are rewarded, and the number of buyers where each has a credit. */
function MoreQuestions({ ctx, typed }: Props) {
  const { t } = ctx;
  const found = typed.isOnlyHome ? rulesFor(ctx, typed) : undefined;
  // A field that is wrong is shown, so that it can be put right.
  const { faults } = typed;
  const asksClasses = found?.duty !== undefined && hasClasses(found.duty);
  const asksBuyers = found?.credit?.perBuyer !== undefined;
  return (
    <>
      {(asksClasses || faults.classes !== undefined) && (
        <CostField
          ctx={ctx}
          typed={typed}
          name="classes"
          label={t('costs.field.classes')}
          help={t('costs.help.classes', { max: COST_LIMITS.maxClasses })}
          keyboard="numeric"
          optional
        />
      )}
      {(asksBuyers || faults.buyers !== undefined) && (
        <CostField
          ctx={ctx}
          typed={typed}
          name="buyers"
          label={t('costs.field.buyers')}
          keyboard="numeric"
          optional
        />
      )}
    </>
  );
}

function hasClasses({ abatement }: RuleOf<'duty'>): boolean {
  return abatement?.perEnergyClass !== undefined;
}
