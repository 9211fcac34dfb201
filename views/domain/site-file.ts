import { isProject, type ListItem } from './list/list-item.ts';
import type { PropertyDocument } from './property/property.ts';

/**
 * The key of an item's document in links and forms: its position, from 1. Its file name may contain
 * an unpublished address.
 */
export function documentKey({ documents }: ListItem, { fileName }: PropertyDocument): string {
  return String(documents.findIndex((one) => one.fileName === fileName) + 1);
}

/** The document of an item that has this key. */
export function documentWithKey(
  { documents }: ListItem,
  key: string | null | undefined,
): PropertyDocument | undefined {
  return /^[1-9]\d{0,3}$/.test(key ?? '') ? documents[Number(key) - 1] : undefined;
}

/** The name of a document in links: `home/{id}/{key}`, or `project/…`. */
export function documentFile(about: ListItem, document: PropertyDocument): string {
  return `${isProject(about) ? 'project' : 'home'}/${about.id}/${documentKey(about, document)}`;
}

/** The name of a file of the agency's folder in links. */
export function agencyFile(name: string): string {
  return `site/${name}`;
}
