import { SECTION_PARAMETER, type Section } from '../../domain/history/sections.ts';
import type { HomesPage } from '../../domain/owner/owner-page.ts';
import type { PageContext } from '../../page-context.ts';
import { choosePath } from '../../routing/owner-path.ts';
import { OwnerHomeCard } from '../../ui/owner/OwnerHomeCard.tsx';
import { SignOut } from '../../ui/owner/SignOut.tsx';

/** The homes of an owner, in the order of the CRM. */
export function OwnerHomes({ ctx, page }: { ctx: PageContext; page: HomesPage }) {
  const { t } = ctx;
  return (
    <section className="owner-homes">
      <div className="owner-homes-head">
        <h1>{t('owner.homes.title')}</h1>
        <SignOut ctx={ctx} />
      </div>
      {page.homes.length === 0 && <p>{t('owner.homes.none')}</p>}
      <ul className="owner-homes-list">
        {page.homes.map((home) => (
          <li key={home.id}>
            <OwnerHomeCard ctx={ctx} home={home} level={2} />
            <Choose ctx={ctx} id={home.id} section={page.section} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChooseProps {
  ctx: PageContext;
  id: number;
  section: Section | undefined;
}

/** Opens the history of a home: by a form, because the home is stored in the session. */
function Choose({ ctx: { t, links }, id, section }: ChooseProps) {
  const login = links.page('login');
  if (login === undefined || links.page('owner') === undefined) return null;
  return (
    <form method="post" action={choosePath(login)}>
      {section && <input type="hidden" name={SECTION_PARAMETER} value={section} />}
      <button className="button" type="submit" name="home" value={id}>
        {t('owner.homes.open')}
        <span className="unseen"> ({id})</span>
      </button>
    </form>
  );
}
