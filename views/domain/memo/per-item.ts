/** What else a value depends on. An object is taken by its identity, never by its content. */
type Given = object | string | number;

/**
 * A pure function of an item (a home, a project, a picture) that works each value out once for as
 * long as the item, and every object given with it, is there: with the next snapshot of the catalogue
 * or the next edition of the site the values go too. Neither the item nor those objects may be
 * changed afterwards, and of strings and numbers there must be few (the languages).
 */
export function perItem<Item extends object, Rest extends readonly Given[], Value>(
  make: (item: Item, ...rest: Rest) => Value,
): (item: Item, ...rest: Rest) => Value {
  const root = new Values<Item, Value>();
  return (item, ...rest) => {
    let values = root;
    for (const given of rest) values = values.with(given);
    const { known } = values;
    const value = known.get(item);
    if (value !== undefined || known.has(item)) return value as Value;
    const made = make(item, ...rest);
    known.set(item, made);
    return made;
  };
}

/** The values by item where everything else is the same. */
class Values<Item extends object, Value> {
  readonly known = new WeakMap<Item, Value>();
  #byObject: WeakMap<object, Values<Item, Value>> | undefined;
  #byText: Map<Given, Values<Item, Value>> | undefined;

  with(given: Given): Values<Item, Value> {
    if (typeof given === 'object') return further((this.#byObject ??= new WeakMap()), given);
    return further((this.#byText ??= new Map()), given);
  }
}

interface Further<Key, Item extends object, Value> {
  get(given: Key): Values<Item, Value> | undefined;
  set(given: Key, values: Values<Item, Value>): unknown;
}

function further<Key, Item extends object, Value>(
  known: Further<Key, Item, Value>,
  given: Key,
): Values<Item, Value> {
  const there = known.get(given);
  if (there) return there;
  const values = new Values<Item, Value>();
  known.set(given, values);
  return values;
}
