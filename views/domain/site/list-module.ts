import type { Module, Page } from './page.ts';

/** The module of a page that shows its list; undefined when none is published on it. */
export function listModuleOf({ params }: Page): Module | undefined {
  return params.modules.find(
    ({ relations, status }) => relations.type === 'property-list' && status === 'Published',
  );
}
