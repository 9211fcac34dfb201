import type { z } from 'zod';
import { checkValue, parseJson } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import { withoutSchemaName } from '../../../platform/files/without-schema-name.ts';
import { withoutEmpty } from '../../../platform/files/without-empty.ts';

/** The content of a file: an item, a reason why it is invalid, or one that visitors may not see. */
export type ReadItem<T> =
  /** `faults` are the parts that are left out of the item. */
  { item: T; faults?: readonly string[] } | { reason: string } | 'withheld';

/** Prospective, cancelled and inactive: valid, but not shown to visitors. */
const UNPUBLISHED_STATUSES = [0, 3, 5];

interface Parsing<Written, Item> {
  schema: z.ZodType<Written>;
  /** Changes the parsed JSON before it is checked. */
  prepare: (value: unknown) => unknown;
  translate: (written: Written) => ReadItem<Item>;
}

/**
 * Parses a file and checks it against its schema. An item whose status keeps it off the site
 * (docs/facts.md, "The CRM") is withheld even if it is invalid otherwise.
 */
export function parseItem<Written, Item>(
  text: string,
  { schema, prepare, translate }: Parsing<Written, Item>,
): ReadItem<Item> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { reason: reasonText(parsed.problems) };
  if (isUnpublished(parsed.value)) return 'withheld';
  const checked = checkValue(
    withoutEmpty(prepare(withoutSchemaName(parsed.value)), schema),
    schema,
  );
  return checked.ok ? translate(checked.value) : { reason: reasonText(checked.problems) };
}

function isUnpublished(raw: unknown): boolean {
  const status = (raw as { status?: unknown } | null)?.status;
  return UNPUBLISHED_STATUSES.some((withheld) => withheld === status);
}
