import type { ReactNode } from 'react';
import type { Manager } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../Icon.tsx';
import { CallMeLink } from './CallMeLink.tsx';
import { ContactMethods } from './ContactMethods.tsx';
import { DialogLink } from './DialogLink.tsx';
import { managerLinks } from './manager-links.ts';
import { ManagerPerson } from './ManagerPerson.tsx';

interface Props {
  ctx: PageContext;
  manager: Manager | undefined;
  /** Title of the card if there is no manager. */
  office: string;
  /** Its subject, name and price: in place of the title once the page's own are out of view. */
  about: ReactNode;
  /** Further links, after those for a visit and a question. */
  children?: ReactNode;
}

/** The manager of the page's home or project, with phone, e-mail, a visit and a question. */
export function ContactCard({ ctx, manager, office, about, children }: Props) {
  return (
    <section className="manager">
      <div className="manager-head">
        <h2 className="manager-title">{manager ? ctx.t('manager.title') : office}</h2>
        <div className="manager-about">{about}</div>
      </div>
      {manager && <ManagerPerson ctx={ctx} manager={manager} />}
      <div className="manager-ways">
        <DialogLink ctx={ctx} to="appointment" />
        <DialogLink ctx={ctx} to="question" />
        <CallMeLink ctx={ctx} />
        <WhatsAppLink ctx={ctx} />
        {children}
      </div>
      <ContactMethods ctx={ctx} />
    </section>
  );
}

/** A plain link: nothing of WhatsApp is loaded before it is clicked. */
function WhatsAppLink({ ctx }: Pick<Props, 'ctx'>) {
  const { whatsapp } = managerLinks(ctx);
  if (whatsapp === undefined) return null;
  return (
    <a
      className="button button-line"
      href={whatsapp}
      target="_blank"
      rel="external noopener noreferrer"
    >
      <Icon name="phone" />
      WhatsApp
      <span className="unseen">{` ${ctx.t('contact.newTab')}`}</span>
    </a>
  );
}
