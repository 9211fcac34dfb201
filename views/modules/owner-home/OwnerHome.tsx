import type { ModuleComponent } from '../../page-context.ts';
import { ContactLinks } from '../../ui/contact/ContactLinks.tsx';
import { ManagerPerson } from '../../ui/contact/ManagerPerson.tsx';
import { contactOf } from '../../ui/contact/manager-links.ts';
import { OwnerHomeCard } from '../../ui/owner/OwnerHomeCard.tsx';
import { SignInRequired } from '../../ui/owner/SignInRequired.tsx';
import { SignOut } from '../../ui/owner/SignOut.tsx';

/**
 * Beside the history (spec section 2): the home without a link, its manager, the owner's other
 * homes, and signing out.
 */
export const OwnerHome: ModuleComponent = ({ ctx }) => {
  const { t, links, owner } = ctx;
  if (owner?.kind !== 'history') return <SignInRequired ctx={ctx} />;
  const { manager } = owner.home;
  const { phone, email } = contactOf(ctx, manager);
  const login = links.page('login');
  return (
    <div className="owner-home">
      <OwnerHomeCard ctx={ctx} home={owner.home} level={2} />
      <section className="owner-manager">
        <h2>{manager ? t('manager.title') : t('manager.office')}</h2>
        {manager && <ManagerPerson ctx={ctx} manager={manager} />}
        <ContactLinks phones={[phone]} email={email} mailto={`mailto:${email}`} />
      </section>
      <div className="owner-ways">
        {login !== undefined && (
          <a className="button button-line" href={login}>
            {t('owner.showAll')}
          </a>
        )}
        <SignOut ctx={ctx} />
      </div>
    </div>
  );
};
