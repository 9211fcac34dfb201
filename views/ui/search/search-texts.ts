import type { PageContext } from '../../page-context.ts';

/** Texts of a search field. `{total}` is filled in by the browser. */
export interface SearchFieldTexts {
  field: string;
  found: string;
  /** NO_PROPERTIES (spec section 8). */
  none: string;
}

export function searchFieldTexts({ t }: Pick<PageContext, 't'>): SearchFieldTexts {
  return {
    field: t('search.field'),
    found: t('search.found', { total: '{total}' }),
    none: t('search.noProperties'),
  };
}
