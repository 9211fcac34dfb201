import type { Lead } from '../../../views/domain/lead.ts';
import { GARAGE_ID } from '../../../views/domain/property/type-option.ts';
import { LANGUAGE_IDS, type WireRecord } from './wire-values.ts';

/** The CRM's types for types of the site, 1 to 7 and 8 for a garage. */
export type CrmTypes = (ids: readonly number[]) => number[];
type LeadOf<Kind extends Lead['kind']> = Extract<Lead, { kind: Kind }>;

/**
 * What a valuation's goal is called in the text that the CRM keeps; agencies read Dutch or French.
 * The CRM has no goal of its own for an estimate, which is told in this text alone.
 */
const VALUATION_GOALS: Readonly<Record<LeadOf<'valuation'>['goal'], string>> = {
  '-1': 'Schatting / Estimation',
  0: 'Verkoop / Vente',
  1: 'Verhuur / Location',
};

/** Said of a home that is one, as the CRM may have no type for it. */
const GARAGE = 'garage';

interface WireCall {
  endpoint: string;
  parameters: WireRecord;
}

/** The call that gives a lead to the CRM; what is not filled is undefined. */
export function leadToWire(lead: Lead, crmTypes: CrmTypes): WireCall {
  const { endpoint, parameters } = callFor(lead, crmTypes);
  return { endpoint, parameters: { ...personOf(lead), ...parameters } };
}

function personOf({ person, language, isReceivedEmail }: Lead): WireRecord {
  return {
    FirstName: person.firstName,
    Name: person.name,
    Email: person.email,
    PhoneNumber: person.phoneNumber,
    IsReceivedEmail: isReceivedEmail,
    LanguageIdFromParameter: LANGUAGE_IDS[language],
  };
}

function callFor(lead: Lead, crmTypes: CrmTypes): WireCall {
  if (lead.kind === 'demand')
    return { endpoint: 'DemandRegister', parameters: demand(lead, crmTypes) };
  if (lead.kind === 'valuation')
    return { endpoint: 'ContactOnMe', parameters: valuation(lead, crmTypes) };
  const { subject, content, propertyId, projectIds } = lead;
  const shared = { Subject: subject, Content: content };
  return projectIds.length > 0
    ? { endpoint: 'ContactOnMeProject', parameters: { ...shared, ProjectIDs: projectIds } }
    : { endpoint: 'ContactOnMe', parameters: { ...shared, ObjectID: propertyId } };
}

/**
 * Where the CRM has no name for what was asked, the specification's (section 3, "Form payload").
 */
function demand(lead: LeadOf<'demand'>, crmTypes: CrmTypes): WireRecord {
  return {
    Address: lead.address?.street,
    Zip: lead.address?.zip,
    City: lead.address?.city,
    Goal: lead.goal,
    TypeOfPropertyIDs: crmTypes(lead.types.map(({ id }) => id)),
    TypeOfPropertyIDsText: lead.typesText,
    Zips: lead.zips,
    ZipsText: lead.zipsText,
    PriceMin: lead.priceMin,
    PriceMax: lead.priceMax,
    MinRooms: lead.rooms,
    Purpose: lead.purpose,
    familyComposition: lead.familyComposition,
    totalAmountIncome: lead.totalAmountIncome,
    Comment: lead.content,
  };
}

function valuation(lead: LeadOf<'valuation'>, crmTypes: CrmTypes): WireRecord {
  return {
    Subject: VALUATION_GOALS[lead.goal],
    Goal: lead.goal === -1 ? undefined : lead.goal,
    TypeOfPropertyIDs: crmTypes(typesOf(lead)),
    Address: `${lead.street} ${lead.houseNumber}`,
    Zip: lead.zip,
    City: lead.city,
    Content: lead.content,
    AgendaComment: lead.contactTimes.join(', ') || undefined,
    CustomStr1: lead.isGarage ? GARAGE : undefined,
  };
}

/** Garages have no type code of their own. */
function typesOf({ typeCode, isGarage }: LeadOf<'valuation'>): number[] {
  if (isGarage) return [GARAGE_ID];
  return typeCode === undefined ? [] : [typeCode];
}
