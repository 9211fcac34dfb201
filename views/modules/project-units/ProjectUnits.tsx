import { unitsOf } from '../../domain/composition.ts';
import { textOf } from '../../domain/multilingual.ts';
import type { Project } from '../../domain/project.ts';
import { measuresOf, rowsOf, unitTable } from '../../domain/unit-table.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { AvailableOnly } from './AvailableOnly.tsx';
import { BuildingTable } from './BuildingTable.tsx';
import type { Content } from './schema.ts';

/** What the project is made of: its buildings below each other, each a table by floor (look.md). */
export const ProjectUnits: ModuleComponent<Content> = ({ ctx }) => {
  const { project, t } = ctx;
  const buildings = project ? unitTable(project) : [];
  if (!project || buildings.length === 0) return null;
  const measures = measuresOf(unitsOf(project.composition));
  const states = new Set(rowsOf(buildings).map(({ status }) => status));
  return (
    <section className="units" id="units">
      <h2>{t('project.detail.units')}</h2>
      {states.has('available') && states.size > 1 && <AvailableOnly ctx={ctx} />}
      {buildings.length > 1 && <Jumps ctx={ctx} project={project} />}
      {buildings.map((building, index) => (
        <section key={panelId(index)} id={panelId(index)} className="units-building">
          <BuildingTable ctx={ctx} building={building} measures={measures} />
        </section>
      ))}
    </section>
  );
};

/** The buildings as links to their tables. */
function Jumps({ ctx, project }: { ctx: PageContext; project: Project }) {
  return (
    <nav className="units-jumps" aria-label={ctx.t('project.detail.buildings')}>
      {project.composition.map(({ buildingName }, index) => (
        <a key={panelId(index)} href={`#${panelId(index)}`}>
          {textOf(buildingName, ctx.locale)}
        </a>
      ))}
    </nav>
  );
}

/** Counts from 1, as people do. */
function panelId(index: number): string {
  return `building-${index + 1}`;
}
