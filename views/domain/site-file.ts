import { isProject, type ListItem } from './list/list-item.ts';
import type { PropertyDocument } from './property/property.ts';

/**
 * By what links and forms know a document of an item: its place among them, from 1. Its file name
 * may tell an address that is not published.
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

/** The name by which links know a document: `home/{id}/{key}`, or `project/…`. */
export function documentFile(about: ListItem, document: PropertyDocument): string {
  return `${isProject(about) ? 'project' : 'home'}/${about.id}/${documentKey(about, document)}`;
}

/** The name by which links know a file of the agency's folder. */
export function agencyFile(name: string): string {
  return `site/${name}`;
}
