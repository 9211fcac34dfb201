import { Fragment, type ReactNode } from 'react';
import { colon } from '../../domain/text/colon.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import type { BuildingRows, FloorRows, UnitMeasure } from '../../domain/project/unit-table.ts';
import type { PageContext } from '../../page-context.ts';
import { UnitName, UnitTableRow } from './UnitTableRow.tsx';

interface Props {
  ctx: PageContext;
  building: BuildingRows;
  /** The measures that have a column, the same for every building. */
  measures: readonly UnitMeasure[];
  /** Leads to a building with units for sale. */
  children: ReactNode;
}

/** The units of a building by floor; on a phone each unit is a card (project-units.css). */
export function BuildingTable({ ctx, building, measures, children }: Props) {
  const { t, locale } = ctx;
  const name = textOf(building.buildingName, locale);
  return (
    <>
      <h3>{name}</h3>
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
            <th scope="col">
              <span className="unseen">{t('project.detail.interested')}</span>
            </th>
          </tr>
        </thead>
        {building.floors.map((floor) => (
          <FloorBody key={floor.floor} ctx={ctx} floor={floor} measures={measures} />
        ))}
      </table>
      <p className="units-none">
        {`${t('project.detail.noneLeft', { building: name })} `}
        {children}
      </p>
    </>
  );
}

interface FloorProps {
  ctx: PageContext;
  floor: FloorRows;
  measures: readonly UnitMeasure[];
}

/** What is sold is one line, after the units that are not. */
function FloorBody({ ctx, floor, measures }: FloorProps) {
  const { t, locale } = ctx;
  const name = textOf(floor.floorName, locale);
  const sold = floor.rows.filter(({ status }) => status === 'sold');
  const kept = floor.rows.filter(({ status }) => status !== 'sold');
  return (
    <tbody>
      {name !== '' && (
        <tr className="units-floor">
          <th scope="rowgroup" colSpan={measures.length + 5}>
            {name}
          </th>
        </tr>
      )}
      {kept.map((row) => (
        <UnitTableRow key={row.unit.id} ctx={ctx} row={row} measures={measures} />
      ))}
      {sold.length > 0 && (
        <tr className="units-sold">
          <td colSpan={measures.length + 5}>
            {t('project.detail.state.sold') + colon(locale)}
            {sold.map(({ unit }, index) => (
              <Fragment key={unit.id}>
                {index > 0 && ', '}
                <UnitName ctx={ctx} unit={unit} />
              </Fragment>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}
