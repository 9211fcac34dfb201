import type { TFunction } from 'i18next';
import type { WizardProps } from '../../client/forms/Wizard.tsx';
import type { FormValues } from '../domain/forms/form-field.ts';
import type { PageContext } from '../page-context.ts';
import { answersOf } from './answers.ts';
import type { FormStep } from './form-kind.ts';

/** The head of a wizard's step: its number, and the answers of earlier steps. */
export function wizardProps(
  { t }: PageContext,
  steps: readonly FormStep[],
  step: number,
  values: FormValues,
): WizardProps {
  const numbers = { step, steps: steps.length };
  const answered = steps.slice(0, step - 1).map(({ name, fields, summary }, index) => ({
    step: index + 1,
    label: t('forms.change', { name }),
    text: summary ?? allAnswers(t, fields, values),
  }));
  return {
    plate: `${step} / ${steps.length}`,
    said: t('forms.step', numbers),
    name: steps[step - 1]?.name ?? '',
    back: t('forms.back'),
    step,
    answered: answered.filter(({ text }) => text !== ''),
  };
}

function allAnswers(t: TFunction, fields: FormStep['fields'], values: FormValues): string {
  return answersOf(t, fields, values)
    .map(({ value }) => value)
    .join(', ');
}
