import { type RequestHandler, Router } from 'express';
import { STEP_PARAMETER } from '../../../../views/domain/forms/form-names.ts';
import { isRead } from '../../../platform/http/read-only.ts';
import { queryOf } from '../../../platform/http/request-query.ts';
import { type VisitRequest, readVisitRequest, type VisitOptions } from './visit-request.ts';
import { showVisit } from './show-visit.ts';
import { submitVisit } from './submit-visit.ts';
import { formBody } from '../form-body.ts';
import { captureSource, type PageSource } from '../../pages/page-source.ts';

/**
 * Visit requests (spec section 4), whose steps are not a sequence: after the e-mail comes either
 * the profile or the choice to use it again, then thanks and the appointment. An empty first step
 * is an ordinary page.
 */
export function visits(live: PageSource, options: VisitOptions): RequestHandler {
  const router = Router();
  const find: RequestHandler = (req, res, next) => {
    const isStep = isRead(req) && queryOf(req).has(STEP_PARAMETER);
    if (!isStep && req.method !== 'POST') return next('router');
    const visit = readVisitRequest(captureSource(live), req);
    if (!visit) return next('router');
    res.locals['visit'] = visit;
    next();
  };
  const visitOf = (locals: Record<string, unknown>) => locals['visit'] as VisitRequest;
  const show: RequestHandler = (req, res, next) =>
    isRead(req) ? showVisit(req, res, visitOf(res.locals), options) : next();
  const take: RequestHandler = (req, res) => submitVisit(req, res, visitOf(res.locals), options);
  router.use(find, show, ...formBody(live), take);
  return router;
}
