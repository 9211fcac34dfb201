import { formKind } from '../../../views/forms/form-kinds.ts';
import { formsOfPage } from '../../../views/forms/forms-of.ts';
import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';

/**
 * Checks that the fields in a page's `layoutConfig.fields` are in a form of that page: others would
 * not be shown (spec section 3, "Layout config").
 */
export function checkFields({ file, page }: PageFile): SiteProblem[] {
  const forms = formsOfPage(page);
  const names = new Set<string>(forms.flatMap((form) => formKind(form).fieldNames));
  const { fields = [] } = page.params.layoutConfig ?? {};
  return fields.flatMap((field, index) => {
    const path = `params.layoutConfig.fields[${index}]`;
    if (forms.length === 0) return [{ file, path, reason: 'this page has no form' }];
    if (field.type !== undefined) {
      const form = forms.find((one) => formKind(one).filledNames?.includes(field.apiField));
      if (!form) return [];
      const reason = `the form "${form}" fills "${field.apiField}" itself: an answer would be lost`;
      return [{ file, path: `${path}.apiField`, reason }];
    }
    if (names.has(field.name)) return [];
    const reason = `no form of this page has "${field.name}"; they have: ${[...names].join(', ')}`;
    return [{ file, path: `${path}.name`, reason }];
  });
}
