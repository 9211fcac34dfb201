import type { RequestHandler } from 'express';
import { readPath } from '../../../views/routing/request-path.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { pageRequestOf, findSubject } from '../pages/find-subject.ts';
import { cacheRuleOf, pageAnswer } from '../pages/page-answer.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';
import { refusal } from '../pages/refusal.ts';
import { sendByRule } from './send-by-rule.ts';

/** Every page of the site (spec section 2), and the redirects to canonical URLs. */
export function pages(live: PageSource, cache: PageCache): RequestHandler {
  return async (req, res, next) => {
    const source = captureSource(live);
    const params = queryOf(req);
    const found = findSubject(source, req, params);
    if (readPath(req.path).locale === undefined) res.vary('Accept-Language');
    if (!found) return next();
    if (!isRead(req)) return refusal(source, 'no-form', cache)(req, res, next);
    if (found.kind === 'redirect') return redirect(res, found.status, found.to);
    const render = () => pageAnswer(source, pageRequestOf(source, found, params));
    await sendByRule(req, res, { rule: cacheRuleOf(found), cache, render });
  };
}
