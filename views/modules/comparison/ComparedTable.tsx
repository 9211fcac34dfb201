import { colon } from '../../domain/text/colon.ts';
import { splitRows } from '../../domain/list/compared-rows.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { compareHref } from '../../routing/compare-href.ts';
import { FactList } from '../../ui/facts/FactList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { homeName } from '../../domain/property/home-name.ts';
import { ComparedCell } from './ComparedCell.tsx';
import { ComparedHead } from './ComparedHead.tsx';
import { type ComparedRow, comparedRows } from './compared-rows.ts';

interface Props {
  ctx: PageContext;
  /** One to four. */
  homes: readonly Property[];
}

/**
 * Homes as columns and facts as rows; what is the same for all of them follows, folded. On a phone
 * the columns are swiped while the names of the rows stay (comparison.css).
 */
export function ComparedTable({ ctx, homes }: Props) {
  const { differing, equal } = splitRows(comparedRows(ctx, homes));
  return (
    <>
      <div className="compare-scroll">
        <table className={`compare-table compare-of-${homes.length}`}>
          <caption className="unseen">{ctx.t('compare.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{ctx.t('home.facts')}</span>
              </th>
              {homes.map((home, index) => (
                <ComparedHead key={home.id} ctx={ctx} home={home} number={index + 1} />
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((row) => (
              <Row key={row.name} ctx={ctx} row={row} homes={homes} />
            ))}
          </tbody>
          <tfoot>
            <WaysRow ctx={ctx} homes={homes} />
          </tfoot>
        </table>
      </div>
      <EqualFacts ctx={ctx} rows={equal} />
    </>
  );
}

function Row({ ctx, row, homes }: Props & { row: ComparedRow }) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {homes.map((home, index) => (
        <ComparedCell key={home.id} ctx={ctx} row={row} home={home} place={index} />
      ))}
    </tr>
  );
}

/** What can be done with each home: ask for a visit, leave it out. */
function WaysRow({ ctx, homes }: Props) {
  const { t, links } = ctx;
  return (
    <tr className="compare-ways">
      <th scope="row">
        <span className="unseen">{t('compare.ways')}</span>
      </th>
      {homes.map((home) => {
        const visit = links.itemForm('visit', home);
        const others = homes.filter((other) => other !== home).map(({ id }) => id);
        const name = <span className="unseen">{colon(ctx.locale) + homeName(ctx, home)}</span>;
        return (
          <td key={home.id}>
            {visit !== undefined && (
              <a className="link-more" href={visit}>
                <span>
                  {t('contact.visit')}
                  {name}
                </span>
              </a>
            )}
            <a className="link-more" href={compareHref(links, others)} rel="nofollow">
              <Icon name="close" />
              <span>
                {t('compare.remove')}
                {name}
              </span>
            </a>
          </td>
        );
      })}
    </tr>
  );
}

/** The facts that all homes share, folded. */
function EqualFacts({ ctx, rows }: { ctx: PageContext; rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null;
  const facts = rows.map(({ label, cells }) => ({
    label,
    value: cells[0]?.text ?? '',
    ...(cells[0]?.lang && { lang: cells[0].lang }),
  }));
  return (
    <details className="compare-equal">
      <summary>
        {ctx.t('compare.equal', { count: rows.length })}
        <Icon name="chevron" />
      </summary>
      <FactList facts={facts} className="compare-facts" />
    </details>
  );
}
