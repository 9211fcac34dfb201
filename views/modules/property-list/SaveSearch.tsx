import type { ListQuery } from '../../domain/list/list-query.ts';
import type { PageContext } from '../../page-context.ts';
import { canBeSaved, saveSearchHref } from '../../routing/save-search-href.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  ctx: PageContext;
  query: ListQuery;
}

/** Below the last card: mail about what is new in this list. */
export function SaveSearch({ ctx, query }: Props) {
  if (!isOffered(ctx, query)) return null;
  return (
    <div className="list-save">
      <p>{ctx.t('savedSearch.invite')}</p>
      <a className="button button-line" href={saveSearchHref(ctx.locale, query)} rel="nofollow">
        <Icon name="mail" />
        {ctx.t('savedSearch.save')}
      </a>
    </div>
  );
}

/** The same after the chosen filters. A list without any shows its photographs sooner. */
export function SaveSearchItem({ ctx, query }: Props) {
  if (!isOffered(ctx, query)) return null;
  return (
    <li>
      <a className="link-more" href={saveSearchHref(ctx.locale, query)} rel="nofollow">
        <Icon name="mail" />
        {ctx.t('savedSearch.save')}
      </a>
    </li>
  );
}

/** Not in a preview, nor where nothing new appears. */
function isOffered({ site, isPreview = false }: PageContext, { listKind }: ListQuery): boolean {
  return site.info.savedSearches && !isPreview && canBeSaved(listKind);
}
