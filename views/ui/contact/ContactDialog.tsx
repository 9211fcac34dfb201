import type { PageContext } from '../../page-context.ts';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { listItemOf } from '../../subjects/subject.ts';
import { AppointmentPlace } from './AppointmentPlace.tsx';
import { CONTACT_DIALOGS, type ContactKind } from './contact-kinds.ts';
import { ContactMethods } from './ContactMethods.tsx';
import { followsVisit } from './follows-visit.ts';
import { itemFormHref } from './item-form-href.ts';
import { ManagerPerson } from './ManagerPerson.tsx';

interface Props {
  ctx: PageContext;
  kind: ContactKind;
  /** Instructions, and the reference to mention. */
  text: string;
}

/**
 * The dialog for a visit or for a question (spec section 2): its form, and whom to call or write
 * to. After a visit request its time is chosen there.
 */
export function ContactDialog({ ctx, kind, text }: Props) {
  const { t } = ctx;
  const about = listItemOf(ctx);
  if (!about) return null;
  const isVisit = kind === 'appointment';
  if (isVisit && followsVisit(ctx)) return <TimeDialog ctx={ctx} />;
  const form = itemFormHref(ctx, isVisit ? 'visit' : 'question');
  const { manager } = about;
  return (
    <Dialog
      ctx={ctx}
      id={CONTACT_DIALOGS[kind]}
      title={t(isVisit ? 'contact.visit' : 'contact.ask')}
    >
      {form !== undefined && (
        <a className="button" href={form} data-form="">
          <Icon name={isVisit ? 'calendar' : 'mail'} />
          {t(isVisit ? 'visit.plan' : 'forms.ask')}
        </a>
      )}
      <p>{text}</p>
      {manager && <ManagerPerson ctx={ctx} manager={manager} />}
      <ContactMethods ctx={ctx} about={kind} />
      {isVisit && form === undefined && <AppointmentPlace ctx={ctx} about={about} />}
    </Dialog>
  );
}

/** Steps 4 and 5 of a visit request: thanks, the widget on request, or closing. */
function TimeDialog({ ctx }: { ctx: PageContext }) {
  const { t } = ctx;
  const about = listItemOf(ctx);
  return (
    <Dialog ctx={ctx} id={CONTACT_DIALOGS.appointment} title={t('visit.thanks')} isOpened>
      <p>{t('visit.choose')}</p>
      {about && <AppointmentPlace ctx={ctx} about={about} />}
      <p>{t('visit.byPhone')}</p>
      <ContactMethods ctx={ctx} about="appointment" />
      <form method="dialog">
        <button className="button button-line" type="submit">
          {t('contact.close')}
        </button>
      </form>
    </Dialog>
  );
}
