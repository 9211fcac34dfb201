import { Carousel } from '../../../client/islands/Carousel.tsx';
import { isProject, itemKey, type ListItem } from '../../domain/list/list-item.ts';
import type { ShownText } from '../../domain/text/shown-text.ts';
import type { PageContext } from '../../page-context.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { Island } from '../../ui/Island.tsx';
import { columnIn, contentSizes } from '../../ui/picture/content-sizes.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';

interface Props {
  ctx: PageContext;
  /** Of the list's element. */
  id: string;
  items: readonly ListItem[];
  title: ShownText;
  more: { href: string; text: string } | undefined;
  /** How many are side by side on a wide screen: 1 to 6. */
  perRow: number;
}

/** Cards in a row that is wider than the window; buttons in its heading move it. */
export function CarouselRow({ ctx, id, items, title, more, perRow }: Props) {
  return (
    <section data-adopted>
      <SectionHead title={title} more={more}>
        {items.length > 1 && (
          <Island
            ctx={ctx}
            of={Carousel}
            props={carouselProps(ctx, id, title.text)}
            when="interaction"
          />
        )}
      </SectionHead>
      <ul
        className={`carousel per-${perRow}`}
        id={id}
        {...(!items.some((item) => isLinked(ctx, item)) && {
          tabIndex: 0,
          'aria-label': title.text,
        })}
      >
        {items.map((item) => (
          <li key={itemKey(item)}>
            <ItemCard ctx={ctx} item={item} level={3} sizes={sizesOf(perRow)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The photograph's width: as many as configured side by side on a desk. */
function sizesOf(perRow: number): string {
  return contentSizes(
    (width) => columnIn(width, perRow),
    `(min-width: 80rem) ${Math.floor(94 / perRow)}vw, (min-width: 35rem) 46vw, 86vw`,
  );
}

/** A row with links is scrolled by tabbing through them; one without must be focusable itself. */
function isLinked({ links }: PageContext, item: ListItem): boolean {
  return (isProject(item) ? links.project(item) : links.property(item)) !== undefined;
}

/** Numbers in these texts are filled in by the island. */
function carouselProps({ t }: PageContext, list: string, title: string) {
  const place = t('carousel.place', { from: '{from}', to: '{to}', total: '{total}' });
  const [previous, next] = [t('carousel.previous'), t('carousel.next')];
  return { list, texts: { title: title || t('carousel.all'), previous, next, place } };
}
