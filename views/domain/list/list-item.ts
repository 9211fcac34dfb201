import type { Project } from '../project/project.ts';
import type { Property } from '../property/property.ts';

/** An item of a list: a home or a new-build project (spec section 7). */
export type ListItem = Property | Project;

export function isProject(item: ListItem): item is Project {
  return 'composition' in item;
}

export function isHome(item: ListItem): item is Property {
  return !isProject(item);
}

/** A key unique within lists, where a home and a project may share an id: `3101`, `p3101`. */
export function itemKey(item: ListItem): string {
  return isProject(item) ? `p${item.id}` : String(item.id);
}
