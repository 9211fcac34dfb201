import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LOCALES } from '../../../../views/domain/locale.ts';
import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import { TELL_A_FRIEND } from '../../../../views/forms/tell-a-friend/friend-fields.ts';
import type { SubjectContext } from '../../../../views/page-context.ts';
import { type Tolerant, tolerantSchema } from '../../../platform/tolerant-schema.ts';
import { aboutOf } from '../model/form-content.ts';
import { aboutSchema, CONTENT_VERSION } from '../model/lead-content.ts';
import type { NewLead } from '../model/lead-store.ts';
import { newMessage } from '../model/new-message.ts';

/** Content of a message to a friend in the store of leads. */
const friendMessageSchema = z.strictObject({
  locale: z.enum(LOCALES),
  /** Name of the site, which a release before this one writes in place of a visitor's name. */
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
 * The message: a lead with the friend as its only destination, by whose e-mail it is found and
 * erased.
 * @param recipient hash of the friend's address, who gets one message for good.
 * @param now milliseconds since 1970.
 */
export function newFriendMessage(
  ctx: SubjectContext,
  about: ListItem,
  { email, recipient }: { email: string; recipient: string },
  now: number,
): NewLead {
  const { locale } = ctx;
  const shown = aboutOf(ctx, about);
  const content: FriendMessage = {
    locale,
    sender: ctx.site.info.name,
    email,
    id: about.id,
    about: shown,
  };
  const key = randomUUID();
  const contentVersion = CONTENT_VERSION;
  const message = { key, keySince: now, recipient, email, content, contentVersion };
  return newMessage(TELL_A_FRIEND, message, now);
}
