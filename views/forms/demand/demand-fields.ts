import type { TFunction } from 'i18next';
import type { FormField, FormValues } from '../../domain/forms/form-field.ts';
import { DEMAND_PURPOSES } from '../../domain/lead.ts';
import { TYPE_OPTIONS } from '../../domain/property/type-option.ts';
import type { SubjectContext } from '../../page-context.ts';
import { defineField } from '../fields/define-field.ts';
import { namedPlaces } from './demand-places.ts';
import { MAX_AMOUNT, MAX_POSTCODE, MAX_REMARKS } from '../fields/field-lengths.ts';

/** Value of `rooms` that means more than three (spec section 5). */
export const MORE_ROOMS = '4';

/** To buy (0) or to rent (1). */
export function goalField(t: TFunction): FormField {
  const options = (['0', '1'] as const).map((value) => ({
    value,
    text: t(`forms.demand.goals.${value}`),
  }));
  return defineField(t, 'Goal', 'cards', { options });
}

/** @param help below both labels. */
export function budgetFields(t: TFunction, help?: string): FormField[] {
  const common = { isRequired: false, span: 6, maxLength: MAX_AMOUNT } as const;
  const options = help === undefined ? common : { ...common, help };
  return [
    defineField(t, 'PriceMin', 'amount', options),
    defineField(t, 'PriceMax', 'amount', options),
  ];
}

export function typesField(t: TFunction): FormField {
  const options = TYPE_OPTIONS.map(({ id, type, webId, icon }) => ({
    value: String(id),
    text: t(`filters.types.${type}`),
    icon,
    webId,
  }));
  return defineField(t, 'TypeOfPropertyIDs', 'ticks', {
    label: t('forms.demand.types'),
    isRequired: false,
    options,
  });
}

export function roomsField(t: TFunction): FormField {
  const options = ['1', '2', '3', MORE_ROOMS].map((value) => ({
    value,
    text: value === MORE_ROOMS ? '3+' : value,
  }));
  return defineField(t, 'rooms', 'plates', { isRequired: false, options });
}

/** As many characters as fifty places have. */
const PLACES_LENGTH = 2000;

export function placesField(ctx: SubjectContext, { Zips, ZipsText }: FormValues): FormField {
  const { t } = ctx;
  return defineField(t, 'Zips', 'places', {
    isRequired: false,
    maxLength: PLACES_LENGTH,
    help: t('forms.demand.placesHelp'),
    named: namedPlaces(ctx, Zips),
    ...(ZipsText !== undefined && { unknown: ZipsText }),
  });
}

/** The purpose of a purchase. */
export function buyingField(t: TFunction, options: Partial<FormField> = {}): FormField {
  const purposes = DEMAND_PURPOSES.map((value) => ({
    value,
    text: t(`forms.demand.purposes.${value}`),
  }));
  return defineField(t, 'propertyGoalType', 'plates', {
    isRequired: false,
    options: purposes,
    ...options,
  });
}

/** What a landlord wants to know about tenants. */
export function rentingFields(t: TFunction, options: Partial<FormField> = {}): FormField[] {
  return [
    defineField(t, 'familyComposition', 'text', {
      isRequired: false,
      span: 6,
      help: t('forms.demand.familyHelp'),
      ...options,
    }),
    defineField(t, 'totalAmountIncome', 'amount', {
      isRequired: false,
      span: 6,
      maxLength: MAX_AMOUNT,
      help: t('forms.demand.incomeHelp'),
      ...options,
    }),
  ];
}

/** Where the person lives now. */
export function addressFields(t: TFunction): FormField[] {
  const isRequired = false;
  return [
    defineField(t, 'DemandAddress', 'text', { isRequired, autoComplete: 'address-line1' }),
    defineField(t, 'DemandZip', 'text', {
      isRequired,
      autoComplete: 'postal-code',
      maxLength: MAX_POSTCODE,
      span: 4,
    }),
    defineField(t, 'DemandCity', 'text', { isRequired, autoComplete: 'address-level2', span: 8 }),
  ];
}

export function wishesField(t: TFunction): FormField {
  return defineField(t, 'Content', 'lines', {
    label: t('forms.demand.wishes'),
    maxLength: MAX_REMARKS,
    isRequired: false,
  });
}

export function mailField(t: TFunction): FormField {
  return defineField(t, 'IsReceivedEmail', 'checkbox', { isRequired: false });
}
