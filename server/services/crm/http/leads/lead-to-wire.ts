import { isLocale } from '../../../../../views/domain/locale.ts';
import { GARAGE_ID } from '../../../../../views/domain/property/type-option.ts';
import type { DeliverableLead } from '../../lead-port.ts';
import { type CrmTypes, notSent, placed, type Places } from './wire-places.ts';
import { LANGUAGE_IDS, type WireRecord } from '../../wire-values.ts';

type LeadOf<Kind extends DeliverableLead['kind']> = Extract<DeliverableLead, { kind: Kind }>;
type LeadPlaces<Kind extends DeliverableLead['kind']> = Places<LeadOf<Kind>, LeadOf<Kind>>;
type Shared = 'kind' | 'extra' | 'person' | 'language' | 'isReceivedEmail';

/**
 * Name of a valuation's goal in the text for the CRM; agencies read Dutch or French. The CRM has no
 * goal for an estimate, so only this text names it.
 */
const VALUATION_GOALS = new Map([
  [-1, 'Schatting / Estimation'],
  [0, 'Verkoop / Vente'],
  [1, 'Verhuur / Location'],
]);

/** Text for a garage, as the CRM may have no type for it. */
const GARAGE = 'garage';

const SHARED: Places<Pick<DeliverableLead, Shared>, unknown> = {
  // First: the agency's extra fields only fill fields that the form leaves empty.
  extra: (extra = {}) => extra,
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
};

const CONTACT: LeadPlaces<'contact'> = {
  ...SHARED,
  subject: 'Subject',
  content: 'Content',
  propertyId: (id, lead) => (isOfProject(lead) ? {} : { ObjectID: id }),
  projectIds: (ids, lead) => (isOfProject(lead) ? { ProjectIDs: ids } : {}),
};

/** If the CRM has no name for a field, the specification's name (section 3, "Form payload"). */
const DEMAND: LeadPlaces<'demand'> = {
  ...SHARED,
  address: { street: 'Address', zip: 'Zip', city: 'City' },
  goal: 'Goal',
  types: {
    each: {
      id: 'sent',
      name: notSent('typesText has the names'),
      webId: notSent('the CRM knows the group of its types'),
    },
    toWire: (types, _lead, crmTypes) => ({
      TypeOfPropertyIDs: crmTypes(types.map(({ id }) => id)),
    }),
  },
  typesText: 'TypeOfPropertyIDsText',
  zips: 'Zips',
  zipsText: 'ZipsText',
  priceMin: 'PriceMin',
  priceMax: 'PriceMax',
  rooms: 'MinRooms',
  purpose: 'Purpose',
  familyComposition: 'familyComposition',
  totalAmountIncome: 'totalAmountIncome',
  content: 'Comment',
};

const VALUATION: LeadPlaces<'valuation'> = {
  ...SHARED,
  goal: (goal) => ({
    Subject: VALUATION_GOALS.get(goal),
    Goal: goal === -1 ? undefined : goal,
  }),
  typeCode: (_typeCode, lead, crmTypes) => ({ TypeOfPropertyIDs: crmTypes(typesOf(lead)) }),
  isGarage: (isGarage) => ({ CustomStr1: isGarage ? GARAGE : undefined }),
  street: (street, { houseNumber }) => ({ Address: `${street} ${houseNumber}` }),
  houseNumber: notSent('it stands behind the street'),
  zip: 'Zip',
  city: 'City',
  content: 'Content',
  contactTimes: (times) => ({ AgendaComment: times.join(', ') || undefined }),
};

interface WireCall {
  endpoint: string;
  parameters: WireRecord;
}

/**
 * The call that gives a lead to the CRM. Keys that only another release knows are not sent, as the
 * CRM has no name for them; the mail to the agency has all answers.
 */
export function leadToWire(lead: DeliverableLead, crmTypes: CrmTypes): WireCall {
  if (lead.kind === 'demand')
    return { endpoint: 'DemandRegister', parameters: placed(lead, DEMAND, crmTypes) };
  if (lead.kind === 'valuation')
    return { endpoint: 'ContactOnMe', parameters: placed(lead, VALUATION, crmTypes) };
  const endpoint = isOfProject(lead) ? 'ContactOnMeProject' : 'ContactOnMe';
  return { endpoint, parameters: placed(lead, CONTACT, crmTypes) };
}

function isOfProject({ projectIds }: LeadOf<'contact'>): boolean {
  return projectIds.length > 0;
}

/** Garages have no type code of their own. */
function typesOf({ typeCode, isGarage }: LeadOf<'valuation'>): number[] {
  if (isGarage) return [GARAGE_ID];
  return typeCode === undefined ? [] : [typeCode];
}
