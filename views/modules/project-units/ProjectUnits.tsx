import { unitsOf } from '../../domain/project/composition.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import {
  type BuildingRows,
  measuresOf,
  rowsOf,
  unitTable,
} from '../../domain/project/unit-table.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { FactTabs } from '../../ui/facts/FactTabs.tsx';
import { projectOf } from '../../subjects/subject.ts';
import { AvailableOnly } from './AvailableOnly.tsx';
import { BuildingTable } from './BuildingTable.tsx';
import type { Content } from './schema.ts';

/**
 * What the project is made of, a table by floor for each building (spec section 2). As HTML they stand
 * below each other under a list of links to them; the boot script makes tabs of them.
 */
export const ProjectUnits: ModuleComponent<Content> = ({ ctx }) => {
  const { t } = ctx;
  const project = projectOf(ctx);
  const buildings = project ? unitTable(project) : [];
  if (!project || buildings.length === 0) return null;
  const measures = measuresOf(unitsOf(project.composition));
  const states = new Set(rowsOf(buildings).map(({ status }) => status));
  const label = t('project.detail.buildings');
  const tabs = buildings.map((building, index) => ({
    id: panelId(index),
    text: tabText(ctx, building),
  }));
  return (
    // The filter's form leads here, which takes the focus.
    <section className="units facts" id="units" tabIndex={-1} aria-labelledby="units-title">
      <h2 id="units-title">{t('project.detail.units')}</h2>
      {states.has('available') && states.size > 1 && <AvailableOnly ctx={ctx} />}
      <FactTabs label={label} tabs={tabs} />
      {buildings.map((building, index) => (
        <section key={panelId(index)} id={panelId(index)} className="fact-group">
          <BuildingTable ctx={ctx} building={building} measures={measures} />
        </section>
      ))}
    </section>
  );
};

/** The building, and how much of it can be bought: in the first one there may be nothing left. */
function tabText({ t, locale }: PageContext, { buildingName, floors }: BuildingRows): string {
  const building = textOf(buildingName, locale);
  const rows = floors.flatMap((floor) => floor.rows);
  const left = rows.filter(({ status }) => status === 'available').length;
  return left === 0 ? building : t('project.detail.building', { building, left });
}

/** Counts from 1, as people do. */
function panelId(index: number): string {
  return `building-${index + 1}`;
}
