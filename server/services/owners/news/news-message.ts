import { z } from 'zod';
import { tolerantSchema } from '../../../platform/tolerant-schema.ts';
import { OWNER_NEWS, OWNER_NEWS_CONFIRMATION } from '../../leads/model/destinations.ts';
import { KNOWN_VERSION } from '../../leads/model/lead-content.ts';
import type { NewLead } from '../../leads/model/lead-store.ts';
import { newMessage } from '../../leads/model/new-message.ts';
import type { NewOwnerNews } from './owner-news.ts';

/** Content of a mail with news: numbers, and names of types as the page shows them. */
const newsMessageSchema = z.strictObject({
  /** Id of the choice: a mail about one that has ended is not sent. */
  news: z.string(),
  /** Name and number of the home; the number alone where the CRM did not answer. */
  title: z.string(),
  counts: z.record(z.string(), z.int()),
  /** Views of the week. */
  views: z.int().optional(),
  /** The next appointment: its type in the owner's language, and date and time in Brussels. */
  next: z.strictObject({ what: z.string(), startTime: z.string() }).optional(),
});
export type NewsMessage = z.infer<typeof newsMessageSchema>;

const storedSchema = tolerantSchema(newsMessageSchema);

/** @throws for damaged content. */
export function readNewsMessage(content: string) {
  return storedSchema.parse(JSON.parse(content));
}

type About = Pick<NewOwnerNews, 'id' | 'email'>;

/** The mail that asks to confirm a choice. @param now milliseconds since 1970. */
export function newNewsConfirmation({ id, email }: About, title: string, now: number): NewLead {
  const content = { news: id, title, counts: {} };
  return message(OWNER_NEWS_CONFIRMATION, `owner news ${id}`, { email, content, now });
}

/** A mail with news. There is one for each check of a choice. @param check its claim. */
export function newNewsMail(
  { email }: Pick<About, 'email'>,
  content: NewsMessage,
  { check, now }: { check: number; now: number },
): NewLead {
  return message(OWNER_NEWS, `owner news ${content.news} ${check}`, { email, content, now });
}

function message(
  form: string,
  key: string,
  { email, content, now }: { email: string; content: NewsMessage; now: number },
): NewLead {
  return newMessage(form, { key, email, content, contentVersion: KNOWN_VERSION }, now);
}
