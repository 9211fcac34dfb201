import { centsText } from '../../domain/buying-costs/cents.ts';
import type { ReckonedCosts } from '../../domain/buying-costs/reckoned-costs.ts';
import type { Repayment } from '../../domain/buying-costs/repayment.ts';
import type { TypedCosts } from '../../domain/buying-costs/typed-costs.ts';
import type { PageContext } from '../../page-context.ts';
import { percentText } from './cost-texts.ts';
import { RepaymentDrawing } from './RepaymentDrawing.tsx';
import { RepaymentTable } from './RepaymentTable.tsx';

interface Props {
  ctx: PageContext;
  typed: TypedCosts;
  reckoned: ReckonedCosts;
  level: 2 | 3;
}

/** What own money has to cover, what is lent, and what a month and a year of it cost. */
export function LoanResult(props: Props) {
  const { ctx, typed, reckoned, level } = props;
  const { t } = ctx;
  const { loan, repayment } = reckoned;
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <div className="costs-loan">
      <Heading>{t('costs.loan')}</Heading>
      <OwnMoney {...props} />
      {loan && loan.principal > 0 && !repayment && <p>{t('costs.noTerms')}</p>}
      {repayment && (
        <>
          <RepaymentFigures ctx={ctx} typed={typed} repayment={repayment} />
          <RepaymentDrawing ctx={ctx} repayment={repayment} />
          <RepaymentTable ctx={ctx} repayment={repayment} />
        </>
      )}
    </div>
  );
}

/** Banks mostly lend no more than the price: own money pays the costs. */
function OwnMoney({ ctx: { t }, typed: { ownMoney }, reckoned }: Props) {
  const { costs, loan } = reckoned;
  const short = costs - (ownMoney ?? 0);
  return (
    <>
      {ownMoney === undefined ? (
        <p>{t('costs.ownUntyped', { costs: centsText(costs) })}</p>
      ) : (
        <p>
          {t('costs.ownCovers', { costs: centsText(costs) })}{' '}
          {short > 0 ? t('costs.ownShort', { amount: centsText(short) }) : t('costs.ownEnough')}
        </p>
      )}
      {loan && (
        <p className="costs-principal">
          {loan.principal === 0
            ? t('costs.noLoan')
            : t('costs.principal', { amount: centsText(loan.principal) })}
        </p>
      )}
    </>
  );
}

interface FiguresProps {
  ctx: PageContext;
  typed: TypedCosts;
  repayment: Repayment;
}

function RepaymentFigures({ ctx: { t }, typed, repayment }: FiguresProps) {
  const { monthly, last, interest, years } = repayment;
  const terms = { rate: percentText(typed.rate ?? 0), count: years.length };
  return (
    <dl className="costs-figures numerals">
      <div>
        <dt>{t('costs.monthly')}</dt>
        <dd>{centsText(monthly)}</dd>
        <dd className="costs-detail">{t('costs.terms', terms)}</dd>
        {last !== monthly && (
          <dd className="costs-detail">{t('costs.last', { amount: centsText(last) })}</dd>
        )}
      </div>
      <div>
        <dt>{t('costs.interest')}</dt>
        <dd>{centsText(interest)}</dd>
      </div>
    </dl>
  );
}
