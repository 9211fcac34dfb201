import type { ModuleComponent } from '../../page-context.ts';
import { withQuery } from '../../routing/with-query.ts';
import { ListBar } from './ListBar.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListHead } from './ListHead.tsx';
import { ListMap } from './ListMap.tsx';
import { ListResults } from './ListResults.tsx';
import { isShort, readList } from './read-list.ts';
import type { Content } from './schema.ts';

/**
 * A list of homes: heading, count, order and map in one line, filters, chips, cards, pager
 * (docs/look.md, "List"). With `data-list` the browser changes heading and results in place
 * (client/list/list-view.tsx); not in a preview, because `/flight/…` does not serve drafts.
 */
export const PropertyList: ModuleComponent<Content> = ({ ctx, module }) => {
  const list = readList(ctx, module);
  const isFiltered = !isShort(list);
  // What the list is rendered for: the address may change before its scripts run.
  const inPlace = !ctx.isPreview && {
    'data-list': list.query.listKind,
    'data-url': withQuery(ctx.path, ctx.query),
  };
  return (
    <section className="list" {...inPlace}>
      <header className="list-head" id="list-head">
        <ListHead ctx={ctx} list={list} />
      </header>
      {!ctx.isPreview && <ListMap ctx={ctx} query={list.query} place="head" />}
      {isFiltered && <ListFilters ctx={ctx} query={list.query} />}
      {!ctx.isPreview && <ListMap ctx={ctx} query={list.query} place="foot" />}
      <div className="list-results" id="list-results">
        <ListResults ctx={ctx} list={list} />
      </div>
      {isFiltered && <ListBar ctx={ctx} />}
      <p className="unseen" role="status" id="list-status" />
      <p className="list-offline" role="alert" id="list-offline" popover="manual">
        {ctx.t('list.offline')}
      </p>
    </section>
  );
};
