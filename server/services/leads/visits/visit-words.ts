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

/** One sentence on where a visit stands, for the agency and the visitor alike. */
export function stateText(t: TFunction, state: VisitState, locale: Locale): string {
  const { answer, start, number } = state;
  if (!isAnswer(answer)) return t('visits.state.other');
  if (answer === 'asked' && number === 0) return t('visits.state.requested');
  if (answer === 'confirmed' || answer === 'proposed') {
    return t(`visits.stateAt.${answer}`, { when: whenText(t, start, locale) });
  }
  return t(`visits.state.${answer}`);
}

/** Whether this release knows the answer. */
export function isAnswer(answer: string): answer is StepAnswer {
  return STEP_ANSWERS.some((one) => one === answer);
}
