import type { RequestHandler } from 'express';
import type { Documents } from '../../services/documents/documents.ts';
import { formKind, isFormName } from '../../../views/forms/form-kinds.ts';
import { REFERENCE_PARAMETER, type ThankYou } from '../../../views/domain/thank-you.ts';
import { isRead } from '../../platform/http/read-only.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import type { Leads } from '../../services/leads/leads.ts';
import { sentLead } from '../../services/leads/sent-lead.ts';
import type { Log } from '../../platform/log.ts';
import { pageRequestOf, subjectAt } from '../pages/find-subject.ts';
import { pageAnswer, sendUncached } from '../pages/page-answer.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

interface Options {
  leads: Pick<Leads, 'store' | 'cookie'>;
  documents: Pick<Documents, 'links' | 'opening'>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The thank-you pages, with what this browser has sent, and the requested file: a `Refresh` header
 * downloads it without script. A browser that has sent nothing gets a general thank-you page.
 */
export function thankYous(
  live: PageSource,
  { leads, documents, log, now }: Options,
): RequestHandler {
  const { links, opening } = documents;
  return async (req, res, next) => {
    if (!isRead(req)) return next();
    const source = captureSource(live);
    const query = queryOf(req);
    const found = subjectAt(source, req.path, query);
    if (found?.kind !== 'subject' || found.subject.kind !== 'thank-you') return next();
    const { thankYou } = found.subject;
    const linkTo = (file: string) => links.to(file, now());
    const reference = query.get(REFERENCE_PARAMETER) ?? undefined;
    const own = await sentLead({ leads, log, now }, req.headers.cookie, linkTo, reference);
    const sent = own && isThankedBy(thankYou, own.form) ? own : undefined;
    const isOpened = opening.isDue(res, req.headers.cookie);
    const headers = sent?.file && isOpened ? { refresh: `0;url=${sent.file.href}` } : {};
    const request = { ...pageRequestOf(source, found, query), ...(sent && { sent }) };
    await sendUncached(res, await pageAnswer(source, request, { headers }));
  };
}

/** Whether this is the thank-you page of the form, so that no other page shows what was sent. */
function isThankedBy(thankYou: ThankYou, form: string): boolean {
  return isFormName(form) && formKind(form).thankYou === thankYou;
}
