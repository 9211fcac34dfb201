import type { Multilingual } from '../../../views/domain/text/multilingual.ts';
import type { Module, Page } from '../../../views/domain/site/page.ts';

/** Id of a module that is on no page of the site. */
export const UNPLACED_MODULE = {
  id: 1,
  position: 'main',
  span: 12,
  sort: 1,
  status: 'Published',
} as const satisfies Partial<Module>;

/** A page that is not in the agency's data: one module of a kind. Never to be indexed. */
export function builtInPage(
  name: string,
  title: Multilingual,
  type: string,
  content: Module['content'],
): Page {
  return {
    id: 1,
    parentId: null,
    name,
    status: 'Published',
    params: {
      title,
      description: {},
      metadata: { robots: 'noindex' },
      path: {},
      modules: [{ ...UNPLACED_MODULE, relations: { type }, content }],
    },
  };
}
