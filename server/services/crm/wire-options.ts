import { z } from 'zod';
import { DEMAND_PURPOSES } from '../../../views/domain/lead.ts';
import { SALE_STATES } from './sale-states.ts';

const bySiteType = z.record(
  z.string().regex(/^[1-8]$/, 'is none of the site’s types, 1 to 8'),
  z.array(z.int().positive()),
);
const pattern = z.string().min(1).refine(isPattern, 'is no regular expression');

const field = z.string().min(1);

/**
 * How `Details` of the graph is written, by the names of its fields (docs/crm-wire.md, "The
 * graph").
 */
const graphSchema = z
  .strictObject({
    form: z.enum(['series', 'points', 'columns', 'rows']).default('series'),
    /** Field of `Details` with the list; without it `Details` is the list. */
    list: field.optional(),
    source: field.default('sourceName'),
    date: field.default('firstWeek'),
    visits: field.default('visits'),
    /** Of form `points`: field of a source with its dates and numbers. */
    points: field.default('points'),
    /** Of form `columns`: field beside the list with the dates of all numbers. */
    dates: field.default('dates'),
    /** Of form `series`: days from one number to the next. */
    step: z.union([z.literal(1), z.literal(7)]).default(7),
  })
  .refine(({ form, list }) => form !== 'columns' || list !== undefined, {
    path: ['list'],
    message: 'is needed for form columns',
  });
export type GraphOptions = z.infer<typeof graphSchema>;

/**
 * Options of the CRM's wire format: each has a default, and is set as JSON in `CRM_OPTIONS`
 * (docs/crm-wire.md).
 */
export const wireOptionsSchema = z.strictObject({
  /** Parameters that carry the credentials. */
  nameParameter: field.default('CustomerName'),
  passwordParameter: field.default('CustomerPassword'),
  /** Field of a list's Value with the number of all rows. */
  countField: field.default('RowsCount'),
  /** Items of one page of a list, and the timeout of a page in milliseconds. */
  pageSize: z.int().min(1).max(1000).default(50),
  listTimeout: z.int().min(1000).max(50_000).default(5000),
  /**
   * Whether lists of homes and projects are limited to the fields that the site reads; or the names
   * of further fields to request.
   */
  displayFields: z.union([z.boolean(), z.array(field)]).default(true),
  /** Whether views of homes and projects are reported, for the figures of owners. */
  reportViews: z.boolean().default(true),
  /** Whether the CRM has projects. */
  hasProjects: z.boolean().default(true),
  /** Whether it reports deleted homes; if not, they are removed when everything is fetched. */
  hasDeletedIds: z.boolean().default(true),
  /** WebIDs of the CRM by each of the site's types, where their names do not tell. */
  webIds: bySiteType.default({}),
  /**
   * Ids of the CRM's types by each of the site's: for requests; for those that are wrong in its
   * table.
   */
  typeIds: bySiteType.default({}),
  /** Names of the CRM's types that are garages, as a regular expression. */
  garageNames: pattern.default('garage|parking|parkeer|staanplaats|stellplatz'),
  /** Codes by which it refuses a wrong password; 0: without a code. Others are faults. */
  wrongPasswordCodes: z.array(z.int().nonnegative()).default([401, 404]),
  /**
   * Codes of refusals that are temporary, or concern the site rather than the lead; 0: without a
   * code. A lead refused with one of them is retried; with any other it is parked.
   */
  passingCodes: z.array(z.int().nonnegative()).default([500, 503, 600]),
  /** Whether lists of homes carry every field; else each home is fetched by its id. */
  listsAreWhole: z.boolean().default(true),
  /** Field by which pages of homes, and of projects, are sorted; '' for none. */
  homeOrder: z.string().default('CreatedDate'),
  projectOrder: z.string().default('ID'),
  /** Fields of a home with its one line, '' for none, and with its description. */
  titleField: z.string().default(''),
  descriptionField: field.default('DescriptionA'),
  /** The same of a project. */
  projectTitleField: z.string().default(''),
  projectDescriptionField: field.default('Description'),
  /**
   * Field of a home and of a project with the id of its manager, for a CRM that does not give the
   * manager with them.
   */
  managerField: field.default('ManagerID'),
  /** Parameter by which published projects are asked for; '' for none. */
  publishedProjects: z
    .enum(['IsPublishInternet', 'IsPublishWebsite', ''])
    .default('IsPublishInternet'),
  /** Status of a project that says none. */
  projectStatus: z.union([z.literal(1), z.literal(2), z.literal(6)]).default(1),
  /** Ids of substatuses by what they say, where their names do not. */
  substatuses: z.partialRecord(z.enum(SALE_STATES), z.array(z.int().positive())).default({}),
  /** Field of a lead with its idempotency key. */
  keyField: field.default('CustomStr5'),
  /** Numbers of the CRM for what a home is bought for; without one its words are in the comment. */
  purposes: z.partialRecord(z.enum(DEMAND_PURPOSES), z.int()).default({}),
  /** Field of the person who signed in with the ids of their homes. */
  ownerHomesField: field.default('PropertyIDs'),
  /** Further field by which entries of a history and documents name their home; '' for none. */
  objectField: z.string().default(''),
  graph: graphSchema.prefault({}),
  /**
   * URL below which the files of documents are, with a final `/`. By default those of owners are
   * below `/Documents/` of the CRM's host, and those of homes and projects in the agency's folder.
   */
  documentsUrl: z
    .url({ protocol: /^https?$/ })
    .endsWith('/', 'must end in /')
    .optional(),
  /** Field of a picture that marks a floor plan. */
  planField: field.default('IsFloorPlan'),
  /** Names of pictures that are floor plans, as a regular expression. */
  planNames: pattern.default('plan|grondplan|plattegrond|grundriss|floor'),
  /** The same of pictures that are panoramas: whole spheres, twice as wide as high. */
  panoramaField: field.default('IsPanorama'),
  panoramaNames: pattern.default('360 ?°'),
});
export type WireOptions = z.infer<typeof wireOptionsSchema>;

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}
