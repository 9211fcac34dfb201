import { OPEN_BEDROOMS } from '../../domain/filters/bedrooms.ts';
import type { FormValues } from '../../domain/forms/form-field.ts';
import { formatNumber } from '../../domain/format/number.ts';
import { formatPrice } from '../../domain/property/price.ts';
import type { SubjectContext } from '../../page-context.ts';
import { answersOf } from '../answers.ts';
import { PERSON_NAMES, personFields } from '../fields/person-fields.ts';
import type { FormKind, FormStep } from '../form-kind.ts';
import {
  addressFields,
  budgetFields,
  buyingField,
  goalField,
  mailField,
  MORE_ROOMS,
  placesField,
  rentingFields,
  roomsField,
  typesField,
  wishesField,
} from './demand-fields.ts';
import { initialDemand } from './demand-initial.ts';
import { demandLead } from './demand-lead.ts';
import { revisedDemand } from './demand-revision.ts';

/** A search profile (spec sections 2, 3 and 4). */
const shared: Omit<FormKind, 'steps'> = {
  formType: 'contact-demand',
  fieldNames: [
    'Goal',
    'TypeOfPropertyIDs',
    'rooms',
    'Zips',
    'PriceMin',
    'PriceMax',
    'Content',
    ...PERSON_NAMES,
    'DemandAddress',
    'DemandZip',
    'DemandCity',
    'propertyGoalType',
    'familyComposition',
    'totalAmountIncome',
    'IsReceivedEmail',
  ],
  thankYou: 'demand-register',
  leadName: (t) => t('forms.kind.demand'),
  submit: (t) => t('forms.demand.submit'),
  initial: initialDemand,
  revised: revisedDemand,
  lead: demandLead,
};

/** On one page. */
export const demand: FormKind = {
  ...shared,
  remembered: ['Goal', 'PriceMin', 'PriceMax'],
  steps: (ctx, { settings }, values) => {
    const { t } = ctx;
    const fields = [
      goalField(t),
      typesField(t),
      roomsField(t),
      placesField(ctx, values),
      ...budgetFields(t),
      wishesField(t),
      ...personFields(t, settings),
      ...addressFields(t),
      buyingField(t, { onlyWith: { name: 'Goal', value: '0' } }),
      ...rentingFields(t, { onlyWith: { name: 'Goal', value: '1' } }),
      mailField(t),
    ];
    return [{ name: '', fields }];
  },
};

/** In steps: one question per screen, the person last. */
export const demandWizard: FormKind = {
  ...shared,
  steps: (ctx, { settings }, values) => {
    const { t } = ctx;
    return [
      { name: t('forms.demand.steps.goal'), fields: [goalField(t)] },
      budgetStep(ctx, values),
      homeStep(ctx, values),
      { name: t('forms.demand.steps.region'), fields: [placesField(ctx, values)] },
      {
        name: t('forms.demand.steps.person'),
        fields: [
          ...personFields(t, settings),
          ...addressFields(t),
          ...(values.Goal === '1' ? rentingFields(t) : [buyingField(t)]),
          wishesField(t),
          mailField(t),
        ],
      },
    ];
  },
};

function budgetStep({ t }: SubjectContext, { Goal, PriceMin, PriceMax }: FormValues): FormStep {
  const [min, max] = [formatPrice(Number(PriceMin)), formatPrice(Number(PriceMax))];
  const from = PriceMin && t('filters.each.priceMin.chip', { value: min });
  const upTo = PriceMax && t('filters.each.priceMax.chip', { value: max });
  const both = PriceMin && PriceMax && `${min} – ${formatNumber(Number(PriceMax))}`;
  return {
    name: t('forms.demand.steps.budget'),
    fields: budgetFields(t, Goal === '1' ? t('forms.demand.perMonth') : undefined),
    summary: both || from || upTo || '',
  };
}

function homeStep({ t }: SubjectContext, values: FormValues): FormStep {
  const types = typesField(t);
  const words = answersOf(t, [types], values).map(({ value }) => value);
  const { rooms } = values;
  return {
    name: t('forms.demand.steps.home'),
    fields: [types, roomsField(t)],
    summary: [...words, ...(rooms === undefined ? [] : [roomWords(t, rooms)])].join(', '),
  };
}

/** More than three is four or more. */
function roomWords(t: SubjectContext['t'], rooms: string): string {
  if (rooms === MORE_ROOMS) return t('filters.set.bedroomsMost', { count: OPEN_BEDROOMS });
  return t('home.bedrooms', { count: Number(rooms) });
}
