import type { Project } from '../project/project.ts';
import type { Property } from '../property/property.ts';

/** What stands in a list: a home, or a new-build project (spec section 7). */
export type ListItem = Property | Project;

export function isProject(item: ListItem): item is Project {
  return 'composition' in item;
}

export function isHome(item: ListItem): item is Property {
  return !isProject(item);
}

/** Tells items of a list apart: a home and a project may have the same id. `3101`, `p3101`. */
export function itemKey(item: ListItem): string {
  return isProject(item) ? `p${item.id}` : String(item.id);
}
