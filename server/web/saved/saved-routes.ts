import { type RequestHandler, Router } from 'express';
import { isRead } from '../../platform/http/read-only.ts';
import type { SiteUrl } from '../../platform/http/site-url.ts';
import { formBody } from '../forms/form-body.ts';
import { postedPath } from '../pages/find-subject.ts';
import { requireCatalogue } from '../pages/require-catalogue.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import { changeSaved } from './change-saved.ts';
import { type OptionSince, type SavedRequest, savedRequest } from './saved-request.ts';
import { showSaved } from './show-saved.ts';

/**
 * The page of saved homes (spec section 2), which reads its cookie, and the form of all hearts,
 * which sets it. No other page depends on that cookie, and this one is not cached.
 */
export function savedHomes(
  live: PageSource,
  { siteUrl }: SiteUrl,
  optionSince: OptionSince,
): RequestHandler {
  const router = Router();
  const isSecure = siteUrl?.startsWith('https:') ?? false;
  const find: RequestHandler = (req, res, next) => {
    if (!isRead(req) && req.method !== 'POST') return next('router');
    const source = captureSource(live);
    const path = isRead(req) ? req.path : postedPath(source, req.path);
    const request = savedRequest(source, path, optionSince);
    if (!request) return next('router');
    requireCatalogue(source.catalogue);
    res.locals['saved'] = request;
    next();
  };
  const requestOf = (locals: Record<string, unknown>) => locals['saved'] as SavedRequest;
  const show: RequestHandler = (req, res, next) =>
    isRead(req) ? showSaved(req, res, requestOf(res.locals)) : next();
  const change: RequestHandler = (req, res) =>
    changeSaved(req, res, requestOf(res.locals), isSecure);
  router.use(find, show, ...formBody(live), change);
  return router;
}
