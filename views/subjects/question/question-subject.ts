import type { ListItem } from '../../domain/list/list-item.ts';
import type { Page } from '../../domain/site/page.ts';

/** A question about a property or a project, on a page of its own: the form works without script. */
export interface QuestionSubject {
  kind: 'question';
  page: Page;
  about: ListItem;
}
