import type { LeadFormProps } from '../../../client/forms/LeadFormFrame.tsx';
import type { WizardProps } from '../../../client/forms/Wizard.tsx';
import type { FormState } from '../../domain/forms/form-state.ts';
import { appointmentParty } from '../../domain/third-party/appointment-party.ts';
import { VISIT_STEPS } from '../../domain/visit-steps.ts';
import type { PageContext } from '../../page-context.ts';
import { formHref } from '../../routing/form-href.ts';
import { formTexts } from '../../ui/form/form-texts.ts';
import { formsOf } from '../forms-of.ts';
import { networkNotes, noticeText, privacyNote } from '../form-notes.ts';
import { stepsOf } from '../steps-of.ts';
import { visit } from './visit-kind.ts';

/** Steps 1 to 3 of a visit request as a form; undefined if the page has none. */
export function visitProps(ctx: PageContext, state: FormState): LeadFormProps | undefined {
  const { t, path, query, subject } = ctx;
  const use = formsOf(subject).find(({ form }) => form === 'visit');
  if (!use) return undefined;
  const { step, values, faults, notice, draft } = state;
  const { name = '', fields = [] } = stepsOf(ctx, use, values)[step - 1] ?? {};
  const isProfile = step === VISIT_STEPS.profile;
  const shown = fields.flatMap(({ name: key }) => {
    const value = values[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    action: formHref(path, query, step),
    state: {
      form: 'visit',
      step,
      values: Object.fromEntries<string>(shown),
      faults,
      ...(draft !== undefined && { draft }),
    },
    fields,
    texts: formTexts(t, isProfile ? visit.submit(t, use) : t('forms.next'), fields),
    notice: notice && noticeText(ctx, notice),
    network: networkNotes(ctx),
    privacy: step === VISIT_STEPS.reuse ? undefined : privacyNote(ctx, 'visit'),
    wizard: visitWizard(ctx, state, name),
  };
}

/**
 * The head of a step. A visitor sees the e-mail, then the profile or the choice to use it again,
 * then the time: at most three steps.
 */
function visitWizard(
  { t, site }: PageContext,
  { step: at, values: { Email = '' } }: FormState,
  name: string,
): WizardProps {
  const steps = appointmentParty(site.info.thirdParties) ? 3 : 2;
  const step = at === VISIT_STEPS.email ? 1 : 2;
  const answered = { step: 1, label: t('forms.change', { name: t('visit.emailStep') }) };
  return {
    plate: `${step} / ${steps}`,
    said: t('forms.step', { step, steps }),
    name,
    back: t('forms.back'),
    step,
    answered: step === 1 ? [] : [{ ...answered, text: Email }],
  };
}
