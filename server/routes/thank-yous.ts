import type { RequestHandler } from 'express';
import { isOpening } from '../documents/documents.ts';
import type { FileLinks } from '../documents/file-links.ts';
import { formKind, isFormName } from '../../views/forms/form-kinds.ts';
import type { ThankYou } from '../../views/domain/thank-you.ts';
import { isRead } from '../http/read-only.ts';
import { queryOf } from '../http/request-query.ts';
import type { Leads } from '../leads/leads.ts';
import { sentLead } from '../leads/sent-lead.ts';
import type { Log } from '../log.ts';
import { askedPage, subjectAt } from './find-subject.ts';
import { pageAnswer, sendUncached } from './page-answer.ts';
import { captureSource, type PageSource } from './page-source.ts';

interface Options {
  leads: Pick<Leads, 'store' | 'cookie'>;
  links: Pick<FileLinks, 'to'>;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The pages that thank for a form, with what this browser has sent, and the file that it asked for:
 * the browser is told to fetch it, which needs no script. A browser that has sent nothing
 * is thanked in general.
 */
export function thankYous(live: PageSource, { leads, links, log, now }: Options): RequestHandler {
  return async (req, res, next) => {
    if (!isRead(req)) return next();
    const source = captureSource(live);
    const query = queryOf(req);
    const found = subjectAt(source, req.path, query);
    if (found?.kind !== 'subject' || found.subject.kind !== 'thank-you') return next();
    const { thankYou } = found.subject;
    const linkTo = (file: string) => links.to(file, now());
    const newest = await sentLead({ leads, log, now }, req.headers.cookie, linkTo);
    const sent = newest && isThankedBy(thankYou, newest.form) ? newest : undefined;
    const isOpened = isOpening(res, req.headers.cookie);
    const headers = sent?.file && isOpened ? { refresh: `0;url=${sent.file.href}` } : {};
    const asked = { ...askedPage(source, found, query), ...(sent && { sent }) };
    await sendUncached(res, await pageAnswer(source, asked, { headers }));
  };
}

/** Whether this page thanks for a form: another would show what was sent with it. */
function isThankedBy(thankYou: ThankYou, form: string): boolean {
  return isFormName(form) && formKind(form).thankYou === thankYou;
}
