import { createHash } from 'node:crypto';
import { z } from 'zod';
import { tolerantSchema } from '../../platform/tolerant-schema.ts';
import { SEARCH_CONFIRMATION, SEARCH_REMINDER } from '../leads/model/destinations.ts';
import { KNOWN_VERSION } from '../leads/model/lead-content.ts';
import type { NewLead } from '../leads/model/lead-store.ts';
import { newMessage } from '../leads/model/new-message.ts';
import { foldedAddress } from '../mail/strangers/folded-address.ts';
import type { NewSearch, SavedSearch } from './saved-search.ts';

/** Milliseconds within which the same request of the same mailbox has one confirmation. */
const SAME_REQUEST = 10 * 60_000;

/** Content of a message about a search: all else is read when it is delivered. */
const searchMessageSchema = z.strictObject({
  /** Id of the search. */
  search: z.string(),
});

const storedSchema = tolerantSchema(searchMessageSchema);

/** @throws for damaged content. */
export function readSearchMessage(content: string): { search: string } {
  return storedSchema.parse(JSON.parse(content));
}

/** The mail that asks to confirm a search. A request that is sent twice has one. */
export function newConfirmation(search: NewSearch): NewLead {
  const { email, locale, frequency, list, query, createdAt } = search;
  const words = JSON.stringify([foldedAddress(email), locale, frequency, list, query]);
  const same = createHash('sha256').update(words).digest('base64url');
  return message(SEARCH_CONFIRMATION, search, {
    key: `search ${same}`,
    keySince: createdAt - SAME_REQUEST,
    now: createdAt,
  });
}

/** The mail that a search ends soon. There is one for each end. @param now milliseconds since 1970. */
export function newReminder(search: SavedSearch, now: number): NewLead {
  const key = `search reminder ${search.id} ${search.expiresAt}`;
  return message(SEARCH_REMINDER, search, { key, keySince: 0, now });
}

function message(
  form: string,
  { id, email }: Pick<NewSearch, 'id' | 'email'>,
  { key, keySince, now }: { key: string; keySince: number; now: number },
): NewLead {
  const content = { search: id };
  return newMessage(form, { key, keySince, email, content, contentVersion: KNOWN_VERSION }, now);
}
