import { hashPassword } from '../../server/services/crm/demo/password-hash.ts';
import { AgencyFolder } from '../support/agency-folder.ts';
import { EMAIL, PASSWORD, SERIES } from './owner-contract.ts';

export const TYPES = {
  appointments: { 1: { nl: 'Bezoek' } },
  appointmentStatuses: { done: { nl: 'Uitgevoerd' } },
  communications: { 4: { nl: 'Brief' } },
  media: { portal: { nl: 'Portaal' } },
};
export const PERSON = { id: 7, name: 'Ine', function: {} };
export const written = (id: number, status: number) => ({
  id,
  status,
  goal: 0,
  street: 'Koestraat',
  houseNumber: '12',
  zip: '9000',
  city: 'Gent',
  publishAddress: false,
  position: [51.05, 3.72],
  typeCode: 1,
  typeDescription: {},
  title: {},
  description: {},
  pictures: [],
  price: 350_000,
  publishPrice: false,
  startCommercialisation: '2026-05-04',
  managerId: 7,
});

export const sampleHome = {
  propertyId: 5,
  visitStatistics: [
    {
      sourceName: 'Site',
      numberOfVisitsInDay: 1,
      numberOfVisitsInWeek: 3,
      numberOfVisitsInMonth: 8,
      numberOfVisits: 10,
    },
  ],
  allPropertyTypesStatisticsGraph: {
    details: [SERIES],
  },
  calendarHistories: [
    { startTime: '2026-05-06T17:30', appointmentName: 'Bezoek', status: 'done', typeId: 1 },
  ],
  mediaOnlineHistories: [{ date: '2026-05-04', type: 'portal', mediaName: 'Atlas' }],
  automaticHistories: [{ date: '2026-05-04', typeId: 4, subject: 'Nieuw' }],
  documents: [],
};

let hashed: Promise<[string, string]> | undefined;

/** Of the passwords of An and Bo: made once, as each takes a while. */
function hashes(): Promise<[string, string]> {
  hashed ??= Promise.all([hashPassword(PASSWORD), hashPassword('battery staple')]);
  return hashed;
}

/** An agency in files with the owners of the contract. */
export async function ownerFolder() {
  const folder = await AgencyFolder.open();
  const [passwordHash, hashOfBo] = await hashes();
  const documents = ['5-mandaat.pdf', '5-lost.pdf'].map((fileName) => ({ fileName }));
  const an = {
    id: 8,
    firstName: 'An',
    name: 'Maes',
    email: EMAIL,
    language: 'nl',
    passwordHash,
    homes: [
      { ...sampleHome, documents },
      { ...sampleHome, propertyId: 6 },
    ],
  };
  const bo = {
    ...an,
    id: 9,
    firstName: 'Bo',
    email: 'bo@mail.example',
    passwordHash: hashOfBo,
    homes: [{ ...sampleHome, propertyId: 7, documents: [{ fileName: '7-mandaat.pdf' }] }],
  };
  await folder.write({
    'history-types.json': TYPES,
    'owners/an.json': an,
    'owners/bo.json': bo,
    'owners/documents/5-mandaat.pdf': 'mandate',
    'owners/documents/7-mandaat.pdf': 'of Bo',
    'team.json': [PERSON],
    'homes/5.json': written(5, 0),
    'homes/6.json': written(6, 3),
    'homes/7.json': written(7, 1),
  });
  return {
    folder,
    /** Breaks what every owner needs. */
    breakTypes: () => folder.write({ 'history-types.json': '{' }),
    setDetails: async (detailsText: string | undefined) => {
      const graph = detailsText === undefined ? {} : { detailsText };
      const home = { ...sampleHome, allPropertyTypesStatisticsGraph: graph };
      await folder.write({ 'owners/an.json': { ...an, homes: [home] } });
    },
    removeHome: () => folder.remove('homes/6.json'),
  };
}
