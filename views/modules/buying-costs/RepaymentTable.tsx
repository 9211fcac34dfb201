import { centsText } from '../../domain/buying-costs/cents.ts';
import type { Repayment } from '../../domain/buying-costs/repayment.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  ctx: PageContext;
  repayment: Repayment;
}

/** Each year of the loan, folded away; its sums are the loan and all interest. */
export function RepaymentTable({ ctx: { t }, repayment: { years, interest } }: Props) {
  const capital = years.reduce((sum, year) => sum + year.capital, 0);
  return (
    <details className="costs-years">
      <summary>
        {t('costs.byYear')}
        <Icon name="chevron" />
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className="costs-scroll" tabIndex={0} role="region" aria-label={t('costs.byYear')}>
        <table className="numerals">
          <thead>
            <tr>
              <th scope="col">{t('costs.year')}</th>
              <th scope="col">{t('costs.capital')}</th>
              <th scope="col">{t('costs.interestOf')}</th>
              <th scope="col">{t('costs.left')}</th>
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                <td>{centsText(year.capital)}</td>
                <td>{centsText(year.interest)}</td>
                <td>{centsText(year.left)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('costs.together')}</th>
              <td>{centsText(capital)}</td>
              <td>{centsText(interest)}</td>
              <td>{centsText(0)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}
