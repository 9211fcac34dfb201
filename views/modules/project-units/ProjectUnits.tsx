import { unitsOf } from '../../domain/project/composition.ts';
import { textOf } from '../../domain/text/multilingual.ts';
import {
  type BuildingRows,
  countLeft,
  forSaleFirst,
  measuresOf,
  rowsOf,
  unitTable,
} from '../../domain/project/unit-table.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { FactTabs } from '../../ui/facts/FactTabs.tsx';
import { projectOf } from '../../subjects/subject.ts';
import { AvailableOnly } from './AvailableOnly.tsx';
import { BuildingTable } from './BuildingTable.tsx';

/**
 * The composition of a project, one table per building (spec section 2). In the HTML the tables
 * follow a list of links to them; the boot script turns these into tabs.
 */
export const ProjectUnits: ModuleComponent = ({ ctx }) => {
  const { t } = ctx;
  const project = projectOf(ctx);
  const buildings = project ? forSaleFirst(unitTable(project)) : [];
  if (!project || buildings.length === 0) return null;
  const measures = measuresOf(unitsOf(project.composition));
  const states = new Set(rowsOf(buildings).map(({ status }) => status));
  const label = t('project.detail.buildings');
  const tabs = buildings.map((building, index) => ({
    id: panelId(index),
    text: tabText(ctx, building),
  }));
  return (
    // Target of the filter's form: focusable, so that keyboard navigation continues here.
    <section className="units facts" id="units" tabIndex={-1} aria-labelledby="units-title">
      <h2 id="units-title">{t('project.detail.units')}</h2>
      {states.has('available') && states.size > 1 && <AvailableOnly ctx={ctx} />}
      <FactTabs label={label} tabs={tabs} />
      {buildings.map((building, index) => (
        <section key={panelId(index)} id={panelId(index)} className="fact-group">
          <BuildingTable ctx={ctx} building={building} measures={measures}>
            <a href={`#${panelId(0)}`}>{tabs[0]?.text}</a>
          </BuildingTable>
        </section>
      ))}
    </section>
  );
};

/** Name of the building and number of units for sale. */
function tabText({ t, locale }: PageContext, of: BuildingRows): string {
  const building = textOf(of.buildingName, locale);
  const left = countLeft(of);
  return left === 0 ? building : t('project.detail.building', { building, left });
}

/** Numbered from 1. */
function panelId(index: number): string {
  return `building-${index + 1}`;
}
