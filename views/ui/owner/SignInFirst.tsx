import type { PageContext } from '../../page-context.ts';

/** In place of an owner's data where the page is rendered for nobody: a preview, a state. */
export function SignInFirst({ ctx: { t, links } }: { ctx: PageContext }) {
  const login = links.page('login');
  return login === undefined ? null : <a href={login}>{t('owner.login.title')}</a>;
}
