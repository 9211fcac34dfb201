import type { StoredLead } from '../services/leads/model/lead-store.ts';

/** The content of a lead, written by any release; the stored text if it cannot be parsed. */
export function contentOf({ content }: Pick<StoredLead, 'content'>): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return { content };
  }
}
