import { shownText } from '../../domain/text/shown-text.ts';
import type { Unit } from '../../domain/project/composition.ts';
import { formatNumber, formatSurface, isFormatted } from '../../domain/format/number.ts';
import type { UnitMeasure, UnitRow } from '../../domain/project/unit-table.ts';
import type { PageContext } from '../../page-context.ts';
import { withUnit } from '../../routing/unit-query.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StatePlate } from '../../ui/plate/StatePlate.tsx';
import { unitPriceText } from '../../ui/price/unit-price-text.ts';
import { PlanLink } from './UnitPlans.tsx';

/** The columns that not every project has, the same for all units of a building. */
export interface UnitColumns {
  measures: readonly UnitMeasure[];
  hasPlans: boolean;
}

interface Props {
  ctx: PageContext;
  row: UnitRow;
  columns: UnitColumns;
}

/** A row of the table. On a card, which has no column headings, `data-label` replaces them. */
export function UnitTableRow({ ctx, row, columns }: Props) {
  const { t } = ctx;
  const { unit, status } = row;
  const type = shownText(unit.typeDescription, ctx);
  return (
    <tr data-unit={unit.id} data-status={status}>
      <th scope="row" className="unit-name">
        <UnitName ctx={ctx} unit={unit} />
      </th>
      <td className="unit-type" lang={type.lang}>
        {type.text}
      </td>
      {columns.measures.map((measure) => (
        <td
          key={measure}
          className="unit-number unit-measure numerals"
          data-label={t(`project.detail.measure.${measure}`)}
        >
          {measureText(unit, measure)}
        </td>
      ))}
      <td className="unit-number unit-price numerals">{unitPriceText(ctx, row)}</td>
      <td className="unit-status">
        {status === 'available' ? (
          t('project.detail.state.available')
        ) : (
          <StatePlate ctx={ctx} state={status} />
        )}
      </td>
      {columns.hasPlans && (
        <td className="unit-plan">
          <PlanLink ctx={ctx} unit={unit} />
        </td>
      )}
      <td className="unit-ask">{status === 'available' && <AskLink ctx={ctx} unit={unit} />}</td>
    </tr>
  );
}

/** A link if the unit has a page. */
export function UnitName({ ctx, unit }: { ctx: PageContext; unit: Unit }) {
  const home = unit.propertyId === undefined ? undefined : ctx.data.property(unit.propertyId);
  const href = home && ctx.links.property(home);
  return href === undefined ? unit.name : <a href={href}>{unit.name}</a>;
}

/**
 * Link to the interest section with this unit chosen; nofollow, because it is not a page of its
 * own.
 */
function AskLink({ ctx, unit }: { ctx: PageContext; unit: Unit }) {
  return (
    <a href={withUnit(ctx.path, ctx.query, unit.id)} rel="nofollow">
      <Icon name="mail" />
      <span className="unit-word" aria-hidden="true">
        {ctx.t('project.detail.interested')}
      </span>
      <span className="unseen">{ctx.t('project.detail.ask', { unit: unit.name })}</span>
    </a>
  );
}

/** '' if the value is unknown. */
function measureText(unit: Unit, measure: UnitMeasure): string {
  const isCount = measure === 'numberOfBedRooms';
  const text = (isCount ? formatNumber : formatSurface)(unit[measure]);
  return isFormatted(text) ? text : '';
}
