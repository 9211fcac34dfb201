/** Characters of a text at most; a longer one is cut. */
const MAX_TEXT = 30_000;

/**
 * A value of the CRM with every text in it well-formed, without half a surrogate pair, and of a
 * bounded length. The same object when nothing had to change.
 */
export function withSafeTexts<T>(value: T): T {
  return safe(value) as T;
}

function safe(value: unknown): unknown {
  if (typeof value === 'string') return safeText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const made = list.map(safe);
    return made.every((item, index) => item === list[index]) ? value : made;
  }
  const given = Object.entries(value);
  const made = given.map(([name, item]) => [name, safe(item)] as const);
  const isSame = made.every(([, item], index) => item === given[index]?.[1]);
  return isSame ? value : Object.fromEntries(made);
}

function safeText(text: string): string {
  const bounded = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text;
  return bounded.isWellFormed() ? bounded : bounded.toWellFormed();
}
