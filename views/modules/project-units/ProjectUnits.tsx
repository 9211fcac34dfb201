import { unitsOf } from '../../domain/project/composition.ts';
import {
  availableRows,
  fittingTable,
  unitChoices,
  unsoldRows,
} from '../../domain/project/unit-filter.ts';
import { forSaleFirst, measuresOf, rowsOf, unitTable } from '../../domain/project/unit-table.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { readUnitQuery } from '../../routing/unit-query.ts';
import { projectOf } from '../../subjects/subject.ts';
import { Buildings } from './Buildings.tsx';
import { PLANS_PART, UnitPlans } from './UnitPlans.tsx';
import { UnitsClear } from './UnitsClear.tsx';
import { UnitsFilter } from './UnitsFilter.tsx';

/**
 * The composition of a project, one table per building (spec section 2), filtered by the query
 * string.
 */
export const ProjectUnits: ModuleComponent = ({ ctx }) => {
  const project = projectOf(ctx);
  const whole = project ? unitTable(project) : [];
  if (!project || whole.length === 0) return null;
  const filter = readUnitQuery(ctx.query);
  const buildings = forSaleFirst(fittingTable(whole, filter));
  const shown = rowsOf(buildings);
  const countOf = (rows: typeof unsoldRows) => ({
    shown: rows(buildings).length,
    total: rows(whole).length,
  });
  const states = new Set(rowsOf(whole).map(({ status }) => status));
  return (
    // Target of the filter's form: focusable, so that keyboard navigation continues here.
    <section className="units" id="units" tabIndex={-1} aria-labelledby="units-title">
      <h2 id="units-title">{ctx.t('project.detail.units')}</h2>
      <UnitsFilter
        ctx={ctx}
        choices={unitChoices(whole)}
        hasAvailable={states.has('available') && states.size > 1}
        unsold={countOf(unsoldRows)}
        available={countOf(availableRows)}
      />
      {shown.length > 0 ? (
        <div className="facts" id={PLANS_PART} data-adopted>
          <Buildings
            ctx={ctx}
            buildings={buildings}
            measures={measuresOf(unitsOf(project.composition))}
          />
          <UnitPlans ctx={ctx} units={unsoldRows(buildings).map(({ unit }) => unit)} />
        </div>
      ) : (
        <p>
          {`${ctx.t('project.detail.filter.none')} `}
          <UnitsClear ctx={ctx} />
        </p>
      )}
    </section>
  );
};
