import type { StoredLead } from '../leads/lead-store.ts';

/** What was sent, of any release; as it stands in the store where it cannot be read. */
export function contentOf({ content }: Pick<StoredLead, 'content'>): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return { content };
  }
}
