import type { Owners } from '../../services/owners/owners.ts';
import type { OwnerExchange } from './owner-answer.ts';

/**
 * Whose session a browser has, for pages that are open in it (client/private-pages.ts): the ids of
 * the owner's homes, separated by commas; 204 without a session.
 */
export async function sendSession(
  { req, res }: OwnerExchange,
  { owners }: { owners: Owners },
): Promise<void> {
  const owner = owners.sessions.ownerOf(req);
  if (owner) res.type('text/plain').send(owner.propertyIds.join());
  else res.status(204).end();
}
