import type { StoredLead } from '../services/leads/model/lead-store.ts';

/** The content of a lead, written by any release; the stored text if it cannot be parsed. */
export function contentOf({ content, details }: Pick<StoredLead, 'content' | 'details'>): unknown {
  try {
    const value: unknown = JSON.parse(content);
    return details === undefined ? value : { ...Object(value), details: JSON.parse(details) };
  } catch {
    return { content };
  }
}
