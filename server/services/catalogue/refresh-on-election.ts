import type { Catalogue } from './catalogue.ts';
import type { CatalogueCopies } from './catalogue-copies.ts';

/**
 * Refreshes the catalogue when the turn to ask the CRM comes to this server or leaves it, and when
 * the server whose turn it is has written a copy, until it is stopped. Where servers share nothing
 * it does nothing.
 */
export function refreshOnElection(
  catalogue: Pick<Catalogue, 'refresh'>,
  { election }: Pick<CatalogueCopies, 'election'>,
): () => void {
  return election?.follow(() => void catalogue.refresh()) ?? (() => {});
}
