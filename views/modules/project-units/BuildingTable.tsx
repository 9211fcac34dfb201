import { shownText } from '../../domain/text/shown-text.ts';
import type { ReactNode } from 'react';
import {
  type BuildingRows,
  type FloorRows,
  rowsOf,
  type UnitMeasure,
} from '../../domain/project/unit-table.ts';
import type { PageContext } from '../../page-context.ts';
import { plansOf } from './UnitPlans.tsx';
import { SoldUnits } from './SoldUnits.tsx';
import { type UnitColumns, UnitTableRow } from './UnitTableRow.tsx';

interface Props {
  ctx: PageContext;
  building: BuildingRows;
  /** The measures that have a column, the same for every building. */
  measures: readonly UnitMeasure[];
  /** Note that no unit here is for sale or matches, with a link to others. */
  children: ReactNode;
}

/** The units of a building by floor; on a phone each unit is a card (project-units.css). */
export function BuildingTable({ ctx, building, measures, children }: Props) {
  const { t } = ctx;
  const name = shownText(building.buildingName, ctx);
  const hasPlans = rowsOf([building]).some(({ unit }) => plansOf(ctx, unit).length > 0);
  const columns = { measures, hasPlans };
  if (building.floors.length === 0) {
    return (
      <>
        <h3 lang={name.lang}>{name.text}</h3>
        <p>{children}</p>
      </>
    );
  }
  return (
    <>
      <h3 lang={name.lang}>{name.text}</h3>
      <table className="units-table">
        <thead>
          <tr>
            <th scope="col">{t('project.detail.unit')}</th>
            <th scope="col">{t('project.detail.type')}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="unit-number">
                {t(`project.detail.measure.${measure}`)}
              </th>
            ))}
            <th scope="col" className="unit-number">
              {t('project.detail.price')}
            </th>
            <th scope="col" className="unit-status">
              {t('project.detail.status')}
            </th>
            {hasPlans && (
              <th scope="col" className="units-screen">
                {t('project.detail.plan')}
              </th>
            )}
            <th scope="col" className="units-screen">
              <span className="unseen">{t('project.detail.interested')}</span>
            </th>
          </tr>
        </thead>
        {building.floors.map((floor) => (
          <FloorBody key={floor.floor} ctx={ctx} floor={floor} columns={columns} />
        ))}
      </table>
      <p className="units-none">{children}</p>
    </>
  );
}

interface FloorProps {
  ctx: PageContext;
  floor: FloorRows;
  columns: UnitColumns;
}

/**
 * Sold units are one line after the others. On a floor without others it stands beside the floor's
 * name, folded into their number.
 */
function FloorBody({ ctx, floor, columns }: FloorProps) {
  const name = shownText(floor.floorName, ctx);
  const sold = floor.rows.filter(({ status }) => status === 'sold');
  const kept = floor.rows.filter(({ status }) => status !== 'sold');
  const width = columns.measures.length + (columns.hasPlans ? 6 : 5);
  const isFolded = kept.length === 0 && sold.length > 1;
  const isBeside = isFolded && name.text !== '';
  const soldUnits = <SoldUnits ctx={ctx} sold={sold} isFolded={isFolded} />;
  return (
    <tbody className="units-group">
      {name.text !== '' && (
        <tr className="units-floor">
          <th scope="rowgroup" colSpan={isBeside ? 2 : width} lang={name.lang}>
            {name.text}
          </th>
          {isBeside && (
            <td className="units-sold" colSpan={width - 2}>
              {soldUnits}
            </td>
          )}
        </tr>
      )}
      {kept.map((row) => (
        <UnitTableRow key={row.unit.id} ctx={ctx} row={row} columns={columns} />
      ))}
      {sold.length > 0 && !isBeside && (
        <tr className="units-rest">
          <td className="units-sold" colSpan={width}>
            {soldUnits}
          </td>
        </tr>
      )}
    </tbody>
  );
}
