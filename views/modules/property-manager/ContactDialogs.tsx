import { referenceOf } from '../../domain/reference.ts';
import type { Property } from '../../domain/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CONTACT_DIALOGS, type ContactKind } from './contact-kinds.ts';
import { ContactWays } from './ContactWays.tsx';
import { ManagerPerson } from './ManagerPerson.tsx';

interface Props {
  ctx: PageContext;
  property: Property;
}

/** Asking for a visit, and asking anything else (spec section 2): whom to call or write to. */
export function ContactDialogs({ ctx, property }: Props) {
  return (
    <>
      <ContactDialog ctx={ctx} property={property} kind="appointment" />
      <ContactDialog ctx={ctx} property={property} kind="question" />
    </>
  );
}

function ContactDialog({ ctx, property, kind }: Props & { kind: ContactKind }) {
  const { t } = ctx;
  const isVisit = kind === 'appointment';
  const reference = referenceOf(property);
  return (
    <Dialog
      ctx={ctx}
      id={CONTACT_DIALOGS[kind]}
      title={t(isVisit ? 'contact.visit' : 'contact.ask')}
    >
      <p>{t(isVisit ? 'contact.visitText' : 'contact.askText', { reference })}</p>
      {property.manager && <ManagerPerson ctx={ctx} manager={property.manager} />}
      <ContactWays ctx={ctx} about={kind} />
    </Dialog>
  );
}
