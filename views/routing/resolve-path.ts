import type { Locale } from '../domain/locale.ts';
import type { Site } from '../domain/site/site.ts';
import { findArticle } from './article-path.ts';
import { homePath } from './create-links.ts';
import type { Knows } from './find-detail.ts';
import { findDetail } from './find-detail.ts';
import { publishedPage } from './page-path.ts';
import type { ProjectAddress } from './project-path.ts';
import { readPath } from './request-path.ts';
import type { Resolution } from './resolution.ts';
import { redirectTo } from './resolution.ts';
import { resolvePage } from './resolve-page.ts';

/**
 * What an address means (spec section 2). `path` is percent-encoded, as it
 * was asked for; `best` is the language for addresses that begin with none. Pure; never throws.
 *
 * Where an address has one better spelling it redirects to it, with the query kept: by 301, or by
 * 302 where the answer hangs on the visitor, because the address names no language.
 */
export function resolvePath<P extends ProjectAddress>(
  site: Site,
  path: string,
  query: URLSearchParams,
  knows: Knows<P>,
  best: Locale = 'nl',
): Resolution<P> {
  const { locale: own, segments } = readPath(path);
  const locale = own ?? best;
  if (segments === undefined) return { kind: 'notFound', locale };
  if (own === undefined && segments.length === 0) {
    return redirectTo(302, homePath(site, locale), query);
  }
  const page = own && resolvePage(site, path, segments, query, own);
  if (page) return page;
  const article = own && findArticle(site, segments, own);
  if (article) {
    if (path !== article.path) return redirectTo(301, article.path, query);
    return { kind: 'article', locale, ...article };
  }

  const id = mailedId(segments, query);
  const detail = findDetail(site, locale, path, id ? [...segments, id] : segments, knows);
  if (!detail) return { kind: 'notFound', locale };
  if (path !== detail.path) {
    return redirectTo(own ? 301 : 302, detail.path, query, id && 'id');
  }
  const mould = publishedPage(site, detail.kind);
  return mould ? { ...detail, locale, page: mould } : { kind: 'notFound', locale };
}

/**
 * Back links of e-mails carry the id in the query (spec section 2): `property?id=5` reads as
 * `property/5`, `project/p/?id=5` as `project/p/5`.
 */
function mailedId(segments: readonly string[], query: URLSearchParams): string | undefined {
  const place = segments.join('/').toLowerCase();
  return place === 'property' || place === 'project/p' ? (query.get('id') ?? undefined) : undefined;
}
