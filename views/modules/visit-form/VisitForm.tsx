import { LeadForm } from '../../../client/islands/LeadForm.tsx';
import { ItemFormPage } from '../../forms/ItemFormPage.tsx';
import { profileParty } from '../../forms/visit/profile-party.ts';
import { visitProps } from '../../forms/visit/visit-props.ts';
import { VISIT_STEPS } from '../../domain/visit-steps.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { ExternalProfile } from './ExternalProfile.tsx';
import { FurtherVisits } from './FurtherVisits.tsx';
import type { Content } from './schema.ts';
import { VisitAppointment } from './VisitAppointment.tsx';
import { VisitThanks } from './VisitThanks.tsx';

/** A visit request, one step of it (spec section 4). */
export const VisitForm: ModuleComponent<Content> = ({ ctx }) => {
  const { subject, form } = ctx;
  if (subject.kind !== 'visit') return null;
  const state = form ?? { form: 'visit', step: VISIT_STEPS.email, values: {}, faults: {} };
  const { about } = subject;
  const props = visitProps(ctx, state);
  const party =
    state.step === VISIT_STEPS.profile ? profileParty(ctx.site.info, subject.page) : undefined;
  return (
    <ItemFormPage ctx={ctx} subject={subject}>
      <FurtherVisits ctx={ctx} about={about} />
      {state.step === VISIT_STEPS.thanks && <VisitThanks ctx={ctx} about={about} />}
      {state.step === VISIT_STEPS.appointment && (
        <VisitAppointment ctx={ctx} about={about} isRequested={state.isRequested} />
      )}
      {state.step < VISIT_STEPS.thanks && props && (
        <div className="visit-profile">
          {party && <ExternalProfile ctx={ctx} party={party} about={about} />}
          <div className="visit-own">
            <Island ctx={ctx} of={LeadForm} props={props} when="interaction" />
          </div>
        </div>
      )}
    </ItemFormPage>
  );
};
