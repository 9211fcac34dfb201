import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES } from '../../../../views/domain/locale.ts';
import type { FormValues } from '../../../../views/domain/forms/form-field.ts';
import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import { TELL_A_FRIEND } from '../../../../views/forms/tell-a-friend/friend-fields.ts';
import type { SubjectContext } from '../../../../views/page-context.ts';
import { type Tolerant, tolerantSchema } from '../../../platform/tolerant-schema.ts';
import { destinationsOf } from '../model/destinations.ts';
import { aboutOf } from '../model/form-content.ts';
import { aboutSchema, CONTENT_VERSION } from '../model/lead-content.ts';
import type { NewLead } from '../model/lead-store.ts';
import { newReference } from '../model/reference.ts';

/** Content of a message to a friend in the store of leads. */
const friendMessageSchema = z.strictObject({
  locale: z.enum(LOCALES),
  sender: z.string(),
  /** The friend's e-mail. */
  email: z.string(),
  /** Number of the property or project. */
  id: z.int(),
  about: aboutSchema,
});
type FriendMessage = z.infer<typeof friendMessageSchema>;

const storedSchema = tolerantSchema(friendMessageSchema);

/** What any release has stored. @throws for damaged content. */
export function readFriendMessage(content: string): Tolerant<FriendMessage> {
  return storedSchema.parse(JSON.parse(content));
}

/**
 * The message of values without a fault: a lead with the friend as its only destination, by whose
 * e-mail it is found and erased.
 * @param now milliseconds since 1970.
 */
export function newFriendMessage(
  ctx: SubjectContext,
  about: ListItem,
  { Name = '', Email = '' }: FormValues,
  now: number,
): NewLead {
  const { locale } = ctx;
  const shown = aboutOf(ctx, about);
  const content: FriendMessage = { locale, sender: Name, email: Email, id: about.id, about: shown };
  const id = randomUUID();
  return {
    id,
    reference: newReference(),
    receivedAt: now,
    // Duplicates are stopped by the rate limits: a friend gets few messages a day.
    key: id,
    keySince: now,
    form: TELL_A_FRIEND,
    email: Email,
    content: JSON.stringify(content),
    contentVersion: CONTENT_VERSION,
    destinations: destinationsOf(TELL_A_FRIEND),
  };
}
