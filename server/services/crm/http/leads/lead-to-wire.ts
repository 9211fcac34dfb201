import { isLocale } from '../../../../../views/domain/locale.ts';
import { householdLine, incomeLine, purposeLine, textLine } from '../../demand-text.ts';
import type { DeliverableLead } from '../../lead-port.ts';
import { LANGUAGE_IDS, type WireRecord } from '../../wire-values.ts';
import { DEMAND_EXTRAS, CONTACT_EXTRAS, extraLines, extraParameters } from './lead-extras.ts';
import { timesLine, typeLine, valuationSubject } from './valuation-text.ts';
import { type CrmTypes, notSent, toWireParts, type Places } from './wire-places.ts';

type LeadOf<Kind extends DeliverableLead['kind']> = Extract<DeliverableLead, { kind: Kind }>;
type LeadPlaces<Kind extends DeliverableLead['kind']> = Places<LeadOf<Kind>, LeadOf<Kind>>;
type Shared = 'kind' | 'extra' | 'person' | 'language' | 'isReceivedEmail';

const shared = (extras: ReadonlySet<string>): Places<Pick<DeliverableLead, Shared>, unknown> => ({
  // First: the agency's extra fields only fill fields that the form leaves empty.
  extra: (extra) => extraParameters(extra, extras),
  kind: notSent('it decides which call is made'),
  person: {
    firstName: 'FirstName',
    name: 'Name',
    email: 'Email',
    phoneNumber: 'PhoneNumber',
  },
  language: (language) => ({
    LanguageIdFromParameter: isLocale(language) ? LANGUAGE_IDS[language] : undefined,
  }),
  isReceivedEmail: 'IsReceivedEmail',
});

const CONTACT: LeadPlaces<'contact'> = {
  ...shared(CONTACT_EXTRAS),
  subject: 'Subject',
  content: { inText: (content) => [content] },
  propertyId: (id, lead) => (isOfProject(lead) ? {} : { ObjectID: id }),
  projectIds: (ids, lead) => (isOfProject(lead) ? { ProjectIDs: ids } : {}),
  furtherIds: notSent('a message is about one object; the content names the others'),
};

/** @param purposes the CRM's numbers of what a home is bought for. */
const demandPlaces = (purposes: Purposes): LeadPlaces<'demand'> => ({
  ...shared(DEMAND_EXTRAS),
  address: { street: 'Address', zip: 'Zip', city: 'City' },
  goal: 'Goal',
  types: {
    each: {
      id: 'sent',
      name: notSent('typesText has the names'),
      webId: notSent('the CRM knows the group of its types'),
    },
    toWire: (types, _lead, crmTypes) => ({
      TypeOfPropertyIDs: filled(crmTypes(types.map(({ id }) => id))),
    }),
  },
  content: { inText: (content) => [content] },
  typesText: { inText: (text) => [textLine('Types', text)] },
  zips: (zips) => ({ Zips: filled(zips) }),
  zipsText: { inText: (text) => [textLine('Gemeenten / Communes', text)] },
  priceMin: 'PriceMin',
  priceMax: 'PriceMax',
  rooms: 'MinRooms',
  purpose: (purpose) => ({ Purpose: purpose && purposes[purpose] }),
  familyComposition: {
    // The purpose is a number of the agency's own: its words are told too.
    inText: (family, { purpose }) => [purposeLine(purpose), householdLine(family)],
  },
  totalAmountIncome: { inText: (income) => [incomeLine(income)] },
});

const VALUATION: LeadPlaces<'valuation'> = {
  ...shared(CONTACT_EXTRAS),
  goal: (goal) => ({ Subject: valuationSubject(goal) }),
  content: { inText: (content) => [content] },
  // Types are those of a demand on the wire, and AgendaComment that of an appointment.
  typeCode: { inText: (typeCode, { isGarage }) => [typeLine(typeCode, isGarage)] },
  isGarage: notSent('the line of the type tells it'),
  street: (street, { houseNumber }) => ({ Address: `${street} ${houseNumber}` }),
  houseNumber: notSent('it stands behind the street'),
  zip: 'Zip',
  city: 'City',
  contactTimes: { inText: (times) => [timesLine(times)] },
};

type Purposes = Readonly<Record<string, number | undefined>>;

/** A lead as calls of the CRM's interface are made of it. */
export interface WireLead {
  endpoint: 'ContactOnMe' | 'ContactOnMeProject' | 'DemandRegister';
  /** All but the text. */
  parameters: WireRecord;
  /** Everything that the endpoint has no parameter for, in the order in which it is read. */
  text: string;
}

interface WireOf {
  crmTypes: CrmTypes;
  purposes: Purposes;
}

/**
 * A lead for the CRM. Keys that only another release knows are not sent, as the CRM has no name for
 * them; the mail to the agency has all answers.
 */
export function leadToWire(lead: DeliverableLead, { crmTypes, purposes }: WireOf): WireLead {
  const { parameters, lines } =
    lead.kind === 'demand'
      ? toWireParts(lead, demandPlaces(purposes), crmTypes)
      : lead.kind === 'valuation'
        ? toWireParts(lead, VALUATION, crmTypes)
        : toWireParts(lead, CONTACT, crmTypes);
  const text = [...lines, ...extraLines(lead.extra, parameters)].join('\n');
  return { endpoint: endpointOf(lead), parameters, text };
}

function endpointOf(lead: DeliverableLead): WireLead['endpoint'] {
  if (lead.kind === 'demand') return 'DemandRegister';
  return lead.kind === 'contact' && isOfProject(lead) ? 'ContactOnMeProject' : 'ContactOnMe';
}

function isOfProject({ projectIds }: LeadOf<'contact'>): boolean {
  return projectIds.length > 0;
}

/** An empty list is no text with commas. */
function filled<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}
