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

/** The same after the chosen filters. */
export function SaveSearchItem(props: Props) {
  return (
    isOffered(props.ctx, props.query) && (
      <li>
        <SaveSearchLink {...props} />
      </li>
    )
  );
}

/** The same in place of the chosen filters, where there are none. */
export function SaveSearchLine(props: Props) {
  return (
    isOffered(props.ctx, props.query) && (
      <p className="chips">
        <SaveSearchLink {...props} />
      </p>
    )
  );
}

function SaveSearchLink({ ctx, query }: Props) {
  return (
    <a className="link-more" href={saveSearchHref(ctx.locale, query)} rel="nofollow">
      <Icon name="mail" />
      {ctx.t('savedSearch.save')}
    </a>
  );
}

/** Not in a preview, nor where nothing new appears. */
function isOffered({ site, isPreview = false }: PageContext, { listKind }: ListQuery): boolean {
  return site.info.savedSearches && !isPreview && canBeSaved(listKind);
}
