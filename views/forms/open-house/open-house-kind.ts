import { colon } from '../../domain/text/colon.ts';
import { referenceOf } from '../../domain/format/reference.ts';
import type { FormField, FormValues } from '../../domain/forms/form-field.ts';
import { isHome } from '../../domain/list/list-item.ts';
import type { UpcomingOpenHouse } from '../../domain/open-house/open-house.ts';
import { openHouseText } from '../../domain/open-house/open-house-words.ts';
import { homeName } from '../../domain/property/home-name.ts';
import type { SubjectContext } from '../../page-context.ts';
import { OPEN_HOUSE_PARAMETER } from '../../routing/open-house-href.ts';
import { contactLead } from '../contact/contact-lead.ts';
import { defineField } from '../fields/define-field.ts';
import { PERSON_NAMES, personFields } from '../fields/person-fields.ts';
import type { FormKind, FormUse } from '../form-kind.ts';

/** Visitors whom one registration can name. */
const MAX_PEOPLE = 8;

/**
 * Registration for an open house. Whether it gets a place or one on the waiting list is decided when
 * it is stored (server/services/leads/sqlite/seats.ts).
 */
export const openHouse: FormKind = {
  formType: 'site-contact',
  fieldNames: ['openHouse', 'people', ...PERSON_NAMES],
  thankYou: 'contact-me',
  leadName: (t) => t('forms.kind.openHouse'),
  submit: (t) => t('openHouse.register'),
  steps: (ctx, use) => [
    {
      name: '',
      fields: [
        dateField(ctx, use),
        peopleField(ctx, use),
        ...personFields(ctx.t, { ...use.settings, phoneOptional: true }),
      ],
    },
  ],
  lead: (ctx, use, values) => ({
    ...contactLead(ctx, use, {
      ...values,
      Content: ctx.t('forms.fields.people') + colon(ctx.locale) + (values.people ?? ''),
    }),
    ...subjectOf(ctx, use, values),
  }),
  registration: (ctx, use, values) => {
    const chosen = chosenOf(ctx, use, values);
    if (!chosen || !use.about) return undefined;
    const { start, end, places } = chosen;
    return { homeId: use.about.id, start, end, people: Number(values.people), places };
  },
};

/** Those of the home for which visitors can register now. */
function openTo({ data }: SubjectContext, { about }: FormUse): readonly UpcomingOpenHouse[] {
  if (!about || !isHome(about)) return [];
  return data.openHouses(about).filter(({ takesRegistrations }) => takesRegistrations);
}

function chosenOf(
  ctx: SubjectContext,
  use: FormUse,
  { openHouse: start }: FormValues,
): UpcomingOpenHouse | undefined {
  return openTo(ctx, use).find((one) => one.start === start);
}

function dateField(ctx: SubjectContext, use: FormUse): FormField {
  const { t, locale, query } = ctx;
  const open = openTo(ctx, use);
  const wanted = query.get(OPEN_HOUSE_PARAMETER);
  const chosen =
    open.find(({ start }) => start === wanted) ?? (open.length === 1 ? open[0] : undefined);
  return defineField(t, 'openHouse', 'plates', {
    ...(chosen && { initial: chosen.start }),
    options: open.map((one) => {
      const when = openHouseText(one, locale);
      return { value: one.start, text: one.isFull ? t('openHouse.fullDate', { when }) : when };
    }),
  });
}

/** No more than the largest of the dates has room for: they would wait for ever. */
function peopleField(ctx: SubjectContext, use: FormUse): FormField {
  const places = openTo(ctx, use).map((one) => one.places ?? MAX_PEOPLE);
  const most = Math.min(MAX_PEOPLE, Math.max(0, ...places) || MAX_PEOPLE);
  const counts = Array.from({ length: most }, (_, index) => String(index + 1));
  return defineField(ctx.t, 'people', 'select', {
    initial: '1',
    span: 6,
    options: counts.map((count) => ({ value: count, text: count })),
  });
}

function subjectOf(ctx: SubjectContext, use: FormUse, values: FormValues) {
  const chosen = chosenOf(ctx, use, values);
  if (!chosen || !use.about || !isHome(use.about)) return {};
  const home = { home: homeName(ctx, use.about), reference: referenceOf(use.about) };
  const subject = ctx.t('openHouse.subject', {
    when: openHouseText(chosen, ctx.locale),
    about: ctx.t('manager.subject', home),
  });
  return { subject };
}
