import { isProject, itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { furtherLines, furtherVisits } from '../../forms/visit/further-visits.ts';
import type { PageContext } from '../../page-context.ts';

/** What is to be visited too, in one request. */
export function FurtherVisits({ ctx, about }: { ctx: PageContext; about: ListItem }) {
  const items = furtherVisits(ctx, about);
  if (items.length === 0) return null;
  const lines = furtherLines(ctx, items);
  const hrefOf = (item: ListItem) =>
    isProject(item) ? ctx.links.project(item) : ctx.links.property(item);
  return (
    <section className="visit-further">
      <h2>{ctx.t('visit.further')}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={itemKey(item)}>
            <a href={hrefOf(item)}>{lines[index]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
