import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';

/**
 * The number under which it is kept that a person was told of an item, or has hidden it: a home's id,
 * and a project's with a minus sign, as both may have the same.
 */
export function numberOfItem(item: ListItem): number {
  return isProject(item) ? -item.id : item.id;
}

/** The number in a text of a URL or a form; undefined for any other text. */
export function readItemNumber(text: string | null | undefined): number | undefined {
  return /^-?[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined;
}

/** Where items are found by their id. */
interface Items<Home, Project> {
  property: (id: number) => Home | undefined;
  project: (id: number) => Project | undefined;
}

/** The item with this number, as long as the catalogue has it. */
export function itemOfNumber<Home, Project>(
  { property, project }: Items<Home, Project>,
  number: number,
): Home | Project | undefined {
  return number < 0 ? project(-number) : property(number);
}
