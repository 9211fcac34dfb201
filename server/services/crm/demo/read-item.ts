import type { z } from 'zod';
import { checkValue, parseJson } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import { withoutSchemaName } from '../../../platform/files/without-schema-name.ts';
import { withoutEmpty } from '../../../platform/files/without-empty.ts';

/** What is shown of a valid file: an item, or a reason why there is none. */
export type ReadItem<T> =
  /** `faults` are the parts that are left out of the item. */
  { item: T; faults?: readonly string[] } | { reason: string };

/** The content of a file: valid, with a reason why it is not, or one that visitors may not see. */
export type WrittenItem<Written> = { written: Written } | { reason: string } | 'withheld';

/** Reads the files of a folder. */
export interface ItemReader<Written, Item> {
  /** Changes whenever `read` would read a text otherwise. */
  readsBy: string;
  read: (text: string) => WrittenItem<Written>;
  /** Changes whenever `translate` would make something else. */
  translatesBy: string;
  translate: (written: Written) => ReadItem<Item>;
}

/** Prospective, cancelled and inactive: valid, but not shown to visitors. */
const UNPUBLISHED_STATUSES = [0, 3, 5];

interface Reading<Written> {
  schema: z.ZodType<Written>;
  /** Changes the parsed JSON before it is checked. */
  prepare: (value: unknown) => unknown;
}

/**
 * Parses a file and checks it against its schema. An item whose status keeps it off the site
 * (docs/facts.md, "The CRM") is withheld even if it is invalid otherwise.
 */
export function readWritten<Written>(
  text: string,
  { schema, prepare }: Reading<Written>,
): WrittenItem<Written> {
  const parsed = parseJson(text);
  if (!parsed.ok) return { reason: reasonText(parsed.problems) };
  if (isUnpublished(parsed.value)) return 'withheld';
  const checked = checkValue(
    withoutEmpty(prepare(withoutSchemaName(parsed.value)), schema),
    schema,
  );
  return checked.ok ? { written: checked.value } : { reason: reasonText(checked.problems) };
}

function isUnpublished(raw: unknown): boolean {
  const status = (raw as { status?: unknown } | null)?.status;
  return UNPUBLISHED_STATUSES.some((withheld) => withheld === status);
}
