import type { RequestHandler } from 'express';
import { readPath } from '../../views/routing/request-path.ts';
import type { PageCache } from '../http/page-cache/page-cache.ts';
import { isRead } from '../http/read-only.ts';
import { redirect } from '../http/redirect.ts';
import { queryOf } from '../http/request-query.ts';
import { askedPage, findSubject } from './find-subject.ts';
import { cacheRuleOf, pageAnswer } from './page-answer.ts';
import { captureSource, type PageSource } from './page-source.ts';
import { refusal } from './refusal.ts';
import { sendByRule } from './send-by-rule.ts';

/** Every page of the site (spec section 2), and the redirects to canonical URLs. */
export function pages(live: PageSource, cache: PageCache): RequestHandler {
  return async (req, res, next) => {
    const source = captureSource(live);
    const asked = queryOf(req);
    const found = findSubject(source, req, asked);
    if (readPath(req.path).locale === undefined) res.vary('Accept-Language');
    if (!found) return next();
    if (!isRead(req)) return refusal(source, 'no-form')(req, res, next);
    if (found.kind === 'redirect') return redirect(res, found.status, found.to);
    const render = () => pageAnswer(source, askedPage(source, found, asked));
    await sendByRule(req, res, { rule: cacheRuleOf(found), cache, render });
  };
}
