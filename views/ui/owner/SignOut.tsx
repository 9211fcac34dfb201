import type { PageContext } from '../../page-context.ts';
import { signOutEverywherePath, signOutPath } from '../../routing/owner-path.ts';

/** The buttons that end the session: this one, or all of the owner. */
export function SignOut({ ctx: { t, links } }: { ctx: PageContext }) {
  const login = links.page('login');
  if (login === undefined) return null;
  return (
    <form method="post" action={signOutPath(login)} className="sign-out">
      <button className="button button-line" type="submit">
        {t('owner.signOut')}
      </button>
      <button className="link-more" type="submit" formAction={signOutEverywherePath(login)}>
        {t('owner.signOutEverywhere')}
      </button>
    </form>
  );
}
