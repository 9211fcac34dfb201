/** A part of a text that is hidden. */
export interface Span {
  start: number;
  end: number;
  /** The contacts that it may be about; none for people who are no contacts. */
  contacts: ReadonlySet<number>;
}

export const NO_CONTACTS: ReadonlySet<number> = new Set();

/** Spans in their order, overlapping ones as one. */
export function mergedSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && span.start < last.end) {
      last.end = Math.max(last.end, span.end);
      last.contacts = sharedContacts(last.contacts, span.contacts);
    } else merged.push({ ...span });
  }
  return merged;
}

/** The contacts that both may be about; those of either where one is about nobody. */
export function sharedContacts(
  a: ReadonlySet<number>,
  b: ReadonlySet<number>,
): ReadonlySet<number> {
  if (a.size === 0 || b.size === 0) return a.size === 0 ? b : a;
  return new Set([...a].filter((one) => b.has(one)));
}
