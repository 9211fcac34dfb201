import { textOf } from '../../domain/text/multilingual.ts';
import type { Property } from '../../domain/property/property.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { compareHref, MAX_COMPARED } from '../../routing/compare-href.ts';
import { CompareLink } from '../../ui/card/CompareLink.tsx';
import { PropertyCard } from '../../ui/card/PropertyCard.tsx';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { searchGoals } from '../../ui/search/search-goals.ts';
import { comparedHomes, type ComparedHomes } from './compared-homes.ts';
import { ComparedTable } from './ComparedTable.tsx';

/** Homes that are offered to be compared too. */
const SUGGESTIONS = 3;

/** Two to four homes side by side, from the ids in the query string. Works without script. */
export const Comparison: ModuleComponent = ({ ctx }) => {
  const { locale, subject } = ctx;
  const compared = comparedHomes(ctx);
  const { homes } = compared;
  return (
    <section className="compare">
      <h1>{textOf(subject.page.params.title, locale)}</h1>
      <Notes ctx={ctx} compared={compared} />
      {homes.length > 0 && <ComparedTable ctx={ctx} homes={homes} />}
      {homes.length === 0 && <Lists ctx={ctx} />}
      {homes.length > 0 && homes.length < MAX_COMPARED && <Suggestions ctx={ctx} homes={homes} />}
    </section>
  );
};

/** What could not be shown as it was asked for, and what is missing for a comparison. */
function Notes({ ctx: { t }, compared }: { ctx: PageContext; compared: ComparedHomes }) {
  const { homes, isCut, hasMissing } = compared;
  return (
    <>
      {hasMissing && <p className="compare-note">{t('compare.missing')}</p>}
      {isCut && <p className="compare-note">{t('compare.tooMany', { count: MAX_COMPARED })}</p>}
      {homes.length === 0 && <p className="compare-note">{t('compare.none')}</p>}
      {homes.length === 1 && <p className="compare-note">{t('compare.one')}</p>}
    </>
  );
}

/** Where homes can be chosen. */
function Lists({ ctx }: { ctx: PageContext }) {
  const lists = searchGoals(ctx);
  if (lists.length === 0) return null;
  return (
    <p className="compare-lists">
      {lists.map(({ href, text }) => (
        <a key={href} className="button button-line" href={href}>
          {text}
        </a>
      ))}
    </p>
  );
}

/** Homes like the first one that are not compared yet. */
function Suggestions({ ctx, homes }: { ctx: PageContext; homes: readonly Property[] }) {
  const [first] = homes;
  const ids = homes.map(({ id }) => id);
  const alike = first ? ctx.data.similar(first, SUGGESTIONS + MAX_COMPARED) : [];
  const others = alike.filter(({ id }) => !ids.includes(id)).slice(0, SUGGESTIONS);
  if (others.length === 0) return null;
  return (
    <section className="compare-more">
      <h2>{ctx.t('compare.add')}</h2>
      <ul className="cards per-3">
        {others.map((home) => (
          <li key={home.id}>
            <PropertyCard ctx={ctx} property={home} level={3} sizes={cardSizes(3)} />
            <CompareLink ctx={ctx} href={compareHref(ctx.links, [...ids, home.id])} home={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}
