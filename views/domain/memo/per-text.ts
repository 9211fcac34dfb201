import { LRUCache } from 'lru-cache';

/** Memoizes a pure function of a text for the `max` min recently used texts. */
export function perText<Value>(
  max: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const cached = new LRUCache<string, { value: Value }>({ max: max });
  return (text) => {
    const kept = cached.get(text);
    if (kept) return kept.value;
    const value = make(text);
    cached.set(text, { value });
    return value;
  };
}
