type Values = Readonly<Record<string, unknown>>;

/**
 * The value with every part that equals the same part of `known` replaced by that of `known`, and
 * `known` itself where all is equal: two versions of the data hold what they have in common once.
 * Equal means equal as JSON text, so that keys in another order differ. Neither argument is changed.
 */
export function withSharedParts<T>(value: T, known: unknown): T {
  return shared(value, known) as T;
}

function shared(value: unknown, known: unknown): unknown {
  if (Object.is(value, known)) return known;
  if (Array.isArray(value)) {
    return Array.isArray(known) ? sharedList(value, known) : value;
  }
  const areObjects = isValues(value) && isValues(known);
  return areObjects ? sharedValues(value, known) : value;
}

function sharedList(value: readonly unknown[], known: readonly unknown[]): readonly unknown[] {
  const made = value.map((entry, index) => shared(entry, known[index]));
  const isEqual = made.length === known.length && made.every((entry, at) => entry === known[at]);
  return isEqual ? known : made;
}

function sharedValues(value: Values, known: Values): Values {
  const names = Object.keys(value);
  const knownNames = Object.keys(known);
  const made: Record<string, unknown> = {};
  let isEqual = names.length === knownNames.length;
  for (const [at, name] of names.entries()) {
    const part = shared(value[name], Object.hasOwn(known, name) ? known[name] : undefined);
    isEqual &&= name === knownNames[at] && Object.is(part, known[name]);
    define(made, name, part);
  }
  return isEqual ? known : made;
}

/** Unlike an assignment, this takes `__proto__` for a name like any other. */
function define(made: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') made[name] = value;
  else Object.defineProperty(made, name, { value, enumerable: true, writable: true });
}

/** Whether it is an object as parsed data has them, without a class of its own. */
function isValues(value: unknown): value is Values {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
