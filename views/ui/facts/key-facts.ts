import { energyLabel } from '../../domain/energy/energy-label.ts';
import { formatSurface, isFormatted } from '../../domain/format/number.ts';
import type { Property } from '../../domain/property/property.ts';
import type { SharedContext } from '../../page-context.ts';
import { energyWords } from '../energy/energy-words.ts';
import type { IconName } from '../Icon.tsx';
import type { KeyFact } from './KeyFacts.tsx';

/** The most important facts of a home; absent ones are left out. */
export function keyFacts(ctx: SharedContext, property: Property): KeyFact[] {
  const { t } = ctx;
  const { details, numberOfBedRooms = 0, surfaceTotal } = property;
  const bathrooms = (details.numberOfBathRooms ?? 0) + (details.numberOfShowerRooms ?? 0);
  return [
    counted('bed', numberOfBedRooms, t('home.bedroomsLabel', { count: numberOfBedRooms })),
    counted('bath', bathrooms, t('home.bathroomsLabel', { count: bathrooms })),
    details.surfaceLiving === undefined
      ? surface('area', surfaceTotal, t('home.surfaceTotal'))
      : surface('area', details.surfaceLiving, t('home.surfaceLiving')),
    surface('plot', details.surfaceGround, t('home.surfaceGround')),
    counted('calendar', details.constructionYear ?? 0, t('home.builtIn')),
    energyFact(ctx, property),
  ].flat();
}

function energyFact(ctx: SharedContext, property: Property): KeyFact[] {
  const label = energyLabel(property);
  if (!label) return [];
  const { name } = energyWords(ctx, label);
  return [{ icon: 'energy', value: label.text, label: name, energy: label }];
}

function counted(icon: IconName, count: number, label: string): KeyFact[] {
  return count > 0 ? [{ icon, value: String(count), label }] : [];
}

function surface(icon: IconName, squareMetres: number | undefined, label: string): KeyFact[] {
  const value = formatSurface(squareMetres);
  return isFormatted(value) ? [{ icon, value, label }] : [];
}
