import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { EnergyBadge } from '../../ui/energy/EnergyBadge.tsx';
import type { ComparedRow } from './compared-rows.ts';
import { distanceTexts, energyNotes } from './own-cells.ts';

interface Props {
  ctx: PageContext;
  row: ComparedRow;
  home: Property;
  /** Place of the home in the comparison, from 0. */
  place: number;
}

/** The cell of a home in a row; a value that stands out says why in words. */
export function ComparedCell({ ctx, row, home, place }: Props) {
  const { t } = ctx;
  const cell = row.cells[place];
  const mark = row.standsOut?.home === place ? row.standsOut.mark : undefined;
  if (!cell || cell.text === '') {
    return (
      <td className="quiet">
        <span aria-hidden="true">–</span>
        <span className="unseen">{t('compare.unknown')}</span>
      </td>
    );
  }
  return (
    <td className={mark ? 'numerals compare-best' : 'numerals'} lang={cell.lang}>
      <Value ctx={ctx} row={row} home={home} text={cell.text} />
      {mark && <span className="compare-mark">{t(`compare.mark.${mark}`)}</span>}
    </td>
  );
}

function Value({ ctx, row, home, text }: Omit<Props, 'place'> & { text: string }) {
  if (row.name === 'energy') return <Energy ctx={ctx} home={home} />;
  if (row.name !== 'distances') return text;
  const distances = distanceTexts(ctx, row.homes, home);
  return distances.map((distance) => (
    <span key={distance} className="compare-line">
      {distance}
    </span>
  ));
}

/** The letter on its colour of the region's scale, with the region and the figure in words. */
function Energy({ ctx, home }: Pick<Props, 'ctx' | 'home'>) {
  return (
    <>
      <EnergyBadge ctx={ctx} property={home} />
      {energyNotes(ctx, home).map((word) => (
        <span key={word} className="compare-line">
          {word}
        </span>
      ))}
    </>
  );
}
