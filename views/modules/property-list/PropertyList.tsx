import { parseListQuery } from '../../domain/list-parameters.ts';
import { pageSize } from '../../domain/paging.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { Pager } from '../../ui/Pager.tsx';
import { listTitle } from './list-words.ts';
import { ListCards } from './ListCards.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListTools } from './ListTools.tsx';
import type { Content } from './schema.ts';

/** A list of homes: what and how many, how they are sorted, the cards, the pages (look.md, List). */
export const PropertyList: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const query = parseListQuery(ctx.query, content.listing);
  const result = ctx.data.list(query, pageSize(ctx.site.info.list));
  const { total, page, pageCount, items } = result;
  return (
    <section className="list">
      <header className="list-head">
        <h1>
          {listTitle(ctx, query)}{' '}
          <span className="list-count">· {ctx.t('list.count', { count: total })}</span>
        </h1>
        <ListTools ctx={ctx} query={query} sortable={total > 1 && query.listing !== 'sold'} />
      </header>
      {items.length === 0 ? (
        <ListEmpty ctx={ctx} query={query} />
      ) : (
        <ListCards ctx={ctx} content={content} items={items} perRow={module.numberItemOfRow ?? 3} />
      )}
      <Pager
        t={ctx.t}
        page={page}
        pageCount={pageCount}
        hrefOf={(target) => ctx.links.list({ ...query, page: target }, ctx.query)}
      />
    </section>
  );
};
