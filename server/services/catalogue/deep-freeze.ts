/** Freezes a value and everything in it; the value must be a tree, as parsed data is. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // A start freezes all homes before its first answer: a list of the values of each part would take
  // as long as the freezing.
  for (const name in value) deepFreeze(value[name]);
  return value;
}
