import type { RequestHandler } from 'express';
import { DOCUMENT_PARAMETER, documentIn } from '../../../views/routing/document-href.ts';
import { documentFile } from '../../../views/domain/site-file.ts';
import type { Documents } from '../../services/documents/documents.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { subjectAt } from '../pages/find-subject.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

interface Options {
  documents: Pick<Documents, 'markers' | 'links'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The targets of links to documents: a redirect to the file for a browser with the marker of the
 * item (spec section 4), otherwise the page with the form. A script that requests the form gets a
 * response that none is needed (client/boot/form-dialog.ts).
 */
export function documentLinks(live: PageSource, { documents, now }: Options): RequestHandler {
  return (req, res, next) => {
    const query = queryOf(req);
    if (!isRead(req) || !query.has(DOCUMENT_PARAMETER)) return next();
    const found = subjectAt(captureSource(live), req.path, query);
    if (found?.kind !== 'subject' || found.subject.kind !== 'document') return next();
    const { about } = found.subject;
    const document = documentIn(query, about);
    if (!document || !documents.markers.has(req.headers.cookie, about, now())) return next();
    if (req.get('sec-fetch-dest') === 'empty') {
      return void res.set('Cache-Control', 'no-store').status(204).end();
    }
    const to = documents.links.to(documentFile(about, document), now());
    res.set('Cache-Control', 'no-store').redirect(303, to);
  };
}
