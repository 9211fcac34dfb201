import type { DataPort } from '../../data-port.ts';
import { itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { emptyQuery } from '../../domain/list/list-query.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { personOf } from '../../subjects/subject.ts';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import type { Content } from './schema.ts';

const DEFAULT_ITEMS = 12;
/** The lists whose items are shown, in this order. */
const OFFERED = ['sale', 'rent', 'projects'] as const;

/** The items on offer of the page's person, newest first; nothing if there are none. */
export const PersonHomes: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const person = personOf(ctx);
  if (!person) return null;
  const items = offeredBy(ctx.data, person.id, module.maxItems ?? DEFAULT_ITEMS);
  if (items.length === 0) return null;
  const perRow = module.numberItemOfRow ?? 3;
  const own = shownText(content.title, ctx);
  const title = own.text === '' ? { text: ctx.t('team.homes', { name: person.name }) } : own;
  return (
    <section className="band">
      <SectionHead title={title} />
      <ul className={`cards per-${perRow}`}>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <ItemCard ctx={ctx} item={item} level={3} sizes={cardSizes(perRow)} />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The list of homes for sale holds projects too, so that an item may occur twice. */
function offeredBy(data: DataPort, id: number, count: number): ListItem[] {
  const found = OFFERED.flatMap((listKind) =>
    data
      .list(emptyQuery(listKind), Math.max(1, data.count(listKind)))
      .items.filter(({ manager }) => manager?.id === id),
  );
  const byKey = new Map(found.map((item) => [itemKey(item), item]));
  return [...byKey.values()].slice(0, count);
}
