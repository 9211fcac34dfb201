import { textOf } from '../../domain/text/multilingual.ts';
import type { BuildingRows, FloorRows, UnitMeasure } from '../../domain/project/unit-table.ts';
import type { PageContext } from '../../page-context.ts';
import { UnitTableRow } from './UnitTableRow.tsx';

interface Props {
  ctx: PageContext;
  building: BuildingRows;
  /** The measures that have a column, the same for every building. */
  measures: readonly UnitMeasure[];
}

/** The units of a building by floor; on a phone each unit is a card (project-units.css). */
export function BuildingTable({ ctx, building, measures }: Props) {
  const { t, locale } = ctx;
  return (
    <>
      <h3>{textOf(building.buildingName, locale)}</h3>
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
      <p className="units-none">{t('project.detail.noneLeft')}</p>
    </>
  );
}

interface FloorProps {
  ctx: PageContext;
  floor: FloorRows;
  measures: readonly UnitMeasure[];
}

function FloorBody({ ctx, floor, measures }: FloorProps) {
  const name = textOf(floor.floorName, ctx.locale);
  return (
    <tbody>
      {name !== '' && (
        <tr className="units-floor">
          <th scope="rowgroup" colSpan={measures.length + 5}>
            {name}
          </th>
        </tr>
      )}
      {floor.rows.map((row) => (
        <UnitTableRow key={row.unit.id} ctx={ctx} row={row} measures={measures} />
      ))}
    </tbody>
  );
}
