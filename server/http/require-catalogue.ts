import type { Catalogue } from '../catalogue/catalogue.ts';
import { HttpError } from '../errors.ts';

/**
 * Without homes each one's path would be a 404, and lists and feeds would be empty, which search
 * engines remember.
 * @throws HttpError 503 while the catalogue is empty.
 */
export function requireCatalogue({ ready }: Pick<Catalogue, 'ready'>): void {
  if (!ready) throw new HttpError(503, 'no homes are known yet');
}
