import { z } from 'zod';

const typeIds = z.array(z.int().nonnegative()).default([]);

/**
 * What the owner's history page shows: `history` in site.json, with the specification's names (spec
 * section 6). Hidden data never leaves the server.
 */
export const historyFlagsSchema = z.strictObject({
  /** Types of communications that are hidden, besides 13. */
  hideTypeIDs: typeIds,
  /** Types of appointments that are hidden. */
  hideCalendarTypeIDs: typeIds,
  /** Types of appointments that are visits to the home: counted, and marked on the graph. */
  visitTypeIDs: z.array(z.int().positive()).default([1]),
  /** Types of communications that are offers, besides those that are called so. */
  offerTypeIDs: typeIds,
  /** What the agency wrote about appointments. */
  showComments: z.boolean().default(true),
  /** The text of communications; their subject stays. */
  hideCommentsCommunication: z.boolean().default(false),
  showVisitStats: z.boolean().default(true),
  showCalendarHistory: z.boolean().default(true),
  showMediaOnline: z.boolean().default(true),
  showAutomaticHistory: z.boolean().default(true),
  showDocuments: z.boolean().default(true),
  /** Hides what is in the future. */
  showPastOnly: z.boolean().default(false),
  /** Contacts are blurred bars; names are hidden by default. */
  anonimizeContacts: z.boolean().default(true),
});

export type HistoryFlags = z.infer<typeof historyFlagsSchema>;

/** A change of the home's data: never shown (spec section 6). */
const DATA_CHANGE = 13;

/** Whether entries of a type are hidden. */
export function isHiddenType(typeId: number, hidden: readonly number[]): boolean {
  return typeId === DATA_CHANGE || hidden.includes(typeId);
}
