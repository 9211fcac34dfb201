import type { PageContext } from '../../page-context.ts';
import { signOutPath } from '../../routing/owner-path.ts';

/** The button that ends the session. */
export function SignOut({ ctx: { t, links } }: { ctx: PageContext }) {
  const login = links.page('login');
  if (login === undefined) return null;
  return (
    <form method="post" action={signOutPath(login)}>
      <button className="button button-line" type="submit">
        {t('owner.signOut')}
      </button>
    </form>
  );
}
