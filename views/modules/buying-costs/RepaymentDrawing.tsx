import { centsText } from '../../domain/buying-costs/cents.ts';
import type { Repayment } from '../../domain/buying-costs/repayment.ts';
import { drawRepayment } from '../../domain/buying-costs/repayment-drawing.ts';
import type { PageContext } from '../../page-context.ts';

interface Props {
  ctx: PageContext;
  repayment: Repayment;
}

/** Capital and interest of each year. Screen readers get a sentence, and the table has all figures. */
export function RepaymentDrawing({ ctx: { t }, repayment }: Props) {
  const { years } = repayment;
  const { width, height, ground, bars } = drawRepayment(repayment);
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return null;
  const words = t('costs.drawing', {
    count: years.length,
    first: centsText(first.interest),
    last: centsText(last.interest),
  });
  return (
    <figure className="costs-drawing">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
        {bars.map(({ year, x, width: wide, capital, interest, isNamed }) => (
          <g key={year}>
            <rect className="costs-interest" x={x} width={wide} {...interest} />
            <rect className="costs-capital" x={x} width={wide} {...capital} />
            {isNamed && (
              <text x={x + wide / 2} y={height - 6} textAnchor="middle">
                {year}
              </text>
            )}
          </g>
        ))}
        <path d={`M0 ${ground}H${width}`} />
      </svg>
      <figcaption>
        <span className="costs-key costs-key-capital">{t('costs.capital')}</span>
        <span className="costs-key costs-key-interest">{t('costs.interestOf')}</span>
      </figcaption>
    </figure>
  );
}
