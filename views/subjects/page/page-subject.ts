import type { ListKind } from '../../domain/list/list-kind.ts';
import type { Page } from '../../domain/site/page.ts';

/** A page of the site itself. */
export interface PageSubject {
  kind: 'page';
  page: Page;
  /** The list that the page shows. */
  listKind?: ListKind;
}
