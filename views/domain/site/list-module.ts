import type { Module, Page } from './page.ts';

/** The module that shows a page's list; undefined if none is published. */
export function listModuleOf({ params }: Page): Module | undefined {
  return params.modules.find(
    ({ relations, status }) => relations.type === 'property-list' && status === 'Published',
  );
}
