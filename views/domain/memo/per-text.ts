import { LRUCache } from 'lru-cache';

/**
 * A pure function of a text that works each value out once, for the `most` texts that were asked for
 * last.
 */
export function perText<Value>(
  most: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const known = new LRUCache<string, { value: Value }>({ max: most });
  return (text) => {
    const kept = known.get(text);
    if (kept) return kept.value;
    const value = make(text);
    known.set(text, { value });
    return value;
  };
}
