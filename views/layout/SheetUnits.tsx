import type { Multilingual } from '../domain/text/multilingual.ts';
import { shownText } from '../domain/text/shown-text.ts';
import { formatNumber, formatSpan, formatSurface } from '../domain/format/number.ts';
import { lowestPriceWords, priceLine } from '../domain/property/price-words.ts';
import type { Project } from '../domain/project/project.ts';
import { type UnitKind, unitKinds } from '../domain/project/unit-kinds.ts';
import type { SharedContext } from '../page-context.ts';

interface Props {
  ctx: SharedContext;
  project: Project;
}

/** The kinds of units for sale: number, surfaces, lowest price; then the price conditions. */
export function SheetUnits({ ctx, project }: Props) {
  const { t } = ctx;
  const kinds = unitKinds(project);
  if (kinds.length === 0) return null;
  const columns = COLUMNS.filter(({ of }) => kinds.some((kind) => of(kind) !== undefined));
  const conditions = shownText(project.priceConditions, ctx);
  return (
    <div>
      <table className="sheet-units numerals">
        <thead>
          <tr>
            <th scope="col">{t('project.detail.type')}</th>
            <th scope="col">{t('project.detail.state.available')}</th>
            {columns.map(({ measure }) => (
              <th key={measure} scope="col">
                {t(`project.detail.measure.${measure}`)}
              </th>
            ))}
            <th scope="col">{t('project.detail.price')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind, index) => (
            <tr key={index}>
              <ShownCell ctx={ctx} value={kind.typeDescription} />
              <td>{kind.left}</td>
              {columns.map(({ measure, of, format }) => (
                <td key={measure}>{formatSpan(of(kind), format)}</td>
              ))}
              <td>{priceText(ctx, kind)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {conditions.text !== '' && (
        <p className="sheet-conditions" lang={conditions.lang}>
          {conditions.text}
        </p>
      )}
    </div>
  );
}

/** Possible columns; those without any value are left out. */
const COLUMNS = [
  { measure: 'numberOfBedRooms', of: ({ bedrooms }: UnitKind) => bedrooms, format: formatNumber },
  { measure: 'surfaceTotal', of: ({ surface }: UnitKind) => surface, format: formatSurface },
  { measure: 'surfaceGround', of: ({ ground }: UnitKind) => ground, format: formatSurface },
] as const;

function priceText({ t }: SharedContext, { prices }: UnitKind): string {
  return priceLine(lowestPriceWords(t, prices?.min, prices?.min === prices?.max));
}

function ShownCell({ ctx, value }: { ctx: SharedContext; value: Multilingual }) {
  const { text, lang } = shownText(value, ctx);
  return (
    <th scope="row" lang={lang}>
      {text}
    </th>
  );
}
