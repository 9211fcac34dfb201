import type { RequestHandler } from 'express';
import type { Locale } from '../../../views/domain/locale.ts';
import { languageOrDefault } from '../../../views/domain/site/languages.ts';
import type { OldAddress } from '../../../views/domain/site/old-addresses.ts';
import { readPath } from '../../../views/routing/request-path.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { redirect } from '../../platform/http/redirect.ts';
import { preferredLocale } from '../../platform/http/request-locale.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

/**
 * Redirects addresses of the agency's old site (`redirects.csv`) by 301. One whose target is not
 * there, such as a home that is gone, is passed on.
 */
export function oldAddresses(live: PageSource): RequestHandler {
  return (req, res, next) => {
    if (!live.site.oldAddresses || !isRead(req)) return next();
    const source = captureSource(live);
    const address = source.site.oldAddresses?.find(req.path, queryOf(req));
    if (!address) return next();
    const { languages } = source.site.info;
    const own = address.locale ?? readPath(req.path).locale;
    const locale = own ? languageOrDefault(languages, own) : preferredLocale(req, languages);
    const to = targetPath(source, address, locale);
    if (to === undefined) return next();
    if (own === undefined) res.vary('Accept-Language');
    redirect(res, 301, to);
  };
}

/** URL path of what an old address leads to; undefined if it is not there in this language. */
function targetPath(
  { paths, catalogue }: Pick<PageSource, 'paths' | 'catalogue'>,
  { target }: OldAddress,
  locale: Locale,
): string | undefined {
  if (target.kind === 'path') return target.path;
  const links = createLinks(paths, locale);
  if (target.kind === 'page') return links.page(target.name);
  const home = catalogue.port(locale).property(target.id);
  return home && links.property(home);
}
