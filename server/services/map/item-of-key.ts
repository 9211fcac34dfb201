import type { DataPort } from '../../../views/data-port.ts';
import type { ListItem } from '../../../views/domain/list/list-item.ts';

/** The item with a key of `itemKey`. */
export function itemOfKey(data: DataPort, key: string): ListItem | undefined {
  const [, project, id] = /^(p?)(\d{1,15})$/.exec(key) ?? [];
  if (id === undefined) return undefined;
  return project === 'p' ? data.project(Number(id)) : data.property(Number(id));
}
