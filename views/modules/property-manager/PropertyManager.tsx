import type { ModuleComponent } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ContactBar } from './ContactBar.tsx';
import { ManagerPerson } from './ManagerPerson.tsx';
import { managerLinks } from './manager-links.ts';
import type { Content } from './schema.ts';

/** Who handles the home and how to reach them: a card that stays in view, on a phone a bar. */
export const PropertyManager: ModuleComponent<Content> = ({ ctx }) => {
  const { t, property } = ctx;
  const { phone, email, mailto } = managerLinks(ctx);
  return (
    <>
      <section className="manager">
        <h2 className="manager-title">
          {property?.manager ? t('manager.title') : t('manager.office')}
        </h2>
        {property?.manager && <ManagerPerson ctx={ctx} manager={property.manager} />}
        <div className="manager-ways">
          {phone && (
            <a className="button numerals" href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
          )}
          <a className="button button-line" href={mailto}>
            <Icon name="mail" />
            <span className="manager-email">{email}</span>
          </a>
        </div>
      </section>
      <ContactBar ctx={ctx} />
    </>
  );
};
