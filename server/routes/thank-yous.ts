import type { RequestHandler } from 'express';
import type { SentLead } from '../../views/domain/thank-you.ts';
import { isRead } from '../http/read-only.ts';
import { queryOf } from '../http/request-query.ts';
import { readLeadContent } from '../leads/lead-content.ts';
import type { Leads } from '../leads/leads.ts';
import { askedPage, subjectAt } from './find-subject.ts';
import { pageAnswer, sendUncached } from './page-answer.ts';
import { captureSource, type PageSource } from './page-source.ts';

interface Options {
  leads: Pick<Leads, 'store' | 'cookie'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The pages that thank for a form, with what this browser has sent. A browser that has sent nothing
 * is thanked in general.
 */
export function thankYous(live: PageSource, { leads, now }: Options): RequestHandler {
  return async (req, res, next) => {
    if (!isRead(req)) return next();
    const source = captureSource(live);
    const query = queryOf(req);
    const found = subjectAt(source, req.path, query);
    if (found?.kind !== 'subject' || found.subject.kind !== 'thank-you') return next();
    const id = leads.cookie.read(req.headers.cookie, now());
    const sent = id === undefined ? undefined : await sentLead(leads, id);
    const asked = { ...askedPage(source, found, query), ...(sent && { sent }) };
    sendUncached(res, await pageAnswer(source, asked));
  };
}

async function sentLead(
  { store }: Pick<Leads, 'store'>,
  id: string,
): Promise<SentLead | undefined> {
  const lead = await store.find(id);
  if (!lead) return undefined;
  const { answers } = readLeadContent(lead.content);
  return { reference: lead.reference, form: lead.form, answers };
}
