import type { SchemaPart } from './schema-part.ts';
import { textOfKey } from './key-texts/texts-of.ts';

/**
 * The schema with what each key means, so that an editor shows it.
 * @param file whose texts say it (`key-texts/texts-of.ts`).
 * @param prefix before each path when its text is looked up: the kind of a module.
 */
export function describedSchema(schema: SchemaPart, file: string, prefix?: string): SchemaPart {
  return described(schema, file, prefix === undefined ? '' : `${prefix}.`);
}

function described(schema: SchemaPart, file: string, at: string): SchemaPart {
  const { properties, additionalProperties, items, anyOf, oneOf } = schema;
  const same = (part: SchemaPart) => described(part, file, at);
  return {
    ...schema,
    ...(properties && { properties: describedKeys(properties, file, at) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: same(additionalProperties),
    }),
    ...(typeof items === 'object' && { items: described(items, file, at.replace(/\.$/, '[].')) }),
    ...(anyOf && { anyOf: anyOf.map(same) }),
    ...(oneOf && { oneOf: oneOf.map(same) }),
  };
}

function describedKeys(
  properties: Readonly<Record<string, SchemaPart>>,
  file: string,
  at: string,
): Record<string, SchemaPart> {
  const entries = Object.entries(properties).map(([key, part]): [string, SchemaPart] => {
    const path = `${at}${key}`;
    const description = textOfKey(...placeOf(file, path));
    const inside = described(part, file, `${path}.`);
    return [key, description === undefined ? inside : { ...inside, description }];
  });
  return Object.fromEntries(entries);
}

/** Keys of a third party have their own texts. */
function placeOf(file: string, path: string): [file: string, path: string] {
  const party = /^thirdParties\[\]\.(.*)$/.exec(path)?.[1];
  return file === 'site' && party !== undefined ? ['party', party] : [file, path];
}
