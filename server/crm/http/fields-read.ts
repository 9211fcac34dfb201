import type { WireOptions } from '../wire-options.ts';
import { homeFromWire } from './home-from-wire.ts';
import { projectFromWire } from './project-from-wire.ts';
import { referencesIn } from './references.ts';
import type { Translated } from './wire-texts.ts';

/**
 * The parameter that asks a list for the fields that the site reads. They are what the translation
 * itself looks up in a record, so that none can be forgotten.
 */
export function displayFields(
  kind: 'home' | 'project',
  options: WireOptions,
): { DisplayFields?: string[] } {
  const { displayFields: asked } = options;
  if (asked === false) return {};
  const fields = fieldsReadBy((item) => {
    referencesIn(item, options);
    if (kind === 'home') homeFromWire(item, options);
    else projectFromWire(item, [], options);
  });
  return { DisplayFields: [...new Set([...fields, ...(asked === true ? [] : asked)])] };
}

/** Names of the fields that are looked up in a record in which nothing is filled. */
function fieldsReadBy(read: (item: Translated) => void): string[] {
  const names = new Set<string>();
  const record = new Proxy(
    {},
    {
      get(_record, name) {
        names.add(String(name));
      },
    },
  );
  read({ nl: record });
  return [...names];
}
