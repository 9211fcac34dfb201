import type { TFunction } from 'i18next';
import { typedAddress } from '../../domain/place/typed-address.ts';
import { defineField } from '../fields/define-field.ts';
import { PERSON_NAMES, personFields } from '../fields/person-fields.ts';
import {
  contactTimeField,
  PROPERTY_NAMES,
  propertyAddressFields,
  propertyAddressLine,
  propertyGoalField,
  propertyTypeField,
  withAddressLine,
} from '../fields/property-fields.ts';
import type { FormKind } from '../form-kind.ts';
import { valuationLead } from './valuation-lead.ts';
import { MAX_REMARKS } from '../fields/field-lengths.ts';

/** The CRM's names of the parts of an address. */
const ADDRESS = ['Address', 'Zip', 'City'];

const shared: Pick<FormKind, 'formType' | 'thankYou' | 'shown' | 'lead'> = {
  formType: 'contact-demand',
  thankYou: 'gratis-schatting',
  shown: withAddressLine,
  lead: valuationLead,
};

/** A valuation in two steps (spec section 2). */
export const valuation: FormKind = {
  ...shared,
  fieldNames: [...PROPERTY_NAMES, ...PERSON_NAMES, 'contactTime', 'Content'],
  filledNames: [...ADDRESS, 'Goal'],
  leadName: (t) => t('forms.kind.valuation'),
  submit: (t) => t('forms.sendValuation'),
  steps: ({ t }, { settings }, values) => [
    {
      name: t('valuation.steps.property'),
      fields: [propertyTypeField(t), ...propertyAddressFields(t)],
      summary: propertyLine(t, values.propertyType, propertyAddressLine(values)),
    },
    {
      name: t('valuation.steps.person'),
      fields: [...personFields(t, settings), contactTimeField(t), remarksField(t)],
    },
  ],
  begun: (typed) => {
    const { street, houseNumber, zip, city } = typedAddress(typed);
    return {
      propertyStreet: street,
      propertyHouseNumber: houseNumber,
      propertyZip: zip,
      propertyCity: city,
    };
  },
};

/** The same on one screen, for an owner who may also want to sell or to let (spec section 2). */
export const valuationDemand: FormKind = {
  ...shared,
  fieldNames: ['propertyGoal', ...PROPERTY_NAMES, ...PERSON_NAMES],
  filledNames: ADDRESS,
  leadName: (t) => t('forms.kind.valuationDemand'),
  submit: (t) => t('forms.sendValuationDemand'),
  steps: ({ t }, { settings }) => [
    {
      name: '',
      fields: [
        propertyGoalField(t),
        propertyTypeField(t),
        ...propertyAddressFields(t),
        ...personFields(t, settings),
      ],
    },
  ],
};

function remarksField(t: TFunction) {
  const words = { label: t('valuation.remarks'), help: t('valuation.remarksHelp') };
  return defineField(t, 'Content', 'lines', {
    ...words,
    maxLength: MAX_REMARKS,
    isRequired: false,
  });
}

/** "House, Koestraat 12, 9000 Gent". */
function propertyLine(t: TFunction, type: string | undefined, address: string): string {
  const option = propertyTypeField(t).options?.find(({ value }) => value === type);
  return [option?.text ?? '', address].filter((part) => part !== '').join(', ');
}
