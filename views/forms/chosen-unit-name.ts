import { isProject, type ListItem } from '../domain/list/list-item.ts';
import type { SubjectContext } from '../page-context.ts';
import { chosenUnit } from '../ui/contact/chosen-unit.ts';

/** Name of the unit in the URL, as the catalogue has it; undefined without one for sale. */
export function chosenUnitName(ctx: SubjectContext, about: ListItem): string | undefined {
  return isProject(about) ? chosenUnit(ctx, about)?.unit.name : undefined;
}
