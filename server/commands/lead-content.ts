import type { StoredLead } from '../services/leads/model/lead-store.ts';

/** The content of a lead, written by any release; the stored text if it cannot be parsed. */
export function contentOf({ content, details }: Pick<StoredLead, 'content' | 'details'>): unknown {
  try {
    const value: unknown = JSON.parse(content);
    if (details === undefined) return value;
    const beside: unknown = JSON.parse(details);
    return { ...(Object(value) as object), details: beside };
  } catch {
    return { content };
  }
}
