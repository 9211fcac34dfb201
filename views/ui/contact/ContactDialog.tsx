import type { PageContext } from '../../page-context.ts';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { listItemOf } from '../../subjects/subject.ts';
import { ThirdPartyPlace } from '../third-party/ThirdPartyPlace.tsx';
import { CONTACT_DIALOGS, type ContactKind } from './contact-kinds.ts';
import { ContactMethods } from './ContactMethods.tsx';
import { itemFormHref } from './item-form-href.ts';
import { ManagerPerson } from './ManagerPerson.tsx';

interface Props {
  ctx: PageContext;
  kind: ContactKind;
  /** What to do, and what to mention. */
  text: string;
}

/** The dialog for a visit or for a question (spec section 2): whom to call or write to. */
export function ContactDialog({ ctx, kind, text }: Props) {
  const about = listItemOf(ctx);
  const form = kind === 'question' ? itemFormHref(ctx, 'question') : undefined;
  const manager = about?.manager;
  return (
    <Dialog
      ctx={ctx}
      id={CONTACT_DIALOGS[kind]}
      title={ctx.t(kind === 'appointment' ? 'contact.visit' : 'contact.ask')}
    >
      {form !== undefined && (
        <a className="button" href={form} data-form="">
          <Icon name="mail" />
          {ctx.t('forms.ask')}
        </a>
      )}
      <p>{text}</p>
      {manager && <ManagerPerson ctx={ctx} manager={manager} />}
      <ContactMethods ctx={ctx} about={kind} />
      {kind === 'appointment' && <AppointmentPlace ctx={ctx} />}
    </Dialog>
  );
}

/** The appointment widget (spec section 7), where the site has one. */
function AppointmentPlace({ ctx }: { ctx: PageContext }) {
  const party = ctx.site.info.thirdParties.find((one) => one.kind === 'appointment');
  return party && <ThirdPartyPlace ctx={ctx} party={party} />;
}
