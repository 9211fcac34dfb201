/** Further arguments of the function. Objects are compared by identity. */
type Argument = object | string | number;

/**
 * Memoizes a pure function of an item (a home, a project, a picture). A value is retained as long
 * as the item and every other object argument: it is collected with the snapshot of the catalogue
 * or the edition of the site. None of these objects may be mutated, and string and number arguments
 * must have few values (such as the languages).
 */
export function perItem<Item extends object, Rest extends readonly Argument[], Value>(
  make: (item: Item, ...rest: Rest) => Value,
): (item: Item, ...rest: Rest) => Value {
  const root = new Values<Item, Value>();
  return (item, ...rest) => {
    let values = root;
    for (const argument of rest) values = values.with(argument);
    const { cached } = values;
    const value = cached.get(item);
    if (value !== undefined || cached.has(item)) return value as Value;
    const made = make(item, ...rest);
    cached.set(item, made);
    return made;
  };
}

/** The values by item for one list of further arguments. */
class Values<Item extends object, Value> {
  readonly cached = new WeakMap<Item, Value>();
  #byObject: WeakMap<object, Values<Item, Value>> | undefined;
  #byText: Map<Argument, Values<Item, Value>> | undefined;

  with(argument: Argument): Values<Item, Value> {
    if (typeof argument === 'object') return further((this.#byObject ??= new WeakMap()), argument);
    return further((this.#byText ??= new Map()), argument);
  }
}

interface Further<Key, Item extends object, Value> {
  get(argument: Key): Values<Item, Value> | undefined;
  set(argument: Key, values: Values<Item, Value>): unknown;
}

function further<Key, Item extends object, Value>(
  cached: Further<Key, Item, Value>,
  argument: Key,
): Values<Item, Value> {
  const there = cached.get(argument);
  if (there) return there;
  const values = new Values<Item, Value>();
  cached.set(argument, values);
  return values;
}
