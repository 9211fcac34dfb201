import { isProject, type ListItem } from './list/list-item.ts';
import type { PropertyDocument } from './property/property.ts';

/** The name by which links know a document: `home/{id}/{file name}`, or `project/…`. */
export function documentFile(about: ListItem, { fileName }: PropertyDocument): string {
  return `${isProject(about) ? 'project' : 'home'}/${about.id}/${fileName}`;
}

/** The name by which links know a file of the agency's folder. */
export function agencyFile(name: string): string {
  return `site/${name}`;
}
