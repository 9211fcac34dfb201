import { CONTACT_TIME_NAMES } from '../../domain/contact-times.ts';
import { separate } from '../../domain/forms/form-field.ts';
import { personOf } from '../fields/person-fields.ts';
import { propertyTypeOf } from '../fields/property-fields.ts';
import type { FormKind } from '../form-kind.ts';

/** The goal "valuation" only; the module with all three goals sets the others. */
const ESTIMATE = -1;

/** The lead of a valuation (spec sections 3 and 4). */
export const valuationLead: FormKind['lead'] = ({ locale }, _use, values) => {
  const { propertyGoal, Content, contactTime } = values;
  const {
    propertyStreet = '',
    propertyHouseNumber = '',
    propertyZip = '',
    propertyCity = '',
  } = values;
  const times = separate(contactTime);
  return {
    kind: 'valuation',
    person: personOf(values),
    language: locale,
    isReceivedEmail: false,
    goal: propertyGoal === undefined ? ESTIMATE : (Number(propertyGoal) as -1 | 0 | 1),
    ...propertyTypeOf(values),
    street: propertyStreet,
    houseNumber: propertyHouseNumber,
    zip: propertyZip,
    city: propertyCity,
    contactTimes: CONTACT_TIME_NAMES.filter((name) => times.includes(name)),
    ...(Content !== undefined && { content: Content }),
  };
};
