import { energyFigure, energyLabel } from '../../domain/energy/energy-label.ts';
import { formatDistance, formatSurface, isFormatted } from '../../domain/format/number.ts';
import { distanceKm } from '../../domain/place/distance.ts';
import { plotArea } from '../../domain/property/floor-area.ts';
import { plateWords } from '../../domain/property/label.ts';
import { pricePerArea } from '../../domain/property/price-per-area.ts';
import { homePriceWords, priceLine } from '../../domain/property/price-words.ts';
import { priceOf } from '../../domain/property/price.ts';
import type { Property } from '../../domain/property/property.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import type { PageContext } from '../../page-context.ts';
import { factText } from '../../ui/facts/fact-value.ts';
import { homeAddress } from '../../ui/facts/home-address.ts';
import type { Cell } from './cell.ts';
import type { OwnRow } from './row-names.ts';

/** The cell of a home in a row that is not a single field. */
export function ownCell(
  ctx: PageContext,
  homes: readonly Property[],
  home: Property,
  name: OwnRow,
): Cell {
  switch (name) {
    case 'state':
      return stateCell(ctx, home);
    case 'price':
      return priceCell(ctx, homes, home);
    case 'pricePerArea':
      return areaPriceCell(ctx, homes, home);
    case 'place':
      return { text: homeAddress(ctx, home) };
    case 'plot':
      return plotCell(home);
    case 'energy':
      return {
        text: [energyLabel(home)?.text, ...energyNotes(ctx, home)].filter(Boolean).join(SEPARATOR),
      };
    case 'distances':
      return { text: distanceTexts(ctx, homes, home).join(SEPARATOR) };
  }
}

/** The label on the plate of a home; without one, whether it is for sale or to let. */
function stateCell(ctx: PageContext, home: Property): Cell {
  const { t, site } = ctx;
  const goal = t(home.goal === 1 ? 'goal.rent' : 'goal.sale');
  const words = plateWords(home, site.info, ctx);
  return words ? { text: words.text, lang: words.lang } : { text: goal };
}

/** A lower bound and a rent beside a price cannot be compared. */
function priceCell({ t, site }: PageContext, homes: readonly Property[], home: Property): Cell {
  const price = priceOf(home, site.info.ignoredLabels);
  const words = homePriceWords(t, home, site.info.ignoredLabels);
  const isAlike = homes.every(({ goal }) => goal === home.goal);
  return {
    text: words ? priceLine(words) : '',
    number: price.kind === 'amount' && !price.startingFrom && isAlike ? price.euro : undefined,
  };
}

/** Prices of a square metre are compared if all are of the same kind of surface. */
function areaPriceCell({ t, site }: PageContext, homes: readonly Property[], home: Property): Cell {
  const of = (one: Property) => pricePerArea(one, site.info.ignoredLabels);
  const price = of(home);
  if (!price) return { text: '' };
  const isAlike = homes.every((one) => of(one)?.of === price.of);
  return {
    text: t(`price.per.${price.of}`, { price: price.text }),
    number: isAlike ? price.euro : undefined,
  };
}

function plotCell(home: Property): Cell {
  const area = plotArea(home);
  const text = formatSurface(area);
  return isFormatted(text) ? { text, number: area } : { text: '' };
}

/** The region whose scale the letter is on, as it means something else in each, and the figure. */
export function energyNotes(ctx: PageContext, home: Property): string[] {
  const region = energyLabel(home)?.region;
  const known = region === undefined || region === 'luxembourg' ? undefined : region;
  const name = known === undefined ? '' : ctx.t(`energy.region.${known}`);
  return [name, factText(ctx, 'energy', energyFigure(home))].filter((text) => text !== '');
}

/**
 * The distances to the other homes as the crow flies, by their number in the comparison. Only
 * between homes whose positions are published: any other would tell where a hidden address is.
 */
export function distanceTexts(
  { t, data }: PageContext,
  homes: readonly Property[],
  home: Property,
): string[] {
  const positionOf = (one: Property) => {
    const location = data.mapLocation(one);
    return location && location.areaKm === undefined
      ? ([location.lat, location.lng] as const)
      : undefined;
  };
  const from = positionOf(home);
  return homes.flatMap((other, index) => {
    const to = other === home ? undefined : positionOf(other);
    if (!from || !to) return [];
    const distance = formatDistance(distanceKm(from, to));
    return [t('compare.distance', { distance, number: index + 1 })];
  });
}
