import type { ModuleComponent } from '../../page-context.ts';
import { ListFilters } from './ListFilters.tsx';
import { ListHead } from './ListHead.tsx';
import { ListMap } from './ListMap.tsx';
import { ListResults } from './ListResults.tsx';
import { readList } from './read-list.ts';
import type { Content } from './schema.ts';

/**
 * A list of homes: what and how many, how it is narrowed and sorted, the cards, the pages
 * (docs/look.md, "List"). With `data-list` the browser changes head and results in place
 * (client/list/list-view.tsx); a preview is left alone, because what it shows is not published.
 */
export const PropertyList: ModuleComponent<Content> = ({ ctx, module }) => {
  const list = readList(ctx, module);
  return (
    <section className="list" data-list={ctx.isPreview ? undefined : list.query.listing}>
      <header className="list-head" id="list-head">
        <ListHead ctx={ctx} list={list} />
      </header>
      <ListFilters ctx={ctx} query={list.query} />
      {!ctx.isPreview && <ListMap ctx={ctx} query={list.query} />}
      <div className="list-results" id="list-results">
        <ListResults ctx={ctx} list={list} />
      </div>
      <p className="unseen" role="status" id="list-status" />
      <p className="list-offline" role="alert" id="list-offline" popover="manual">
        {ctx.t('list.offline')}
      </p>
    </section>
  );
};
