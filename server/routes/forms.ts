import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { FormNotice, FormValues } from '../../views/domain/forms/form-field.ts';
import { FORM_NAME } from '../../views/domain/forms/form-names.ts';
import { homePath } from '../../views/routing/home-path.ts';
import { withQuery } from '../../views/routing/with-query.ts';
import { formKind } from '../../views/forms/form-kinds.ts';
import { thankYouPath } from '../../views/subjects/thank-you/thank-you-kind.ts';
import {
  type AskedForm,
  type AskedStep,
  askedForm,
  askedStep,
  contextIn,
  stepQuery,
} from '../forms/asked-form.ts';
import { type Documents, letOpen } from '../documents/documents.ts';
import { draftBefore, isComplete, parseStep } from '../forms/parse-step.ts';
import { isTrapped, storeLead } from '../forms/store-lead.ts';
import { queryOf } from '../http/request-query.ts';
import { formContent } from '../leads/form-content.ts';
import type { Leads } from '../leads/leads.ts';
import { limitForms } from '../limits/limit-forms.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Log } from '../log.ts';
import { fieldOf, formBody } from './form-body.ts';
import {
  begunWith,
  draftOf,
  keepDraft,
  lostPath,
  redirect,
  sendStep,
  showStep,
  stepBackTo,
  type StepOptions,
} from './form-steps.ts';
import { postedPath } from './find-subject.ts';
import { captureSource, type PageSource } from './page-source.ts';

interface Options extends StepOptions {
  leads: Leads;
  limits: RateLimits;
  documents: Pick<Documents, 'markers'>;
  log: Log;
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
    const source = captureSource(live);
    const found = askedForm(source, postedPath(source, req.path), queryOf(req));
    if (!found) return next('router');
    res.locals['found'] = found;
    next();
  };
  router.use(showStep(live, options), find, ...formBody(live), takeForm(options));
  return router;
}

function takeForm(options: Options): RequestHandler {
  return async (req, res, next) => {
    const { log } = options;
    const found = res.locals['found'] as AskedForm;
    const query = queryOf(req);
    const { path } = found.found;
    const asked = askedStep(found, query, fieldOf(req.body, FORM_NAME));
    if (!asked) return next('router');
    const draft = asked.count > 1 ? await draftOf(req, asked, options) : undefined;
    if (asked.step > 1 && !draft) return redirect(res, lostPath(path, asked));
    if (asked.step > 1 && !(draft && isComplete(asked, draft))) return redirect(res, path);
    const begun = begunWith(req, asked);
    const before = draftBefore(asked, draft);
    const parsed = parseStep(asked, before, begun ?? req.body);
    const again = async (status: number, notice?: FormNotice) => {
      if (asked.count > 1) await keepDraft(req, res, asked, parsed, options);
      return sendStep(res, asked, options, { query, status, parsed, draft: before, notice });
    };
    const to = begun ? 1 : stepBackTo(req, asked);
    if (to === undefined && Object.keys(parsed.faults).length > 0) return again(422);
    if (to !== undefined || asked.step < asked.count) {
      await keepDraft(req, res, asked, parsed, options);
      return redirect(res, withQuery(path, stepQuery(asked, to ?? asked.step + 1)));
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
  options: Options,
): Promise<void> {
  const { source, found, use, ctx, count } = asked;
  const { language } = ctx.site.info.leads;
  const told = formContent(ctx, contextIn(asked, language), use, values);
  // A program is thanked and gets nothing: it would fetch every file of the site.
  const isProgram = isTrapped(req.body);
  const content = isProgram ? { ...told, file: undefined } : told;
  await storeLead(req, res, { form: use.form, content, origin: ctx.origin }, options);
  if (count > 1) options.drafts.clear(res, use.form);
  if (use.form === 'document' && use.about && !isProgram) {
    options.documents.markers.set(res, use.about, options.now());
  }
  if (content.file !== undefined) letOpen(res);
  const { locale } = found;
  const { thankYou } = formKind(use.form);
  redirect(res, thankYouPath(source.paths, locale, thankYou) ?? homePath(source.paths, locale));
}
