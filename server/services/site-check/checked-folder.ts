import type { IsoDate } from '../../../views/domain/format/date.ts';
import type { Project } from '../../../views/domain/project/project.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import type { Site } from '../../../views/domain/site/site.ts';
import type { RedirectLine } from '../site/read-redirects.ts';
import type { FolderJson } from './folder-json.ts';
import type { ProductData } from './product-data.ts';

/** An agency's folder without errors in its settings and pages, as the warnings look at it. */
export interface CheckedFolder extends ProductData {
  /** Paths of all files, relative to the folder, with forward slashes; without hidden ones. */
  files: readonly string[];
  /** The parsed JSON files. */
  json: FolderJson;
  site: Site;
  /** The calendar date in Brussels. */
  today: IsoDate;
  /** Those that the site shows; none where they are in a CRM behind HTTP. */
  homes: readonly Property[];
  projects: readonly Project[];
  /** Whether homes and projects are files of the folder. */
  hasHomes: boolean;
  redirects: readonly RedirectLine[];
}
