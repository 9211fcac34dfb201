import type { ListQuery, ListResult, Listing } from './domain/list-query.ts';
import type { Picture, ResponsivePicture } from './domain/picture.ts';
import type { Project } from './domain/project.ts';
import type { Manager, Property } from './domain/property.ts';

/** A place with homes in it, as the search offers it. */
export interface Place {
  zip: string;
  city: string;
  count: number;
}

/** What modules may ask of the agency's data. The server answers from memory (design.md, idea 7). */
export interface DataPort {
  list(query: ListQuery, pageSize: number): ListResult;
  property(id: number): Property | undefined;
  /** Homes of the same goal, near and like this one; never itself, never a sold one. */
  similar(property: Property, count: number): readonly Property[];
  count(listing: Listing): number;
  places(listing: Listing): readonly Place[];
  /** Every new-build project, the most recent first. */
  projects(): readonly Project[];
  project(id: number): Project | undefined;
  team(): readonly Manager[];
  /** Undefined when the picture is not there: the view then leaves it out. */
  picture(picture: Picture): ResponsivePicture | undefined;
}
