import { SIMILAR_HOMES } from '../../domain/site/similar-homes.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { compareHref } from '../../routing/compare-href.ts';
import { CompareLink } from '../../ui/card/CompareLink.tsx';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { PropertyCard } from '../../ui/card/PropertyCard.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import { propertyOf } from '../../subjects/subject.ts';
import type { Content } from './schema.ts';

const DEFAULT_ITEMS = 3;

/** Homes of the same goal that are nearest and most alike. */
export const SimilarHomes: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const property = propertyOf(ctx);
  if (!property) return null;
  const homes = ctx.data.similar(property, module.maxItems ?? DEFAULT_ITEMS);
  if (homes.length === 0) return null;
  const title = shownText(content.title, ctx);
  const perRow = module.numberItemOfRow ?? 3;
  return (
    <section className="band" id={SIMILAR_HOMES}>
      <SectionHead title={title.text === '' ? { text: ctx.t('home.similar') } : title} />
      <ul className={`cards per-${perRow}`}>
        {homes.map((home) => (
          <li key={home.id}>
            <PropertyCard ctx={ctx} property={home} level={3} sizes={cardSizes(perRow)} />
            <CompareLink
              ctx={ctx}
              href={compareHref(ctx.links, [property.id, home.id])}
              home={home}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
