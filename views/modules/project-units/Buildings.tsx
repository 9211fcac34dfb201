import { shownText } from '../../domain/text/shown-text.ts';
import { hasFilters } from '../../domain/project/unit-filter.ts';
import {
  type BuildingRows,
  countForSale,
  type UnitMeasure,
} from '../../domain/project/unit-table.ts';
import type { PageContext } from '../../page-context.ts';
import { readUnitQuery } from '../../routing/unit-query.ts';
import { FactTabs } from '../../ui/facts/FactTabs.tsx';
import { BuildingTable } from './BuildingTable.tsx';
import { UnitsClear } from './UnitsClear.tsx';

interface Props {
  ctx: PageContext;
  /** The first building has units for sale if any has. */
  buildings: readonly BuildingRows[];
  measures: readonly UnitMeasure[];
}

/**
 * A table for each building. In the HTML the tables follow a list of links to them; the boot script
 * turns these into tabs.
 */
export function Buildings({ ctx, buildings, measures }: Props) {
  const tabs = buildings.map((building, index) => ({
    id: panelId(index),
    text: tabText(ctx, building),
    lang: shownText(building.buildingName, ctx).lang,
  }));
  return (
    <>
      <FactTabs label={ctx.t('project.detail.buildings')} tabs={tabs} />
      {buildings.map((building, index) => (
        <section key={panelId(index)} id={panelId(index)} className="fact-group">
          <BuildingTable ctx={ctx} building={building} measures={measures}>
            <Elsewhere ctx={ctx} building={building} buildings={buildings} />
          </BuildingTable>
        </section>
      ))}
    </>
  );
}

interface NoteProps extends Omit<Props, 'measures'> {
  building: BuildingRows;
}

/**
 * Link from a building without matching units for sale to one that has some, or else to all units.
 */
function Elsewhere({ ctx, building, buildings }: NoteProps) {
  const { t, query } = ctx;
  const [first] = buildings;
  if (!first || countForSale(first) === 0) {
    return (
      <>
        {`${t('project.detail.filter.noneAvailable')} `}
        <UnitsClear ctx={ctx} />
      </>
    );
  }
  const name = shownText(building.buildingName, ctx).text;
  const isFiltered = hasFilters(readUnitQuery(query));
  return (
    <>
      {`${t(isFiltered ? 'project.detail.filter.noneIn' : 'project.detail.noneLeft', { building: name })} `}
      <a href={`#${panelId(0)}`} lang={shownText(first.buildingName, ctx).lang}>
        {tabText(ctx, first)}
      </a>
    </>
  );
}

/** Name of the building and number of units for sale. */
function tabText(ctx: PageContext, of: BuildingRows): string {
  const building = shownText(of.buildingName, ctx).text;
  const left = countForSale(of);
  return left === 0 ? building : ctx.t('project.detail.building', { building, left });
}

/** Numbered from 1. */
function panelId(index: number): string {
  return `building-${index + 1}`;
}
