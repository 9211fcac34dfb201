import type { ListItem } from '../../domain/list/list-item.ts';
import type { PageContext } from '../../page-context.ts';
import { AppointmentPlace } from '../../ui/contact/AppointmentPlace.tsx';
import { ContactLinks } from '../../ui/contact/ContactLinks.tsx';
import { contactOf } from '../../ui/contact/manager-links.ts';

interface Props {
  ctx: PageContext;
  about: ListItem;
  isRequested: boolean | undefined;
}

/**
 * Step 5: the appointment widget, and the phone for those who prefer it or cannot see the widget.
 */
export function VisitAppointment({ ctx, about, isRequested = false }: Props) {
  const { t } = ctx;
  const { phone, email } = contactOf(ctx, about.manager);
  const numbers = { step: 3, steps: 3 };
  return (
    <section className="visit-appointment">
      <div className="wizard-head">
        <h2>
          <span className="plate" aria-hidden="true">
            3 / 3
          </span>
          <span className="unseen">{t('forms.step', numbers)}</span>
          {t('visit.pick')}
        </h2>
      </div>
      <AppointmentPlace ctx={ctx} about={about} isRequested={isRequested} />
      <p>{t('visit.byPhone')}</p>
      <ContactLinks phones={[phone]} email={email} mailto={`mailto:${email}`} />
    </section>
  );
}
