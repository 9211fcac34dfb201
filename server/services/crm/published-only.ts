import type { Composition } from '../../../views/domain/project/composition.ts';
import type { Located } from '../../../views/domain/place/located.ts';
import type { Project } from '../../../views/domain/project/project.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { withPlausiblePosition } from './plausible-position.ts';

/** Amounts that are parts of the price, or include it, and could reveal it. */
const PARTS_OF_PRICE = [
  'groundPart',
  'constructionCost',
  'registeredRight',
  'vatBuilding',
  'priceVatRegisteredRight',
  'parkingPrice',
] as const satisfies readonly (keyof Property['details'])[];

/**
 * The home without unpublished data: its exact address and position, its price. Removed here, so
 * that no page, map, feed or copy of an item can reveal it. Streets are kept apart for the agency's
 * mails (server/services/catalogue/hidden-addresses.ts).
 */
export function publishedHome(home: Property): Property {
  const placed = publishedPlace(home);
  if (placed.publishPrice) return placed;
  const { price: _price, priceUnitText: _note, ...rest } = placed;
  const details = { ...rest.details };
  for (const part of PARTS_OF_PRICE) delete details[part];
  return { ...rest, details };
}

/** The same for a project, whose prices are those of its units. */
export function publishedProject(project: Project): Project {
  const placed = publishedPlace(project);
  return { ...placed, composition: publishedUnits(placed.composition) };
}

function publishedPlace<T extends Located>(place: T): T {
  return place.publishAddress ? withPlausiblePosition(place) : withoutAddress(place);
}

/** Only the municipality is kept of the address. */
function withoutAddress<T extends Located>(place: T): T {
  const { position: _position, streetNames: _streetNames, ...rest } = place;
  return { ...(rest as T), street: '', houseNumber: '', boxNr: '' };
}

function publishedUnits(composition: Composition): Composition {
  return composition.map((building) => ({
    ...building,
    floors: building.floors.map((floor) => ({
      ...floor,
      units: floor.units.map((unit) => {
        if (unit.publishPrice) return unit;
        const { price: _price, ...rest } = unit;
        return rest;
      }),
    })),
  }));
}
