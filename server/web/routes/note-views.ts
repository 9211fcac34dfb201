import type { Request, RequestHandler } from 'express';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { projectOf, propertyOf } from '../../../views/subjects/subject.ts';
import type { HomeViews } from '../../services/home-views/home-views.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { subjectAt } from '../pages/find-subject.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

/** Programs that call themselves what they are, although they may send a browser's headers. */
const PROGRAM =
  /(?<!cu)bot\b|bot[-/;)]|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|headless|monitor|uptime|pingdom|curl|wget|python|scrapy|archiver/i;

/**
 * Counts the views of homes and projects: their pages that a person opened, in a cache or not.
 * Nothing of the request is kept but the item's id.
 */
export function noteViews(
  live: PageSource,
  views: Pick<HomeViews, 'isOn' | 'note'>,
): RequestHandler {
  return (req, res, next) => {
    if (views.isOn && isRead(req) && isOpenedByPerson(req)) {
      const { path } = req;
      res.once('finish', () => {
        if (res.statusCode !== 200 && res.statusCode !== 304) return;
        const source = captureSource(live);
        const found = source.catalogue.ready && subjectAt(source, path, new URLSearchParams());
        const item =
          found && found.kind === 'subject' ? (propertyOf(found) ?? projectOf(found)) : undefined;
        if (item) views.note({ kind: isHome(item) ? 'home' : 'project', id: item.id });
      });
    }
    next();
  };
}

/**
 * Whether a browser opens a page for a person now: by a navigation (Fetch Metadata), or by showing a
 * page that it rendered ahead, which `client/hydration/tell-activation.ts` tells. Pages that are fetched or
 * rendered ahead (`Sec-Purpose`) may never be shown; programs send no such headers, or their names.
 */
function isOpenedByPerson(req: Request): boolean {
  if (PROGRAM.test(req.get('user-agent') ?? 'bot')) return false;
  if (req.get('sec-purpose') !== undefined || req.get('purpose') !== undefined) return false;
  if (req.method === 'HEAD') {
    return req.get('x-page-shown') === '1' && req.get('sec-fetch-site') === 'same-origin';
  }
  return req.get('sec-fetch-mode') === 'navigate' && req.get('sec-fetch-dest') === 'document';
}
