import type { PageContext } from '../../page-context.ts';
import { homePath } from '../../routing/owner-path.ts';

/** URL path of the history that is shown; undefined where the site has no page for it. */
export function historyPath({ links, owner }: PageContext): string | undefined {
  const history = links.page('owner');
  if (history === undefined || owner?.kind !== 'history') return undefined;
  return homePath(history, owner.home.id);
}
