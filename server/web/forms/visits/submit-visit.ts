import type { Request, Response } from 'express';
import { TO_STEP } from '../../../../views/domain/forms/form-names.ts';
import type { ParsedForm } from '../../../../views/domain/forms/form-field.ts';
import type { Lead } from '../../../../views/domain/lead.ts';
import {
  FILLED_ELSEWHERE,
  REENTER,
  VISIT_STEPS,
  type VisitStep,
} from '../../../../views/domain/visit-steps.ts';
import { profileParty } from '../../../../views/forms/visit/profile-party.ts';
import { thankedAt } from '../thanked-at.ts';
import { readFaulty, withFaults } from '../faulty-draft.ts';
import { acceptForm, faultRefusal, type FormRefusal } from '../accept-form.ts';
import type { StepRequest } from '../form-request.ts';
import { parseStep } from '../parse-step.ts';
import { storeLead } from '../store-lead.ts';
import { limitForms, noteReturned } from '../limit-forms.ts';
import { fieldOf } from '../form-body.ts';
import {
  type VisitRequest,
  draftOf,
  FORM,
  formStep,
  redirectToStep,
  sendVisit,
  type VisitOptions,
} from './visit-request.ts';
import { visitContent } from './visit-content.ts';
import { afterSending, stepKey, type VisitDraft, isSent, withEmail } from './visit-draft.ts';

/** Handles the form of a step of a visit request. */
export async function submitVisit(
  req: Request,
  res: Response,
  visit: VisitRequest,
  options: VisitOptions,
): Promise<void> {
  const step = formStep(visit);
  if (!step) return redirectToStep(res, visit, VISIT_STEPS.thanks);
  const { values, faulty } = readFaulty(await draftOf(req, options));
  const draft = faulty?.step === visit.step ? faulty.before : values;
  await new AcceptedVisit(req, res, visit, step, options, draft).take();
}

class AcceptedVisit {
  readonly #req: Request;
  readonly #res: Response;
  readonly #visit: VisitRequest;
  readonly #step: StepRequest;
  readonly #options: VisitOptions;
  readonly #draft: VisitDraft;
  readonly #parsed: ParsedForm;
  /** Of the lead that was stored; undefined for one that was sent before. */
  #reference: string | undefined;

  constructor(
    req: Request,
    res: Response,
    visit: VisitRequest,
    step: StepRequest,
    options: VisitOptions,
    draft: VisitDraft,
  ) {
    this.#req = req;
    this.#res = res;
    this.#visit = visit;
    this.#step = step;
    this.#options = options;
    this.#draft = draft;
    this.#parsed = parseStep(step, draft, req.body);
  }

  async take(): Promise<void> {
    const { step } = this.#visit;
    if (step !== VISIT_STEPS.email) {
      if (this.#draft.Email === undefined) return this.#redirectToStep(VISIT_STEPS.email);
      if (fieldOf(this.#req.body, TO_STEP) === String(VISIT_STEPS.email)) return this.#goBack();
      if (isSent(this.#draft, this.#visit.what)) return this.#thank();
      if (this.#isFilledElsewhere()) return this.#goOn();
    }
    const faulty = faultRefusal(this.#parsed);
    if (faulty) {
      await noteReturned(this.#req, this.#options);
      return this.#again(faulty);
    }
    if (step === VISIT_STEPS.email) return this.#takeEmail();
    if (step === VISIT_STEPS.profile) return this.#send();
    if (this.#parsed.values.profile === REENTER) return this.#redirectToStep(VISIT_STEPS.profile);
    const person = await this.#known(this.#draft.Email ?? '');
    return person ? this.#send(person) : this.#redirectToStep(VISIT_STEPS.profile);
  }

  /** Back to the e-mail; the typed values are retained. */
  async #goBack(): Promise<void> {
    if (!(await this.#keep(this.#parsed.values))) return this.#again({ status: 422 });
    this.#redirectToStep(VISIT_STEPS.email);
  }

  /** The form of a third party has sent the profile to the CRM. */
  async #goOn(): Promise<void> {
    await this.#keep(afterSending(this.#draft, this.#visit.what));
    this.#redirectToStep(VISIT_STEPS.thanks);
  }

  /**
   * The check of the e-mail (spec section 4): a negative result leads to step 2, otherwise step 3.
   */
  async #takeEmail(): Promise<void> {
    const draft = withEmail(this.#draft, this.#parsed.values);
    await this.#keep(draft);
    if (isSent(draft, this.#visit.what)) return this.#redirectToStep(VISIT_STEPS.thanks);
    const person = await this.#known(draft.Email ?? '');
    this.#redirectToStep(person ? VISIT_STEPS.reuse : VISIT_STEPS.profile);
  }

  /** @param known the reused profile. */
  async #send(known?: Lead['person']): Promise<void> {
    const refusal = await acceptForm(this.#res, {
      limit: () => limitForms(this.#req, this.#res, this.#options),
      store: () => this.#store(known),
      log: this.#options.log,
      failure: 'a lead could not be stored',
    });
    if (refusal) return this.#again(refusal);
    this.#thank();
  }

  async #store(known: Lead['person'] | undefined): Promise<void> {
    const { leads, now } = this.#options;
    const { what } = this.#visit;
    const { origin } = this.#step.ctx;
    const content = visitContent(this.#step, this.#parsed.values, known);
    const once = stepKey(this.#draft, what);
    const sent = { form: FORM, content, origin, once };
    const { id, reference } = await storeLead(this.#req, this.#res, sent, this.#options);
    this.#reference = reference;
    if (!known) leads.profiles.remember(this.#res, id, now());
    await this.#keep(afterSending(this.#draft, what));
  }

  #isFilledElsewhere(): boolean {
    const { site, subject } = this.#step.ctx;
    const isProfileElsewhere = fieldOf(this.#req.body, FILLED_ELSEWHERE) !== undefined;
    return isProfileElsewhere && profileParty(site.info, subject.page) !== undefined;
  }

  #known(email: string): Promise<Lead['person'] | undefined> {
    const { leads, now } = this.#options;
    return leads.profiles.known(this.#req.headers.cookie, email, now());
  }

  /** @returns false if the draft is too long for a browser. */
  #keep(draft: VisitDraft): Promise<boolean> {
    const { drafts, now } = this.#options;
    const { cookie: cookies } = this.#req.headers;
    return drafts.set(this.#res, FORM, draft, { cookies, now: now() });
  }

  async #again({ status, notice, wait }: FormRefusal): Promise<void> {
    const { step, what: about } = this.#visit;
    const { values, faults } = this.#parsed;
    if (
      status === 422 &&
      (await this.#keep(withFaults(values, { step, about, faults, before: this.#draft })))
    ) {
      return this.#redirectToStep(step);
    }
    const shown = {
      ...this.#parsed,
      draft: this.#draft,
      status,
      ...(notice && { notice }),
      ...(wait !== undefined && { wait }),
    };
    return sendVisit(this.#res, this.#visit, this.#options, shown);
  }

  #redirectToStep(step: VisitStep): void {
    redirectToStep(this.#res, this.#visit, step);
  }

  #thank(): void {
    const { source, found } = this.#step;
    const to = thankedAt(source.paths, found.locale, 'contact-appointment', this.#reference);
    this.#res.set('Cache-Control', 'no-store').redirect(303, to);
  }
}
