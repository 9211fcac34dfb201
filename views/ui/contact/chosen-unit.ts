import type { Project } from '../../domain/project/project.ts';
import { rowsOf, type UnitRow, unitTable } from '../../domain/project/unit-table.ts';
import type { SubjectContext } from '../../page-context.ts';
import { readUnitQuery } from '../../routing/unit-query.ts';

/** The unit in the query string; undefined if it is not for sale any more. */
export function chosenUnit(
  { query }: Pick<SubjectContext, 'query'>,
  project: Project,
): UnitRow | undefined {
  const { unit: id } = readUnitQuery(query);
  return rowsOf(unitTable(project)).find(
    ({ unit, status }) => unit.id === id && status === 'available',
  );
}
