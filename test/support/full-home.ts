import { type Property, propertySchema } from '../../views/domain/property/property.ts';

type Details = Property['details'];

/** Texts that differ by field and language. */
function words(field: string) {
  return { nl: `${field} nl`, fr: `${field} fr`, en: `${field} en`, de: `${field} de` };
}

/** Names of a detail's values, by its schema; the compiler requires every detail. */
const DETAILS: Required<Details> = {
  environmentName: words('environment'),
  numberOfFloors: 3,
  numberOfBathRooms: 2,
  numberOfShowerRooms: 1,
  numberOfToilets: 4,
  numberOfGarages: 5,
  numberOfParkings: 6,
  surfaceLiving: 125,
  surfaceGround: 1250.55,
  surfaceGarden: 320,
  surfaceTerrace: 18.5,
  frontWidth: 6.1,
  plotWidth: 21,
  hasGarden: true,
  hasTerrace: true,
  hasGarage: true,
  hasLift: true,
  hasCellar: true,
  hasAttic: true,
  hasFurnished: true,
  petsAllowed: true,
  dateFree: '2027-02-01',
  isFree: true,
  freeWhenSoldName: words('free'),
  groundPart: 100001,
  variousCosts: 1002.5,
  chargesOwner: 103,
  chargesRenter: 104,
  cadastralIncomeNonIndexed: 1105,
  registeredRight: 10006,
  constructionCost: 200007,
  vatBuilding: 42008,
  parkingPrice: 25009,
  priceVatRegisteredRight: 352010,
  referenceRent: 1211,
  leaseName: words('lease'),
  heatingName: words('heating'),
  kitchenName: words('kitchen'),
  glazingName: words('glazing'),
  frameName: words('frame'),
  interiorName: words('interior'),
  exteriorName: words('exterior'),
  orientationName: words('orientation'),
  goalName: words('goal'),
  styleName: words('style'),
  constructionYear: 1908,
  renovationYear: 2019,
  constructionName: words('construction'),
  roofName: words('roof'),
  roofMaterialName: words('tiles'),
  asbestosCertificate: words('asbestos'),
  asbestosDate: '2026-03-12',
  buildingPermit: true,
  subdivisionPermit: false,
  preemptionRight: false,
  planningViolation: true,
  zoningName: words('zoning'),
  floodZoneName: words('zone'),
  floodScoreP: 'C',
  floodScoreG: 'A',
  heritageName: words('heritage'),
  co2Emission: 54.25,
  epcTotal: 16544,
  uniqueCode: '20261013-0003641207-RES-1',
  eLevel: 18,
  epcDate: '2026-10-13',
  electricityCertificate: words('electricity'),
  oilTankCertificate: words('tank'),
};

/** The required fields. */
const BARE = {
  goal: 0,
  status: 1,
  zip: '9000',
  city: 'Gent',
  publishAddress: false,
  typeCode: 1,
  typeDescription: {},
  title: {},
  description: {},
  pictures: [],
  publishPrice: false,
  startCommercialisation: '2026-01-15',
};

/** A home with the required fields only. */
export function bareHome(id: number, changes: Partial<Property> = {}): Property {
  return { ...propertySchema.parse({ id, ...BARE }), ...changes };
}

/** A home with every field that its page shows as a row, divisions, and documents of all kinds. */
export function fullHome(id: number, changes: Partial<Property> = {}): Property {
  return bareHome(id, {
    street: 'Korenlei',
    houseNumber: '12',
    boxNr: '3',
    publishAddress: true,
    countryName: words('country'),
    typeDescription: words('type'),
    ident: 'A0.1',
    floor: 0,
    numberOfBedRooms: 7,
    surfaceTotal: 140.25,
    price: 325000,
    priceUnit: 1,
    priceUnitText: words('price note'),
    publishPrice: true,
    energyPerformance: 132.4,
    details: DETAILS,
    divisions: [
      room(1, 1, 4),
      room(2, 0, 2),
      room(3, 0, 1, { surface: 12.34, comments: words('remark') }),
      room(4, -1, 9),
    ],
    documents: [
      { fileName: 'epc.pdf', documentTypeName: words('certificate') },
      { fileName: 'stray.pdf' },
      { fileName: 'plan.pdf', documentTypeName: words('plan'), comment: words('first floor') },
      { fileName: 'asbestos.PDF', documentTypeName: words('certificate') },
    ],
    ...changes,
  });
}

function room(
  id: number,
  floor: number,
  orderNr: number,
  more: Partial<Property['divisions'][number]> = {},
): Property['divisions'][number] {
  const name = words(`room${id}`);
  return { id, floor, orderNr, floorName: words(`floor${floor}`), roomTypeName: name, ...more };
}
