import { Fragment } from 'react';
import { colon } from '../../domain/text/colon.ts';
import type { UnitRow } from '../../domain/project/unit-table.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { UnitName } from './UnitTableRow.tsx';

interface Props {
  ctx: PageContext;
  sold: readonly UnitRow[];
  /** Shows their number, which opens their names. */
  isFolded: boolean;
}

/** The names of the sold units of a floor. */
export function SoldUnits({ ctx, sold, isFolded }: Props) {
  const { t, locale } = ctx;
  const names = (
    <span className="units-names">
      {sold.map(({ unit }, index) => (
        <Fragment key={unit.id}>
          {index > 0 && ', '}
          <UnitName ctx={ctx} unit={unit} />
        </Fragment>
      ))}
    </span>
  );
  if (!isFolded) {
    return (
      <>
        {t('project.detail.state.sold') + colon(locale)}
        {names}
      </>
    );
  }
  return (
    <details>
      <summary>
        {t('project.detail.soldUnits', { count: sold.length })}
        <Icon name="chevron" />
      </summary>
      {names}
    </details>
  );
}
