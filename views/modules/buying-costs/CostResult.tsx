import { centsText } from '../../domain/buying-costs/cents.ts';
import type { ReckonedCosts } from '../../domain/buying-costs/reckoned-costs.ts';
import type { TypedCosts } from '../../domain/buying-costs/typed-costs.ts';
import type { PageContext } from '../../page-context.ts';
import { CostLines } from './CostLines.tsx';
import { CostSources } from './CostSources.tsx';
import { LoanResult } from './LoanResult.tsx';

/** Faults of a form that is not filled in yet, which the sentence says. */
const MISSING: readonly string[] = ['noPrice', 'noZip'];

interface Props {
  ctx: PageContext;
  typed: TypedCosts;
  /** Undefined while something is missing. */
  reckoned: ReckonedCosts | undefined;
  level: 2 | 3;
}

/** What the purchase costs. The sentence at its head is told to screen readers when it changes. */
export function CostResult({ ctx, typed, reckoned, level }: Props) {
  const { t } = ctx;
  const Heading = `h${level}` as const;
  return (
    <section className="costs-result" aria-labelledby="costs-heading">
      <Heading id="costs-heading">{t('costs.heading')}</Heading>
      <p className="costs-sum" role="status" data-part="sum">
        {sumText(ctx, typed, reckoned)}
      </p>
      <p className="quiet">{t('costs.indicative')}</p>
      <div className="costs-parts" data-part="result">
        {reckoned && (
          <>
            <CostLines ctx={ctx} reckoned={reckoned} />
            <LoanResult ctx={ctx} typed={typed} reckoned={reckoned} level={level} />
            <CostSources ctx={ctx} reckoned={reckoned} level={level} />
          </>
        )}
      </div>
    </section>
  );
}

function sumText(
  { t }: PageContext,
  { faults, isEmpty }: TypedCosts,
  reckoned: ReckonedCosts | undefined,
): string {
  if (!reckoned) {
    const isMistaken = !isEmpty && Object.values(faults).some((fault) => !MISSING.includes(fault));
    return t(isMistaken ? 'costs.mistaken' : 'costs.empty');
  }
  const { total, costs, vat, repayment } = reckoned;
  const words = { total: centsText(total), costs: centsText(costs), vat: centsText(vat) };
  const sum = t(vat > 0 ? 'costs.sumWithVat' : 'costs.sum', words);
  if (!repayment) return sum;
  return `${sum} ${t('costs.sumMonthly', { monthly: centsText(repayment.monthly) })}`;
}
