/** Communications of one date and contact. */
export interface Collapsed<T> {
  date: string;
  contactIdent: string | undefined;
  entries: T[];
}

interface Communication {
  date: string;
  contactIdent?: string | undefined;
}

/**
 * Joins communications that follow each other with the same date and contact (spec section 6).
 * Those without a contact stay separate.
 */
export function collapse<T extends Communication>(entries: readonly T[]): Collapsed<T>[] {
  const groups: Collapsed<T>[] = [];
  for (const entry of entries) {
    const { date, contactIdent } = entry;
    const last = groups.at(-1);
    const isSame = last?.date === date && last.contactIdent === contactIdent;
    if (last && isSame && contactIdent !== undefined) last.entries.push(entry);
    else groups.push({ date, contactIdent, entries: [entry] });
  }
  return groups;
}
