import type { TFunction } from 'i18next';
import type { MailLink } from '../../../../views/mail/mail-content.ts';
import type { VisitAction, VisitLinks } from './visit-links.ts';
import type { StepAnswer } from '../model/visit-step.ts';
import type { VisitState } from './visit.ts';

/** What the agency can still do, in the order of the buttons. */
const ACTIONS: Readonly<Record<StepAnswer, readonly VisitAction[]>> = {
  asked: ['confirm', 'propose', 'decline'],
  confirmed: ['propose', 'decline'],
  proposed: ['propose', 'decline'],
  declined: [],
  cancelled: [],
};

/**
 * The buttons by which the agency answers. Without half-days there is nothing to confirm a time in.
 */
export function brokerLinks(
  t: TFunction,
  links: VisitLinks,
  origin: string,
  { lead, state, answer }: { lead: string; state: VisitState; answer: StepAnswer },
): MailLink[] {
  const hasHalfDays = (state.halfDays ?? []).length > 0;
  return ACTIONS[answer]
    .filter((action) => action !== 'confirm' || hasHalfDays)
    .map((action) => ({
      text: t(`visits.broker.${linkText(action, answer)}`),
      href: origin + links.to(action, lead, state),
    }));
}

function linkText(action: VisitAction, answer: StepAnswer) {
  if (action === 'confirm' || action === 'propose') return action;
  return answer === 'confirmed' ? 'callOff' : 'decline';
}
