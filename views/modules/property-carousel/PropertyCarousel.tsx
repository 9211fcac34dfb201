import { Carousel } from '../../../client/islands/Carousel.tsx';
import { isProject, itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import { emptyQuery } from '../../domain/list/list-query.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import { projectOf } from '../../subjects/subject.ts';
import type { Content } from './schema.ts';

const DEFAULT_ITEMS = 9;
const SIZES = '(min-width: 80rem) 400px, (min-width: 35rem) 46vw, 86vw';

/**
 * The newest items of a list side by side, without the page's own project, and a link to the list
 * (spec section 2).
 */
export const PropertyCarousel: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const query = emptyQuery(content.listing);
  const wanted = module.maxItems ?? DEFAULT_ITEMS;
  const { items: newest } = ctx.data.list(query, wanted + 1);
  const items = newest.filter((item) => !isOwn(ctx, item)).slice(0, wanted);
  if (items.length === 0) return null;
  const more = moreLink(ctx, content.listing);
  const title = shownText(content.title, ctx);
  const id = `carousel-${module.id}`;
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
        className={`carousel per-${module.numberItemOfRow ?? 3}`}
        id={id}
        {...(!items.some((item) => isLinked(ctx, item)) && {
          tabIndex: 0,
          'aria-label': title.text,
        })}
      >
        {items.map((item) => (
          <li key={itemKey(item)}>
            <ItemCard ctx={ctx} item={item} level={3} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
};

function isOwn(ctx: PageContext, item: ListItem): boolean {
  return isProject(item) && item.id === projectOf(ctx)?.id;
}

/** A row with links is scrolled by tabbing through them; one without must be focusable itself. */
function isLinked({ links }: PageContext, item: ListItem): boolean {
  return (isProject(item) ? links.project(item) : links.property(item)) !== undefined;
}

/** Link to the whole list, if the site has it; its text differs for projects. */
function moreLink({ t, links }: PageContext, listKind: ListKind) {
  if (links.page(LIST_PAGES[listKind]) === undefined) return undefined;
  const text = listKind === 'projects' ? t('list.all.projects') : t('carousel.all');
  return { href: links.list(emptyQuery(listKind)), text };
}

/** Numbers in these texts are filled in by the island. */
function carouselProps({ t }: PageContext, list: string, title: string) {
  const place = t('carousel.place', { from: '{from}', to: '{to}', total: '{total}' });
  const [previous, next] = [t('carousel.previous'), t('carousel.next')];
  return { list, texts: { title: title || t('carousel.all'), previous, next, place } };
}
