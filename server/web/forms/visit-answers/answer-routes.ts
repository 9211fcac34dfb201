import { type Request, type RequestHandler, type Response, Router } from 'express';
import { newVisitMessage } from '../../../services/leads/visits/visit-message.ts';
import { type VisitStep, visitStepRow } from '../../../services/leads/model/visit-step.ts';
import { captureSource, type PageSource } from '../../pages/page-source.ts';
import { sendOver, sendSignedPage } from '../../pages/signed-page.ts';
import { optionalFormBody } from '../form-body.ts';
import { acceptForm } from '../accept-form.ts';
import { answeredPage, answerPage, donePage, notStoredPage } from './answer-pages.ts';
import {
  type AnswerOptions,
  isAnswered,
  type OpenedVisit,
  openVisit,
  type StepParams,
} from './opened-visit.ts';
import { readAnswer } from './read-answer.ts';

const PATH = '/:action/:lead/:step';

type Page = Parameters<typeof sendSignedPage>[2]['content'];

/**
 * The pages behind the links by which the agency and the visitor answer each other about a visit.
 * Opening one changes nothing; its button adds a step to the visit, which all links of the step
 * before have then served.
 */
export function visitAnswers(live: PageSource, options: AnswerOptions): RequestHandler {
  return Router()
    .use(PATH, open(live, options))
    .get(PATH, show())
    .post(PATH, optionalFormBody(live), act(live, options));
}

function open(live: PageSource, options: AnswerOptions): RequestHandler<StepParams> {
  return async (req, res, next) => {
    const opened = await openVisit(req, live, options);
    if (opened) {
      res.locals['visit'] = opened;
      return next();
    }
    await sendNoVisit(req, res, live);
  };
}

function sendNoVisit(req: Request<StepParams>, res: Response, live: PageSource): Promise<void> {
  return sendOver(req, res, captureSource(live), (t) => t('visits.page.over'));
}

function show(): RequestHandler {
  return async (req, res) => {
    const opened = openedOf(res);
    const page = isAnswered(opened) ? answeredPage(opened) : answerPage(opened);
    await send(res, req.baseUrl, opened, page);
  };
}

function act(live: PageSource, options: AnswerOptions): RequestHandler<StepParams> {
  return async (req, res) => {
    const opened = openedOf(res);
    if (opened.action === 'show') return send(res, req.baseUrl, opened, answerPage(opened));
    if (isAnswered(opened)) return send(res, req.baseUrl, opened, answeredPage(opened), 409);
    const read = readAnswer(opened, req.body);
    if (!read.step) return send(res, req.baseUrl, opened, answerPage(opened, read), 422);
    const { step } = read;
    let isStored = false;
    const refusal = await acceptForm(res, {
      store: async () => {
        isStored = await options.leads.refused.watch(() => isFirst(opened, step, options));
      },
      log: options.log,
      failure: 'an answer about a visit could not be stored',
    });
    if (refusal) return send(res, req.baseUrl, opened, notStoredPage(opened, read), refusal.status);
    if (isStored) {
      options.leads.wake();
      const { number, at } = nextOf(opened);
      return send(res, req.baseUrl, opened, donePage(opened, { ...step, number, at }));
    }
    const now = await openVisit(req, live, options);
    if (!now) return sendNoVisit(req, res, live);
    return send(res, req.baseUrl, opened, answeredPage(now), 409);
  };
}

/** Stores the step with its message; false if somebody else has answered in the meantime. */
function isFirst(opened: OpenedVisit, step: VisitStep, { leads }: AnswerOptions): Promise<boolean> {
  const { lead } = opened.visit;
  const { number, at } = nextOf(opened);
  return leads.store.addVisitStep(
    visitStepRow(lead.id, number, at, step),
    newVisitMessage(lead, number, at),
  );
}

function nextOf({ step, now }: OpenedVisit) {
  return { number: step + 1, at: now };
}

function openedOf({ locals }: Response): OpenedVisit {
  return locals['visit'] as OpenedVisit;
}

function send(
  res: Response,
  path: string,
  { source, locale }: OpenedVisit,
  content: Page,
  status = 200,
): Promise<void> {
  return sendSignedPage(res, source, { locale, path, status, content });
}
