import type { Locale } from '../../../../views/domain/locale.ts';
import { textOf } from '../../../../views/domain/text/multilingual.ts';
import type { WireOptions } from '../wire-options.ts';
import type { WireRecord } from '../wire-values.ts';
import {
  type EmulatedItem,
  picturesToWire,
  sharedToWire,
  type Texts,
  wireDate,
} from './to-wire-home.ts';

interface Floor {
  floor: number;
  floorName: Texts;
  units: Record<string, unknown>[];
}

/** A project as the CRM gives it in one language, without its buildings. */
export function projectToWire(
  project: EmulatedItem,
  locale: Locale,
  options: WireOptions,
  people?: readonly EmulatedItem[],
): WireRecord {
  const { projectTitleField: title, projectDescriptionField: description } = options;
  return {
    ...sharedToWire(project, { title, description }, { locale, options, people }),
    Name: project['name'],
    PublishInternet: true,
    DeliveryDate: wireDate(project['deliveryDate']),
    Elevel: project['eLevel'] ?? 0,
    PriceConditions: textOf(project['priceConditions'] as Texts, locale),
  };
}

/** The buildings of a project with their units, in one language. */
export function buildingsToWire(
  project: EmulatedItem,
  locale: Locale,
  options: WireOptions,
): WireRecord[] {
  const buildings = (project['composition'] ?? []) as { buildingName: Texts; floors: Floor[] }[];
  return buildings.map(({ buildingName, floors }, index) => ({
    ID: index + 1,
    Name: textOf(buildingName, locale),
    Units: floors.flatMap(({ floor, floorName, units }) =>
      units.map((unit) => ({
        ID: unit['id'],
        PropertyID: unit['propertyId'] ?? 0,
        Ident: unit['name'],
        WebID: unit['typeCode'],
        TypeDescription: textOf(unit['typeDescription'] as Texts, locale),
        Floor: floor,
        FloorName: textOf(floorName, locale),
        SurfaceTotal: unit['surfaceTotal'] ?? 0,
        SurfaceTerrace: unit['surfaceTerrace'] ?? 0,
        SurfaceGround2: unit['surfaceGround'] ?? 0,
        NumberOfBedRooms: unit['numberOfBedRooms'] ?? 0,
        Price: unit['price'] ?? 0,
        PublishPrice: unit['publishPrice'],
        Status: unit['status'] === 'sold' ? 2 : 1,
        Marquee: unit['status'] === 'option' ? 2 : 0,
        UnitOrder: unit['unitOrder'],
        XLargePictureItems: picturesToWire(unit['plans'], undefined, locale, options),
      })),
    ),
  }));
}
