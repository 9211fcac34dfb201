import { z } from 'zod';
import { FIELD_SPANS, PAYLOAD_NAMES } from '../forms/form-field.ts';
import { filledSchema } from '../text/multilingual.ts';

/** API field of the extra field that supplies the goals to choose from (spec section 3). */
export const GOAL = 'Goal';

/**
 * Fields that the CRM gets with every lead (docs/crm-wire.md): the site's own, the key in its usual
 * field, and what the lead is about.
 */
const OF_EVERY_LEAD: readonly string[] = [
  'CustomerName',
  'CustomerPassword',
  'CustomStr5',
  'LanguageIdFromParameter',
  'ObjectID',
  'OfficeID',
  'ProjectIDs',
  'SiteId',
];

/** Columns, of twelve, on a wide screen. */
const spanSchema = z.literal(FIELD_SPANS, `expected one of ${FIELD_SPANS.join(', ')}`);

/** A field of the forms: its position and width. */
const placedSchema = z.strictObject({
  type: z.undefined().optional(),
  name: z.enum(PAYLOAD_NAMES, 'expected the name of a field of the forms, such as "Email"'),
  /** If absent, as in the form. */
  desktopSpan: spanSchema.optional(),
});

/** Settings of every extra field. */
const extra = {
  /** Its name in the CRM. */
  apiField: z
    .string()
    .regex(/^[A-Za-z]\w{0,49}$/, 'needs a letter, then at most 49 letters, digits or "_"'),
  name: filledSchema,
  desktopSpan: spanSchema.default(12),
};

const selectSchema = z.strictObject({
  ...extra,
  type: z.literal('select'),
  /** The value is what the CRM gets. */
  options: z
    .array(z.strictObject({ value: z.string().trim().min(1).max(100), name: filledSchema }))
    .min(1),
  /** Fields of the other types always are (spec section 5). */
  isRequired: z.boolean().default(false),
});

const extraSchemas = [
  z.strictObject({ ...extra, type: z.literal('string') }),
  z.strictObject({ ...extra, type: z.literal('number') }),
  selectSchema,
] as const;

/** An extra field: one that an agency adds to those of the specification. */
export type ExtraField = z.infer<(typeof extraSchemas)[number]>;

const fieldSchema = z
  .discriminatedUnion('type', [placedSchema, ...extraSchemas], {
    error: ({ code }) =>
      code === 'invalid_union' ? 'expected one of "string", "number", "select"' : undefined,
  })
  .superRefine((field, ctx) => {
    if (field.type === undefined) return;
    for (const { path, message } of mistakesIn(field)) {
      ctx.addIssue({ code: 'custom', path: [...path], message });
    }
  });
export type LayoutField = z.infer<typeof fieldSchema>;

/** The fields of a page's forms, in order (spec section 3, "Layout config"). */
export const formLayoutSchema = z.array(fieldSchema).superRefine((fields, ctx) => {
  for (const { index, value } of repeated(fields.map(nameOf))) {
    ctx.addIssue({ code: 'custom', path: [index], message: `"${value}" stands twice` });
  }
});

/** The name of a field in the forms or in the CRM. */
function nameOf(field: LayoutField): string {
  return field.type === undefined ? field.name : field.apiField;
}

interface Mistake {
  path: readonly PropertyKey[];
  message: string;
}

function mistakesIn(field: ExtraField): Mistake[] {
  const { apiField } = field;
  const options = field.type === 'select' ? field.options : [];
  const values = options.map(({ value }) => value);
  const twice = repeated(values).map(({ index, value }) => ({
    path: ['options', index, 'value'],
    message: `"${value}" stands twice`,
  }));
  if (OF_EVERY_LEAD.includes(apiField)) {
    const message = `"${apiField}" is filled by the site itself: an answer would be lost`;
    return [...twice, { path: ['apiField'], message }];
  }
  if (apiField !== GOAL) {
    const isOwn = PAYLOAD_NAMES.some((name) => name === apiField);
    const message = `is a field of the forms, which {"name": "${apiField}"} places`;
    return isOwn ? [...twice, { path: ['apiField'], message }] : twice;
  }
  if (field.type !== 'select') {
    return [{ path: ['type'], message: 'goals are chosen: expected "select"' }];
  }
  const noGoals = [...values.entries()].filter(([, value]) => !/^(-1|0|1)$/.test(value));
  return [
    ...twice,
    ...noGoals.map(([index]) => ({
      path: ['options', index, 'value'],
      message: 'a goal is "-1", "0" or "1"',
    })),
  ];
}

/** Values that occurred before, with their index. */
function repeated(values: readonly string[]): { index: number; value: string }[] {
  return [...values.entries()]
    .filter(([index, value]) => values.indexOf(value) < index)
    .map(([index, value]) => ({ index, value }));
}
