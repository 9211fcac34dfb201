import { type FormRequest, readFormRequest } from '../../../server/web/forms/form-request.ts';
import type { FormField, FormValues } from '../../../views/domain/forms/form-field.ts';
import { isProject, type ListItem } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Lead } from '../../../views/domain/lead.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { unitsForSale } from '../../../views/domain/project/project-sale.ts';
import type { FormUse } from '../../../views/forms/forms-of.ts';
import { leadOf, stepsOf } from '../../../views/forms/steps-of.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { ITEM_FORMS } from '../../../views/subjects/item-form/item-form-subject.ts';
import type { SiteApp } from '../site-app.ts';

/** A form on a page of a site. */
export interface PlacedForm extends Pick<FormRequest, 'ctx'> {
  /** Its URL path, with a query string where it depends on one. */
  url: string;
  use: FormUse;
}

const SAMPLES: Readonly<Partial<Record<FormField['type'], string>>> = {
  email: 'an@example.be',
  tel: '0470 12 34 56',
  zip: '9000',
  checkbox: '1',
  number: '12',
  amount: '1200',
  places: 'Gent|9000',
};

/** A value for every field of a form, and its fields. */
export interface FilledForm {
  fields: readonly FormField[];
  values: FormValues;
  lead: Lead;
}

/**
 * A form filled in completely: once for each of its goals, since fields may depend on them, and
 * with the last of other options.
 */
export function filledForms({ ctx, use }: PlacedForm): FilledForm[] {
  const fieldsFor = (values: FormValues) =>
    stepsOf(ctx, use, values).flatMap(({ fields }) => fields);
  const goal = fieldsFor({}).find(({ name }) => name === 'Goal' || name === 'propertyGoal');
  const begun = goal?.options?.map(({ value }) => ({ [goal.name]: value })) ?? [{}];
  return begun.map((chosen) => {
    const fields = fieldsFor(chosen);
    const samples = fields.map((field) => [field.name, sampleOf(field)]);
    const values: FormValues = { ...Object.fromEntries(samples), ...chosen };
    return { fields, values, lead: leadOf(ctx, use, values) };
  });
}

function sampleOf({ type, options }: FormField): string {
  if (!options) return SAMPLES[type] ?? 'words';
  return options.at(-1)?.value ?? '';
}

/** Every form of a site's pages, and of the pages of a home and of a project. */
export function formsOfSite({ parts: { source } }: SiteApp, locale: Locale): PlacedForm[] {
  const { paths, catalogue } = source;
  const links = createLinks(paths, locale);
  const data = catalogue.port(locale);
  const items = [...data.list(emptyQuery('sale'), 40).items, ...data.projects()];
  const urls = [
    ...source.site.pages.map(({ name }) => links.page(name)),
    ...items.flatMap((item) =>
      ITEM_FORMS.flatMap((form) => {
        const url = links.itemForm(form, item);
        return url === undefined
          ? []
          : [url, ...unitsOf(item).map(({ id }) => `${url}?unit=${id}`)];
      }),
    ),
  ];
  return urls.flatMap((url) => {
    if (url === undefined) return [];
    const [path = '', search] = url.split('?');
    const asked = readFormRequest(source, path, new URLSearchParams(search));
    return asked ? asked.uses.map((use) => ({ url, use, ctx: asked.ctx })) : [];
  });
}

function unitsOf(item: ListItem) {
  return isProject(item) ? unitsForSale(item).slice(0, 1) : [];
}
