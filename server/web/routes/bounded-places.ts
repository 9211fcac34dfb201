import type { RequestHandler } from 'express';
import { hasTooManyRegions, MAX_REGIONS_OF_URL } from '../../../views/domain/filters/regions.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { sendKeptErrorPage } from '../pages/kept-error-page.ts';
import { isForVisitor } from '../pages/refusal.ts';

/**
 * Refuses a URL with more places than a list is searched in, by 400, and says how many there may be:
 * a list that leaves some out unsaid would be wrong.
 */
export function boundedPlaces(sources: Parameters<typeof sendKeptErrorPage>[2]): RequestHandler {
  return async (req, res, next) => {
    if (!isRead(req) || !hasTooManyRegions(queryOf(req))) return next();
    if (isForVisitor(req)) {
      return sendKeptErrorPage(req, res, sources, { name: 'too-many-places', status: 400 });
    }
    refuse(res, 400, `A URL may name ${MAX_REGIONS_OF_URL} places.`);
  };
}
