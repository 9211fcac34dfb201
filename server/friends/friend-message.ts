import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES } from '../../views/domain/locale.ts';
import type { FormValues } from '../../views/domain/forms/form-field.ts';
import type { ListItem } from '../../views/domain/list/list-item.ts';
import { TELL_A_FRIEND } from '../../views/forms/tell-a-friend/friend-fields.ts';
import type { SubjectContext } from '../../views/page-context.ts';
import { destinationsOf } from '../leads/destinations.ts';
import { aboutOf } from '../leads/form-content.ts';
import { aboutSchema } from '../leads/lead-content.ts';
import type { NewLead } from '../leads/lead-store.ts';
import { newReference } from '../leads/reference.ts';

/** What the store of leads keeps of a message to a friend until it is delivered. */
const friendMessageSchema = z.strictObject({
  locale: z.enum(LOCALES),
  sender: z.string(),
  /** Of the friend. */
  email: z.string(),
  /** Number of the property or project. */
  id: z.int(),
  about: aboutSchema,
});
export type FriendMessage = z.infer<typeof friendMessageSchema>;

/** @throws for content of another release: the delivery is tried again. */
export function readFriendMessage(content: string): FriendMessage {
  return friendMessageSchema.parse(JSON.parse(content));
}

/**
 * The message of values without a fault: a lead that goes to nobody but the friend, by whose e-mail
 * it is found and erased.
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
    // Who sends twice is stopped by the limits: a friend gets few messages a day.
    key: id,
    keySince: now,
    form: TELL_A_FRIEND,
    email: Email,
    content: JSON.stringify(content),
    destinations: destinationsOf(TELL_A_FRIEND),
  };
}
