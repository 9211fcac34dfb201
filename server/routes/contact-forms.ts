import { type Request, type RequestHandler, type Response, Router } from 'express';
import { CONTACT_FIELDS } from '../../views/domain/forms/contact-fields.ts';
import type { FormNotice, ParsedForm } from '../../views/domain/forms/form-field.ts';
import { HONEYPOT, SENDING_KEY } from '../../views/domain/forms/honeypot.ts';
import { parseForm } from '../../views/domain/forms/parse-form.ts';
import { homePath } from '../../views/routing/home-path.ts';
import { type ContactForm, contactFormOf } from '../../views/subjects/contact-form.ts';
import type { Resolved } from '../../views/subjects/resolution.ts';
import { thankYouPath } from '../../views/subjects/thank-you/thank-you-kind.ts';
import { queryOf } from '../http/request-query.ts';
import { contactContent } from '../leads/contact-content.ts';
import type { Leads } from '../leads/leads.ts';
import { newLead } from '../leads/new-lead.ts';
import { limitForms } from '../limits/limit-forms.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import { askedPage, subjectAt } from './find-subject.ts';
import { fieldOf, formBody } from './form-body.ts';
import { pageAnswer, sendUncached } from './page-answer.ts';
import { captureSource, pageInput, type PageSource } from './page-source.ts';

interface Options {
  leads: Leads;
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The form that a request was sent to. */
interface Asked {
  source: PageSource;
  found: Resolved;
  form: ContactForm;
}

/**
 * Takes the contact form of a page (spec section 7, submitForm): 303 to the page that thanks, once
 * the lead is stored; else the page again with what was typed, by 422, 429 or 503.
 */
export function contactForms(live: PageSource, options: Options): RequestHandler {
  const router = Router();
  const find: RequestHandler = (req, res, next) => {
    const asked = req.method === 'POST' ? askedForm(captureSource(live), req) : undefined;
    if (!asked) return next('router');
    res.locals['asked'] = asked;
    next();
  };
  router.use(find, ...formBody(live), limitForms(options), takeForm(options));
  return router;
}

function takeForm(options: Options): RequestHandler {
  return async (req, res) => {
    const { retryAfter } = res.locals;
    if (retryAfter !== undefined) {
      res.set('Retry-After', String(retryAfter));
      return refuse(req, res, 429, 'tooOften');
    }
    const parsed = parsedOf(req);
    if (Object.keys(parsed.faults).length > 0) return refuse(req, res, 422);
    try {
      await accept(req, res, parsed, options);
    } catch (error) {
      options.log.error({ err: error, id: res.locals.requestId }, 'a lead could not be stored');
      await refuse(req, res, 503, 'notStored');
    }
  };
}

function askedForm(source: PageSource, req: Request): Asked | undefined {
  const found = subjectAt(source, req.path, new URLSearchParams());
  if (found?.kind !== 'subject') return undefined;
  const form = contactFormOf(found.subject);
  return form && { source, found, form };
}

function askedOf(res: Response): Asked {
  return res.locals['asked'] as Asked;
}

function parsedOf(req: Request): ParsedForm {
  return parseForm(CONTACT_FIELDS, (name) => fieldOf(req.body, name));
}

async function accept(
  req: Request,
  res: Response,
  { values }: ParsedForm,
  { leads, now }: Options,
): Promise<void> {
  const { source, found, form } = askedOf(res);
  const ctx = pageInput(source, askedPage(source, found, new URLSearchParams()));
  const isTrapped = (fieldOf(req.body, HONEYPOT) ?? '') !== '';
  const sending = {
    form: form.name,
    content: contactContent(ctx, values, form.about),
    key: fieldOf(req.body, SENDING_KEY),
    visitor: `${req.ip} ${req.headers['user-agent']}`,
    quarantine: isTrapped ? 'honeypot' : undefined,
  };
  const time = now();
  const { id } = await leads.store.accept(newLead(sending, time));
  leads.cookie.set(res, id, time);
  leads.wake();
  const { locale } = found;
  const to = thankYouPath(source.paths, locale, form.thankYou) ?? homePath(source.paths, locale);
  res.set('Cache-Control', 'no-store').redirect(303, to);
}

/** The page of the form again, with everything that was typed. */
async function refuse(
  req: Request,
  res: Response,
  status: number,
  notice?: FormNotice,
): Promise<void> {
  const { source, found } = askedOf(res);
  const refused = { ...parsedOf(req), ...(notice && { notice }) };
  const asked = { ...askedPage(source, found, queryOf(req)), refused };
  sendUncached(res, await pageAnswer(source, asked, { status }));
}
