import type { TFunction } from 'i18next';
import type { Locale } from '../../../../views/domain/locale.ts';
import { halfDayText, readHalfDay } from '../../../../views/domain/office/half-day-text.ts';
import { startWords } from '../../../../views/domain/visits/visit-times.ts';
import { type StepAnswer, STEP_ANSWERS } from '../model/visit-step.ts';
import type { VisitState } from './visit.ts';

/** "donderdag 26 november om 10:00"; '' without a time. */
export function whenText(t: TFunction, start: number | undefined, locale: Locale): string {
  return start === undefined ? '' : t('visits.when', startWords(start, locale));
}

/** Half-days in words, one a line; others than ours as they are. */
export function halfDaysText(
  t: TFunction,
  halfDays: readonly string[] | undefined,
  locale: Locale,
): string {
  const words = (halfDays ?? []).map((value) => {
    const halfDay = readHalfDay(value);
    return halfDay ? halfDayText(t, halfDay, locale) : value;
  });
  return words.join('\n');
}

/** One sentence on where a visit stands, for the visitor or for the agency. */
export function stateText(
  t: TFunction,
  { answer, start, number }: VisitState,
  { locale, isVisitor }: { locale: Locale; isVisitor: boolean },
): string {
  if (!isAnswer(answer)) return t('visits.state.other');
  if (answer === 'declined') return t('visits.state.declined');
  if (answer === 'confirmed' || answer === 'proposed') {
    const when = whenText(t, start, locale);
    if (answer === 'confirmed') return t('visits.stateAt.confirmed', { when });
    return t(isVisitor ? 'visits.stateAt.proposedToYou' : 'visits.stateAt.proposed', { when });
  }
  const said = answer === 'asked' && number === 0 ? 'requested' : answer;
  return isVisitor ? t(`visits.state.you.${said}`) : t(`visits.state.visitor.${said}`);
}

/** Whether this release knows the answer. */
export function isAnswer(answer: string): answer is StepAnswer {
  return STEP_ANSWERS.some((one) => one === answer);
}
