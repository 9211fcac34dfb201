import { textOfKey } from './key-texts/texts-of.ts';
import { typeText } from './key-type.ts';
import { alternativesOf, type SchemaPart } from './schema-part.ts';

/** A key of a file, as the manual lists it. */
export interface KeyRow {
  /** `offices[].name`. */
  path: string;
  type: string;
  isRequired: boolean;
  /** As JSON; '' if there is none. */
  fallback: string;
  /** '' if nothing says it. */
  meaning: string;
}

interface Options {
  /** Whose texts say what the keys mean (`key-texts/texts-of.ts`). */
  file: string;
  /** Before each path when its text is looked up: the kind of a module. */
  prefix?: string;
  /** Paths below which no keys are listed. */
  without?: readonly string[];
}

/** The keys of an object, with those of objects in it; a key of several alternatives once. */
export function keyRows(schema: SchemaPart, options: Options): KeyRow[] {
  const rows = rowsBelow(schema, '', options);
  const byPath = Map.groupBy(rows, ({ path }) => path);
  return [...byPath.values()].flatMap((same) =>
    same.slice(0, 1).map((row) => withKinds(row, same)),
  );
}

/** A key that tells alternatives apart takes the value of any of them. */
function withKinds(row: KeyRow, same: readonly KeyRow[]): KeyRow {
  const types = [...new Set(same.map(({ type }) => type))];
  if (types.length < 2 || !types.every((type) => /^`[^`]+`$/.test(type))) return row;
  return { ...row, type: `${types.slice(0, -1).join(', ')} or ${types.at(-1)}` };
}

function rowsBelow(schema: SchemaPart, at: string, options: Options): KeyRow[] {
  if (options.without?.includes(at.replace(/(\[\])?\.$/, ''))) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const path = `${at}${key}`;
    return [rowOf(path, part, schema, key, options), ...rowsBelow(part, `${path}.`, options)];
  });
  const inList = typeof schema.items === 'object' ? [schema.items] : [];
  return [
    ...own,
    ...inList.flatMap((part) => rowsBelow(part, at.replace(/\.$/, '[].'), options)),
    ...alternativesOf(schema).flatMap((part) => rowsBelow(part, at, options)),
  ];
}

function rowOf(
  path: string,
  part: SchemaPart,
  { required = [] }: SchemaPart,
  key: string,
  { file, prefix }: Options,
): KeyRow {
  const { default: fallback } = part;
  const hasFallback = fallback !== undefined && !isEmpty(fallback);
  const named = prefix === undefined ? path : `${prefix}.${path}`;
  return {
    path,
    type: typeText(part),
    isRequired: required.includes(key),
    fallback: hasFallback ? JSON.stringify(fallback) : '',
    meaning: textOfKey(file, named) ?? '',
  };
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
