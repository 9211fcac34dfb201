import { z } from 'zod';
import { type Tolerant, tolerantSchema } from '../../../platform/tolerant-schema.ts';
import { SEARCH_ALERT } from '../../leads/model/destinations.ts';
import { KNOWN_VERSION } from '../../leads/model/lead-content.ts';
import type { NewLead } from '../../leads/model/lead-store.ts';
import { newMessage } from '../../leads/model/new-message.ts';

/** What a person is told about a home (server/services/alerts/changes/happenings.ts). */
const happeningSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new') }),
  z.strictObject({ kind: z.literal('price-drop'), from: z.number(), to: z.number() }),
  z.strictObject({ kind: z.literal('back') }),
  z.strictObject({ kind: z.literal('open-house'), start: z.string() }),
]);

/** Content of a mail about homes: all else is read when it is delivered, which may be days later. */
const alertMessageSchema = z.strictObject({
  /** Whose searches they are, as the store of these names people. */
  person: z.string(),
  /** Ids of the searches that find the homes, the first found first. */
  searches: z.array(z.string()),
  /** The latest first. */
  homes: z.array(
    z.strictObject({
      /** Its number (server/services/alerts/item-number.ts). */
      home: z.int(),
      /** Ids of the searches that find it; absent in messages of releases before. */
      foundBy: z.array(z.string()).optional(),
      happenings: z.array(happeningSchema),
    }),
  ),
});
export type AlertMessage = z.infer<typeof alertMessageSchema>;

const storedSchema = tolerantSchema(alertMessageSchema);

/** What any release has stored. @throws for damaged content. */
export function readAlertMessage(content: string): Tolerant<AlertMessage> {
  return storedSchema.parse(JSON.parse(content));
}

/**
 * The mail about homes to a person: a lead of its own, so that it is delivered as leads are.
 * @param slot names the hour: there is one mail in it.
 * @param now milliseconds since 1970.
 */
export function newAlert(
  message: AlertMessage,
  { email, slot }: { email: string; slot: string },
  now: number,
): NewLead {
  const key = `alert ${message.person} ${slot}`;
  const stored = { key, email, content: message, contentVersion: KNOWN_VERSION };
  return newMessage(SEARCH_ALERT, stored, now);
}
