import type { RequestHandler } from 'express';
import {
  type Preview,
  PREVIEW_PARAMETER,
  withPreviewToken,
} from '../../../views/routing/preview-token.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { Resolved } from '../../../views/subjects/resolution.ts';
import { sitePaths } from '../../../views/subjects/site-paths.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { withPreview } from '../../services/site/preview-site.ts';
import { type PreviewKey, previewedPage } from '../../services/site/preview-token.ts';
import { pageRequestOf, findSubject } from '../pages/find-subject.ts';
import { pageAnswer, sendUncached } from '../pages/page-answer.ts';
import { captureSource, type PageSource, type PageRequest } from '../pages/page-source.ts';

/** Not cached, not indexed, and without a referrer, because the URL contains the token. */
const PREVIEW_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
};

interface Options {
  key: PreviewKey;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The handler of 404. */
  missing: RequestHandler;
}

/**
 * Pages that are not published yet, for visitors with a token (spec section 2): a draft page, or a
 * page with its draft modules. A URL with a token of another page is 404, so that the published
 * page is not mistaken for the preview.
 */
export function previews(live: PageSource, { key, now, missing }: Options): RequestHandler {
  return async (req, res, next) => {
    const params = queryOf(req);
    if (!isRead(req) || !params.has(PREVIEW_PARAMETER)) return next();
    const preview = previewOf(key, params.getAll(PREVIEW_PARAMETER), now());
    const source = preview && previewSource(live, preview.page);
    const found = source && findSubject(source, req, params);
    if (!preview || !found) return missing(req, res, next);
    if (found.kind === 'redirect') {
      return redirect(res.set(PREVIEW_HEADERS), found.status, found.to);
    }
    if (found.subject.page.name !== preview.page) return missing(req, res, next);
    const page = previewedPageOf(source, found, params, preview);
    await sendUncached(res, await pageAnswer(source, page, { headers: PREVIEW_HEADERS }));
  };
}

function previewOf(key: PreviewKey, tokens: readonly string[], now: number): Preview | undefined {
  const [token = ''] = tokens;
  const page = tokens.length === 1 ? previewedPage(key, token, now) : undefined;
  return page === undefined ? undefined : { page, token };
}

function previewSource(live: PageSource, page: string): PageSource | undefined {
  const source = captureSource(live);
  const site = withPreview(source.site, page);
  return site && { ...source, site, paths: sitePaths(site) };
}

/** The page as it would be rendered once published, with the token in its links to itself. */
function previewedPageOf(
  source: PageSource,
  found: Resolved,
  params: URLSearchParams,
  preview: Preview,
): PageRequest {
  const page = pageRequestOf(source, found, params);
  const alternates: PageRequest['alternates'] = {};
  for (const locale of source.site.info.languages) {
    const path = page.alternates[locale];
    if (path !== undefined) alternates[locale] = withPreviewToken(path, preview.token);
  }
  const links = createLinks(source.paths, found.locale, preview);
  return { ...page, links, alternates, isPreview: true };
}
