import type { Catalogue } from '../../services/catalogue/catalogue.ts';
import { HttpError } from '../../platform/http-error.ts';

/**
 * Without homes their paths would be 404s, and lists and feeds would be empty, which search engines
 * would index.
 * @throws HttpError 503 while the catalogue is empty.
 */
export function requireCatalogue({ ready }: Pick<Catalogue, 'ready'>): void {
  if (!ready) throw new HttpError(503, 'no homes are known yet');
}
