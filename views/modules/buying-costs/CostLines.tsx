import { centsText } from '../../domain/buying-costs/cents.ts';
import type { CostLine } from '../../domain/buying-costs/cost-lines.ts';
import type { ReckonedCosts } from '../../domain/buying-costs/reckoned-costs.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';
import { percentText } from './cost-texts.ts';

interface Props {
  ctx: PageContext;
  reckoned: ReckonedCosts;
}

/** The price and each line of the costs, which add up to the total. */
export function CostLines({ ctx, reckoned: { purchase, lines, total } }: Props) {
  const { t } = ctx;
  const hasOpen = lines.some(({ cents }) => cents === undefined);
  return (
    <table className="costs-lines numerals">
      <caption>{t('costs.caption', { region: t(`costs.region.${purchase.region}`) })}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('costs.field.price')}</th>
          <td>{centsText(purchase.price)}</td>
        </tr>
        {lines.map((line) => (
          <Line key={line.rule.id} ctx={ctx} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('costs.total')}
            {hasOpen && <span className="costs-detail">{t('costs.withoutOpen')}</span>}
          </th>
          <td>{centsText(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Line({ ctx, line }: { ctx: PageContext; line: CostLine }) {
  const { t } = ctx;
  const { cents, isMost, rule } = line;
  const name = shownText(rule.name, ctx);
  const amount = cents === undefined ? undefined : centsText(cents);
  const open = rule.kind === 'fee' ? t('costs.byScale') : t('costs.open');
  return (
    <tr>
      <th scope="row">
        <span lang={name.lang}>{name.text}</span>
        {detailsOf(ctx, line).map((text) => (
          <span key={text} className="costs-detail">
            {text}
          </span>
        ))}
      </th>
      <td className={amount === undefined ? 'costs-open' : undefined}>
        {amount === undefined ? open : isMost ? t('costs.atMost', { amount }) : amount}
      </td>
    </tr>
  );
}

/** How the amount of a line comes about. */
function detailsOf({ t }: PageContext, { base, rate, free, beyond, rule }: CostLine): string[] {
  const of = base !== undefined && rate !== undefined;
  return [
    of ? t('costs.rateOf', { rate: percentText(rate), amount: centsText(base - (free ?? 0)) }) : '',
    free === undefined ? '' : t('costs.free', { amount: centsText(free) }),
    beyond === undefined ? '' : t('costs.beyond', { amount: centsText(beyond) }),
    rule.verified ? '' : t('costs.unverified'),
  ].filter((text) => text !== '');
}
