import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { FormValues } from '../../../views/domain/forms/form-field.ts';
import { FORM_NAME } from '../../../views/domain/forms/form-names.ts';
import { withQuery } from '../../../views/routing/with-query.ts';
import { formKind } from '../../../views/forms/form-kinds.ts';
import { thankedAt } from './thanked-at.ts';
import {
  type FormRequest,
  type StepRequest,
  readFormRequest,
  readStepRequest,
  contextIn,
  stepQuery,
} from './form-request.ts';
import type { Documents } from '../../services/documents/documents.ts';
import { acceptForm, faultRefusal, type FormRefusal } from './accept-form.ts';
import { draftBefore, isComplete, parseStep } from './parse-step.ts';
import { fillsHoneypot, storeLead } from './store-lead.ts';
import { queryOf } from '../../platform/http/request-query.ts';
import { formContent } from '../../services/leads/model/form-content.ts';
import type { Leads } from '../../services/leads/leads.ts';
import { limitForms, noteReturned } from './limit-forms.ts';
import type { RateLimits } from '../../services/limits/rate-limits.ts';
import type { Log } from '../../platform/log.ts';
import { fieldOf, formBody } from './form-body.ts';
import { noteForms } from './known-form.ts';
import {
  prefillFromOtherPage,
  draftOf,
  saveDraft,
  firstStepPath,
  faultyPath,
  redirect,
  sendStep,
  showStep,
  stepBackTo,
  type StepOptions,
} from './form-steps.ts';
import { postedPath } from '../pages/find-subject.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { captureSource, type PageSource } from '../pages/page-source.ts';

interface Options extends StepOptions {
  leads: Leads;
  limits: RateLimits;
  documents: Pick<Documents, 'markers' | 'opening'>;
  /** Keeps the page of a refusal. */
  cache: PageCache;
  log: Log;
}

/**
 * Handles the forms of pages (spec section 7, submitForm): 303 to the thank-you page, once the lead
 * is stored, or to the next step. A form with faults is answered by 303 to its page, which shows a
 * draft of it; by 422 and the page itself if it is too long for a draft. Others that are not
 * accepted are answered by the page with the typed values, and 429 or 503.
 * Also shows the steps of forms that have several, each at its own URL.
 */
export function forms(live: PageSource, options: Options): RequestHandler {
  const router = Router();
  const find: RequestHandler = (req, res, next) => {
    if (req.method !== 'POST') return next('router');
    const source = captureSource(live);
    const found = readFormRequest(source, postedPath(source, req.path), queryOf(req));
    if (!found) return next('router');
    res.locals['found'] = found;
    noteForms(res, found);
    next();
  };
  router.use(showStep(live, options), find, ...formBody(live, options.cache), takeForm(options));
  return router;
}

function takeForm(options: Options): RequestHandler {
  return async (req, res, next) => {
    const found = res.locals['found'] as FormRequest;
    const query = queryOf(req);
    const { path } = found.found;
    const request = readStepRequest(found, query, fieldOf(req.body, FORM_NAME));
    if (!request) return next('router');
    const draft = request.count > 1 ? await draftOf(req, request, options) : undefined;
    if (request.step > 1 && !draft) return redirect(res, firstStepPath(path, request));
    if (request.step > 1 && !(draft && isComplete(request, draft))) return redirect(res, path);
    const begun = prefillFromOtherPage(req, request);
    const before = draftBefore(request, draft);
    const parsed = parseStep(request, before, begun ?? req.body);
    const keep = (kept = parsed) => saveDraft(req, res, request, { ...kept, before }, options);
    const again = async ({ status, notice, wait }: FormRefusal) => {
      const isKept = (status === 422 || request.count > 1) && (await keep());
      if (isKept && status === 422) return redirect(res, faultyPath(request, query));
      return sendStep(res, request, options, {
        query,
        status,
        parsed,
        draft: before,
        notice,
        wait,
      });
    };
    const to = begun ? 1 : stepBackTo(req, request);
    const faulty = to === undefined ? faultRefusal(parsed) : undefined;
    if (faulty) {
      await noteReturned(req, options);
      return again(faulty);
    }
    if (to !== undefined || request.step < request.count) {
      // Going back with a text that is too long for a draft: it must be shortened first.
      if (!(await keep({ ...parsed, faults: {} }))) return again({ status: 422 });
      return redirect(res, withQuery(path, stepQuery(request, to ?? request.step + 1)));
    }
    const refusal = await acceptForm(res, {
      limit: () => limitForms(req, res, options),
      store: () => accept(req, res, request, parsed.values, options),
      log: options.log,
      failure: 'a lead could not be stored',
    });
    if (refusal) await again(refusal);
  };
}

async function accept(
  req: Request,
  res: Response,
  request: StepRequest,
  values: FormValues,
  options: Options,
): Promise<void> {
  const { source, found, use, ctx } = request;
  const hidden = use.about && source.catalogue.hiddenAddress(use.about);
  const told = formContent(ctx, (to) => contextIn(request, to), use, values, hidden);
  const registration = formKind(use.form).registration?.(ctx, use, values);
  // A program gets the thank-you page without the file: it could fetch every file of the site.
  const isProgram = fillsHoneypot(req.body);
  const content = isProgram ? { ...told, file: undefined } : told;
  const sent = { form: use.form, content, origin: ctx.origin, registration };
  const { reference } = await storeLead(req, res, sent, options);
  options.drafts.clear(res, use.form, req.headers.cookie);
  if (use.form === 'document' && use.about && !isProgram) {
    options.documents.markers.set(res, use.about, options.now());
  }
  if (content.file !== undefined) options.documents.opening.allow(res);
  const { locale } = found;
  const { thankYou } = formKind(use.form);
  redirect(res, thankedAt(source.paths, locale, thankYou, reference));
}
