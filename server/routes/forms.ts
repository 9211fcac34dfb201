import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { FormNotice, FormValues, ParsedForm } from '../../views/domain/forms/form-field.ts';
import {
  FORM_NAME,
  HONEYPOT,
  SENDING_KEY,
  STEP_PARAMETER,
  TO_STEP,
} from '../../views/domain/forms/form-names.ts';
import { PROOF } from '../../views/domain/forms/form-proof.ts';
import { homePath } from '../../views/routing/home-path.ts';
import { formKind } from '../../views/forms/form-kinds.ts';
import { thankYouPath } from '../../views/subjects/thank-you/thank-you-kind.ts';
import {
  type AskedForm,
  type AskedStep,
  askedForm,
  askedStep,
  contextIn,
} from '../forms/asked-form.ts';
import type { DraftCookies } from '../forms/draft-cookies.ts';
import { isComplete, keepable, parseStep } from '../forms/parse-step.ts';
import { isRead } from '../http/read-only.ts';
import { queryOf } from '../http/request-query.ts';
import { formContent } from '../leads/form-content.ts';
import type { Leads } from '../leads/leads.ts';
import { newLead } from '../leads/new-lead.ts';
import { limitForms } from '../limits/limit-forms.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import { askedPage } from './find-subject.ts';
import { fieldOf, formBody } from './form-body.ts';
import { pageAnswer, sendUncached } from './page-answer.ts';
import { captureSource, type PageSource } from './page-source.ts';

interface Options {
  leads: Leads;
  drafts: DraftCookies;
  limits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Takes the forms of pages (spec section 7, submitForm): 303 to the page that thanks, once the lead
 * is stored, or to the next step; else the page again with what was typed, by 422, 429 or 503. Also
 * shows the steps of forms that have several, each at an address of its own.
 */
export function forms(live: PageSource, options: Options): RequestHandler {
  const router = Router();
  const find: RequestHandler = (req, res, next) => {
    if (req.method !== 'POST') return next('router');
    const found = askedForm(captureSource(live), req.path, queryOf(req));
    if (!found) return next('router');
    res.locals['found'] = found;
    next();
  };
  router.use(showStep(live, options), find, ...formBody(live), takeForm(options));
  return router;
}

/** A step with the draft of what was typed before it; without a draft, the first step. */
function showStep(live: PageSource, { drafts, now }: Options): RequestHandler {
  return async (req, res, next) => {
    if (!isRead(req)) return next();
    const query = queryOf(req);
    const wanted = query.get(STEP_PARAMETER);
    const found = wanted === null ? undefined : askedForm(captureSource(live), req.path, query);
    const asked = found && askedStep(found, query, undefined);
    if (!asked) return next();
    const values = await drafts.read(req.headers.cookie, asked.use.form, now());
    if (!values || !isComplete(asked, values)) return redirect(res, req.path);
    await sendStep(res, asked, query, 200, { values, faults: {} });
  };
}

function takeForm(options: Options): RequestHandler {
  return async (req, res, next) => {
    const { drafts, log, now } = options;
    const found = res.locals['found'] as AskedForm;
    const asked = askedStep(found, queryOf(req), fieldOf(req.body, FORM_NAME));
    if (!asked) return next('router');
    const isWizard = asked.count > 1;
    const draft = isWizard
      ? await drafts.read(req.headers.cookie, asked.use.form, now())
      : undefined;
    if (asked.step > 1 && !(draft && isComplete(asked, draft))) return redirect(res, req.path);
    const parsed = parseStep(asked, draft ?? {}, req.body);
    const again = (status: number, notice?: FormNotice) =>
      sendStep(res, asked, queryOf(req), status, parsed, notice);
    const to = Number(fieldOf(req.body, TO_STEP));
    const isBack = isWizard && to >= 1 && to < asked.step;
    if (!isBack && Object.keys(parsed.faults).length > 0) return again(422);
    if (isBack || asked.step < asked.count) {
      await drafts.set(res, asked.use.form, keepable(asked, parsed.values), now());
      return redirect(res, `${req.path}?${STEP_PARAMETER}=${isBack ? to : asked.step + 1}`);
    }
    const retryAfter = await limitForms(req, res, options);
    if (retryAfter !== undefined) {
      res.set('Retry-After', String(retryAfter));
      return again(429, 'tooOften');
    }
    try {
      await accept(req, res, asked, parsed.values, options);
    } catch (error) {
      log.error({ err: error, id: res.locals.requestId }, 'a lead could not be stored');
      await again(503, 'notStored');
    }
  };
}

async function accept(
  req: Request,
  res: Response,
  asked: AskedStep,
  values: FormValues,
  { leads, drafts, now }: Options,
): Promise<void> {
  const { source, found, use, ctx, count } = asked;
  const isTrapped = (fieldOf(req.body, HONEYPOT) ?? '') !== '';
  const time = now();
  const { language } = ctx.site.info.leads;
  const content = formContent(ctx, contextIn(asked, language), use, values);
  const judged = { content, proof: fieldOf(req.body, PROOF), origin: ctx.origin, now: time };
  const sending = {
    form: use.form,
    content,
    key: fieldOf(req.body, SENDING_KEY),
    visitor: `${req.ip} ${req.headers['user-agent']}`,
    quarantine: isTrapped ? 'honeypot' : await leads.spam.judge(judged),
  };
  const { id } = await leads.store.accept(newLead(sending, time));
  leads.cookie.set(res, id, time);
  if (count > 1) drafts.clear(res, use.form);
  leads.wake();
  const { locale } = found;
  const { thankYou } = formKind(use.form);
  redirect(res, thankYouPath(source.paths, locale, thankYou) ?? homePath(source.paths, locale));
}

/** The page of the form with what was typed. */
async function sendStep(
  res: Response,
  { source, found, use, step }: AskedStep,
  query: URLSearchParams,
  status: number,
  parsed: ParsedForm,
  notice?: FormNotice,
): Promise<void> {
  const form = { ...parsed, form: use.form, step, ...(notice && { notice }) };
  const asked = { ...askedPage(source, found, query), form };
  sendUncached(res, await pageAnswer(source, asked, { status }));
}

function redirect(res: Response, to: string): void {
  res.set('Cache-Control', 'no-store').redirect(303, to);
}
