import { formSettingsSchema } from '../domain/forms/form-settings.ts';
import { isProject } from '../domain/list/list-item.ts';
import type { Module, Page } from '../domain/site/page.ts';
import { isItemForm } from '../subjects/item-form/item-form-subject.ts';
import type { Subject } from '../subjects/subject.ts';
import type { FormUse as Use } from './form-kind.ts';
import type { FormName } from './form-kinds.ts';

export type FormUse = Use<FormName>;

/** Forms that modules show, by kind of module. */
const OF_MODULES: ReadonlyMap<string, FormName> = new Map([
  ['contact', 'contact'],
  ['simple-contact', 'simple-contact'],
  ['valuation', 'valuation'],
  ['demand', 'demand'],
  ['demand-wizard', 'demand-wizard'],
  ['valuation-demand', 'valuation-demand'],
]);

/** Forms that modules show about a home or a project, by kind of module. */
const OF_ITEMS: ReadonlyMap<string, readonly FormName[]> = new Map([
  ['call-form', ['call']],
  ['question-form', ['property-contact', 'project-contact']],
  ['visit-form', ['visit']],
  ['document-form', ['document']],
  ['open-house-form', ['open-house']],
]);

/** The forms that a page of the site's data can have, whatever it is about; including drafts. */
export function formsOfPage({ params: { modules } }: Page): FormName[] {
  return modules.flatMap(({ relations: { type } }) => {
    const own = OF_MODULES.get(type);
    return own === undefined ? (OF_ITEMS.get(type) ?? []) : [own];
  });
}

/**
 * The forms of a page, in the order of its modules; of two modules with one form the first counts.
 */
export function formsOf(subject: Subject): FormUse[] {
  const modules = subject.page.params.modules.filter(({ status }) => status === 'Published');
  return modules.flatMap((module) => {
    const form = formOf(module, subject);
    if (form === undefined) return [];
    const settings = formSettingsSchema.parse(module.content);
    return [
      {
        form,
        settings,
        ...(isItemForm(subject) && { about: subject.about }),
        ...(subject.kind === 'person-call' && { person: subject.person }),
      },
    ];
  });
}

function formOf({ relations: { type } }: Module, subject: Subject): FormName | undefined {
  if (subject.kind === 'question') {
    if (type !== 'question-form') return undefined;
    return isProject(subject.about) ? 'project-contact' : 'property-contact';
  }
  if (subject.kind === 'call' || subject.kind === 'person-call')
    return type === 'call-form' ? 'call' : undefined;
  if (subject.kind === 'visit') return type === 'visit-form' ? 'visit' : undefined;
  if (subject.kind === 'document') return type === 'document-form' ? 'document' : undefined;
  if (subject.kind === 'open-house') return type === 'open-house-form' ? 'open-house' : undefined;
  return OF_MODULES.get(type);
}
