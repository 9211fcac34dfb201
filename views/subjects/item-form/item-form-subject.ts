import type { ListItem } from '../../domain/list/list-item.ts';
import type { Page } from '../../domain/site/page.ts';

/**
 * Forms about a property or a project, each on a page of its own below that of the item, so that it
 * works without script. Each is a kind of subject and the name of its template page.
 */
export const ITEM_FORMS = ['question', 'visit', 'document', 'open-house', 'call'] as const;
export type ItemFormName = (typeof ITEM_FORMS)[number];

export interface ItemFormSubject<Name extends ItemFormName = ItemFormName> {
  kind: Name;
  page: Page;
  about: ListItem;
}

/** Whether a page is a form about an item. */
export function isItemForm(subject: { kind: string }): subject is ItemFormSubject {
  return ITEM_FORMS.some((name) => name === subject.kind);
}
