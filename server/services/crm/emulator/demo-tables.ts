import type { EmulatedEntry, EmulatedTables } from './to-wire-tables.ts';

const names = (nl: string, fr: string, en: string, de: string) => ({ nl, fr, en, de });

/** The WebIDs of homes. */
const GROUPS: readonly EmulatedEntry[] = [
  { id: 1, name: names('Huis', 'Maison', 'House', 'Haus') },
  { id: 2, name: names('Appartement', 'Appartement', 'Apartment', 'Wohnung') },
  { id: 3, name: names('Grond', 'Terrain', 'Land', 'Grundstück') },
  { id: 4, name: names('Handelspand', 'Commerce', 'Business premises', 'Geschäftsraum') },
  { id: 5, name: names('Kantoor', 'Bureau', 'Office', 'Büro') },
  { id: 6, name: names('Industrie', 'Industrie', 'Industrial', 'Industrie') },
  { id: 7, name: names('Andere', 'Autre', 'Other', 'Andere') },
];

/** Types as requests name them: finer than groups, and with numbers of their own. */
const MORE_TYPES: readonly EmulatedEntry[] = [
  { id: 112, webId: 1, name: names('Villa', 'Villa', 'Villa', 'Villa') },
  { id: 122, webId: 2, name: names('Studio', 'Studio', 'Studio', 'Studio') },
  { id: 181, webId: 7, name: names('Garage', 'Garage', 'Garage', 'Garage') },
];

/** The tables of an emulated CRM, whatever agency it serves. */
export const DEMO_TABLES: EmulatedTables = {
  GetWebIDList: GROUPS,
  GetTypeOfPropertyList: [
    ...GROUPS.map(({ id, name }) => ({ id: 101 + 10 * id, webId: id, name })),
    ...MORE_TYPES,
  ],
  GetCountryList: [
    { id: 10, name: names('België', 'Belgique', 'Belgium', 'Belgien') },
    { id: 50, name: names('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg') },
  ],
  GetStatusList: [
    { id: 1, name: names('Beschikbaar', 'Disponible', 'Available', 'Verfügbar') },
    { id: 2, name: names('Verkocht', 'Vendu', 'Sold', 'Verkauft') },
  ],
};
