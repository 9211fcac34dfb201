import type { ReceivedLead } from '../../../server/services/crm/emulator/emulated-inbox.ts';
import { LANGUAGE_IDS, withoutAbsent } from '../../../server/services/crm/wire-values.ts';
import { type Lead, leadSchema } from '../../../views/domain/lead.ts';
import { TYPE_CODES } from '../../../views/domain/property/type-code.ts';
import { GARAGE_ID, TYPE_OPTIONS } from '../../../views/domain/property/type-option.ts';

const GOALS = new Map<unknown, number>([
  ['Schatting / Estimation', -1],
  ['Verkoop / Vente', 0],
  ['Verhuur / Location', 1],
]);

/** The lead that the CRM received, in types of the domain. */
export function leadFromWire({ endpoint, parameters }: ReceivedLead): Lead {
  const { FirstName, Name, Email, PhoneNumber, IsReceivedEmail, Subject, Content } = parameters;
  const [language] =
    Object.entries(LANGUAGE_IDS).find(([, id]) => id === parameters['LanguageIdFromParameter']) ??
    [];
  const shared = {
    person: withoutAbsent({
      firstName: FirstName,
      name: Name,
      email: Email,
      phoneNumber: PhoneNumber,
    }),
    language,
    isReceivedEmail: IsReceivedEmail,
  };
  if (endpoint === 'DemandRegister') {
    return leadSchema.parse(
      withoutAbsent({
        ...shared,
        kind: 'demand',
        goal: parameters['Goal'],
        ...typesFromWire(parameters),
        zips: parameters['Zips'],
        zipsText: parameters['ZipsText'],
        priceMin: parameters['PriceMin'],
        priceMax: parameters['PriceMax'],
        rooms: parameters['MinRooms'],
        purpose: parameters['Purpose'],
        familyComposition: parameters['familyComposition'],
        totalAmountIncome: parameters['totalAmountIncome'],
        address: withoutAbsent({
          street: parameters['Address'],
          zip: parameters['Zip'],
          city: parameters['City'],
        }),
        content: parameters['Comment'],
      }),
    );
  }
  if (GOALS.has(Subject)) {
    const [, street, houseNumber] = /^(.*) (\S+)$/.exec(String(parameters['Address'])) ?? [];
    const times = parameters['AgendaComment'];
    const [type] = parameters['TypeOfPropertyIDs'] as number[];
    const typeCode = type === GARAGE_ID ? TYPE_CODES.other : type;
    return leadSchema.parse(
      withoutAbsent({
        ...shared,
        kind: 'valuation',
        goal: GOALS.get(Subject),
        typeCode,
        isGarage: parameters['CustomStr1'] === 'garage' || undefined,
        street,
        houseNumber,
        zip: parameters['Zip'],
        city: parameters['City'],
        contactTimes: typeof times === 'string' ? times.split(', ') : [],
        content: Content,
      }),
    );
  }
  return leadSchema.parse(
    withoutAbsent({
      ...shared,
      kind: 'contact',
      subject: Subject,
      content: Content,
      propertyId: parameters['ObjectID'],
      projectIds: parameters['ProjectIDs'] ?? [],
    }),
  );
}

/** The names as the visitor saw them are in the text alone; the groups follow from the ids. */
function typesFromWire(parameters: ReceivedLead['parameters']) {
  const ids = parameters['TypeOfPropertyIDs'] as number[];
  const typesText = parameters['TypeOfPropertyIDsText'];
  const names = String(typesText).split(', ');
  const webIdOf = (id: number) => TYPE_OPTIONS.find((option) => option.id === id)?.webId;
  return {
    types: ids.map((id, index) => ({ id, name: names[index], webId: webIdOf(id) })),
    typesText,
  };
}
