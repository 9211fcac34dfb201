import { type ComparedValues, extremeOf } from '../../domain/list/compared-rows.ts';
import type { Property } from '../../domain/property/property.ts';
import type { PageContext } from '../../page-context.ts';
import { factOf } from '../../ui/facts/fact-groups.ts';
import type { Cell } from './cell.ts';
import { ownCell } from './own-cells.ts';
import { COMPARED_ROWS, fieldOf, isOwnRow, type Mark, type RowName } from './row-names.ts';

export interface ComparedRow extends ComparedValues {
  name: RowName;
  label: string;
  homes: readonly Property[];
  cells: readonly Cell[];
  /** Place of the home whose value stands out, and how. */
  standsOut?: { home: number; mark: Mark } | undefined;
}

/** Every row of a comparison, also those that are empty. */
export function comparedRows(ctx: PageContext, homes: readonly Property[]): ComparedRow[] {
  return COMPARED_ROWS.map(([name, mark]) => {
    const cells = homes.map((home) => cellOf(ctx, homes, home, name));
    const standsOut = mark && standingOut(cells, mark);
    return {
      name,
      label: labelOf(ctx, homes, name),
      homes,
      cells,
      values: cells.map(({ text }) => text),
      ...(standsOut && { standsOut }),
    };
  });
}

function cellOf(ctx: PageContext, homes: readonly Property[], home: Property, name: RowName): Cell {
  if (isOwnRow(name)) return ownCell(ctx, homes, home, name);
  const field = fieldOf(name);
  const { value: text, lang } = factOf(ctx, home, field);
  const value = { ...home, ...home.details }[field[1] as 'price'];
  return { text, lang, number: typeof value === 'number' && text !== '' ? value : undefined };
}

function standingOut(cells: readonly Cell[], mark: Mark): ComparedRow['standsOut'] {
  const numbers = cells.map(({ number }) => number);
  const home = extremeOf(numbers, mark === 'lowest' ? 'lowest' : 'highest');
  return home === undefined ? undefined : { home, mark };
}

function labelOf({ t }: PageContext, homes: readonly Property[], name: RowName): string {
  if (name === 'price') {
    return t(homes.every(({ goal }) => goal === 1) ? 'facts.rent' : 'facts.price');
  }
  if (name === 'place') return t('facts.address');
  if (name === 'plot') return t('facts.surfaceGround');
  if (name === 'energy') return t('energy.title');
  return isOwnRow(name) ? t(`compare.row.${name}`) : t(`facts.${name}`);
}
