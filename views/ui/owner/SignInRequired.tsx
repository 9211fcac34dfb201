import type { PageContext } from '../../page-context.ts';

/** Replaces an owner's data if the page is rendered without an owner: a preview, a state. */
export function SignInRequired({ ctx: { t, links } }: { ctx: PageContext }) {
  const login = links.page('login');
  return login === undefined ? null : <a href={login}>{t('owner.login.title')}</a>;
}
