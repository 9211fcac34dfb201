import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { CallMeLink } from '../../ui/contact/CallMeLink.tsx';
import { ContactLinks } from '../../ui/contact/ContactLinks.tsx';
import { contactOf } from '../../ui/contact/manager-links.ts';
import { ManagerPerson } from '../../ui/contact/ManagerPerson.tsx';
import type { Content } from './schema.ts';

/**
 * The contact card of a person, on any page. Nothing for a person who is not in the team: the CRM
 * may take them out of it while the site runs.
 */
export const ManagerContact: ModuleComponent<Content> = ({ ctx, content }) => {
  const person = ctx.data.team().find(({ id }) => id === content.person);
  if (!person) return null;
  const title = shownText(content.title, ctx);
  const { phone, email } = contactOf(ctx, person);
  return (
    <section className="manager">
      <h2 className="manager-title" lang={title.lang}>
        {title.text || ctx.t('manager.title')}
      </h2>
      <ManagerPerson ctx={ctx} manager={person} />
      <ContactLinks phones={[phone]} email={email} mailto={`mailto:${email}`} />
      <div className="manager-ways">
        <CallMeLink ctx={ctx} person={person} />
      </div>
    </section>
  );
};
