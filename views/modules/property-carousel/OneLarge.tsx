import { itemKey, type ListItem } from '../../domain/list/list-item.ts';
import type { PageContext } from '../../page-context.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { contentSizes } from '../../ui/picture/content-sizes.ts';

/**
 * Widths of the photographs: two columns of three, one of three; on a phone a small one is a square,
 * cut from one that is half as wide again (property-carousel.css).
 */
const LARGE = contentSizes((content) => ((content - 24) * 2) / 3, '(min-width: 64rem) 63vw, 94vw');
const SMALL = contentSizes(
  (content) => (content - 24) / 3,
  '(min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 53vw',
);

interface Props {
  ctx: PageContext;
  /** One to three, the large one first. */
  items: readonly ListItem[];
}

/** One item large, with what its description begins with, and the others small beside it. */
export function OneLarge({ ctx, items }: Props) {
  const [main, ...others] = items;
  if (!main) return null;
  // Alone it has its words beside it, as in a list.
  if (others.length === 0) {
    return (
      <div className="cards per-1">
        <ItemCard ctx={ctx} item={main} level={3} sizes={LARGE} large />
      </div>
    );
  }
  return (
    <ul className="one-large">
      <li className="one-large-main">
        <ItemCard ctx={ctx} item={main} level={3} sizes={LARGE} large />
      </li>
      {others.map((item) => (
        <li key={itemKey(item)}>
          <ItemCard ctx={ctx} item={item} level={3} sizes={SMALL} />
        </li>
      ))}
    </ul>
  );
}
