import { phoneOf } from '../../domain/format/phone.ts';
import type { Section } from '../../domain/history/sections.ts';
import type { HomesPage } from '../../domain/owner/owner-page.ts';
import type { PageContext } from '../../page-context.ts';
import { homePath, withPlace } from '../../routing/owner-path.ts';
import { OwnerHomeCard } from '../../ui/owner/OwnerHomeCard.tsx';
import { PhoneButton } from '../../ui/PhoneButton.tsx';
import { SignOut } from '../../ui/owner/SignOut.tsx';

/** The homes of an owner, in the order of the CRM. */
export function OwnerHomes({ ctx, page }: { ctx: PageContext; page: HomesPage }) {
  const { t, site } = ctx;
  const phone = phoneOf(site.info.phone);
  return (
    <section className="owner-homes">
      <div className="owner-homes-head">
        <h1>{t('owner.homes.title')}</h1>
        <SignOut ctx={ctx} />
      </div>
      {page.isDown && (
        <p className="sign-in-calm" role="alert">
          {t('owner.homes.down')}
        </p>
      )}
      {page.homes.length === 0 && !page.isDown && <p>{t('owner.homes.none')}</p>}
      {page.homes.length === 0 && phone && <PhoneButton phone={phone} />}
      <ul className="owner-homes-list">
        {page.homes.map((home) => (
          <li key={home.id}>
            <OwnerHomeCard ctx={ctx} home={home} level={2} />
            <Open ctx={ctx} id={home.id} section={page.section} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenProps {
  ctx: PageContext;
  id: number;
  section: Section | undefined;
}

/** Leads to the history of a home. */
function Open({ ctx: { t, links }, id, section }: OpenProps) {
  const history = links.page('owner');
  if (history === undefined) return null;
  return (
    <a className="button" href={withPlace(homePath(history, id), { section })}>
      {t('owner.homes.open')}
      <span className="unseen"> ({id})</span>
    </a>
  );
}
