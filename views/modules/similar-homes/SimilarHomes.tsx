import { textOf } from '../../domain/text/multilingual.ts';
import type { ModuleComponent } from '../../page-context.ts';
import { PropertyCard } from '../../ui/card/PropertyCard.tsx';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import { propertyOf } from '../../subjects/subject.ts';
import type { Content } from './schema.ts';

const DEFAULT_ITEMS = 3;
const SIZES = '(min-width: 83rem) 411px, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 93vw';

/** Homes of the same goal that are nearest and most alike. */
export const SimilarHomes: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const property = propertyOf(ctx);
  const homes = property ? ctx.data.similar(property, module.maxItems ?? DEFAULT_ITEMS) : [];
  if (homes.length === 0) return null;
  return (
    <section className="band" id="similar-homes">
      <SectionHead title={textOf(content.title, ctx.locale) || ctx.t('home.similar')} />
      <ul className={`cards per-${module.numberItemOfRow ?? 3}`}>
        {homes.map((home) => (
          <li key={home.id}>
            <PropertyCard ctx={ctx} property={home} level={3} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
};
