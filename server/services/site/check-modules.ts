import type { ZodType } from 'zod';
import type { Module, Page } from '../../../views/domain/site/page.ts';
import { isForDevelopers } from '../../../views/domain/site/developer-kind.ts';
import type { PageFile } from './check-pages.ts';
import { cleanContent, cleanLayout } from './clean-page.ts';
import { checkValue } from '../../platform/files/json-file.ts';
import { didYouMean } from '../../platform/files/nearest-word.ts';
import type { SiteProblem } from './site-error.ts';

/** The schema of each kind of module's content, by kind. */
export type ModuleSchemas = Readonly<Record<string, ZodType>>;

/**
 * The page with every module's content parsed by its kind's schema and its HTML sanitized. An
 * unknown kind or one for developers, invalid content, and a duplicate module id on the page are
 * added to `problems`.
 */
export function checkModules(
  { file, page }: PageFile,
  schemas: ModuleSchemas,
  problems: SiteProblem[],
): Page {
  const ids = new Set<number>();
  const modules = page.params.modules.map((module, index) => {
    const at = ['params', 'modules', index];
    if (ids.has(module.id)) {
      const path = `params.modules[${index}].id`;
      problems.push({ file, path, reason: `module ${module.id} stands twice on this page` });
    }
    ids.add(module.id);
    const checked = checkContent(module, schemas, at);
    problems.push(...checked.problems.map((problem) => ({ file, ...problem })));
    return checked.module;
  });
  const layoutConfig = cleanLayout(page.params.layoutConfig);
  return { ...page, params: { ...page.params, modules, ...(layoutConfig && { layoutConfig }) } };
}

function checkContent(module: Module, schemas: ModuleSchemas, at: PropertyKey[]) {
  const kind = module.relations.type;
  const schema = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
  if (!schema || isForDevelopers(schema)) {
    const path = `params.modules[${at[2] as number}].relations.type`;
    const trouble = schema
      ? `modules of kind "${kind}" are for developers, not for pages`
      : `there is no kind of module "${kind}"`;
    const kinds = kindsForPages(schemas);
    const reason = `${trouble}${didYouMean(kind, kinds)}; there are: ${kinds.join(', ')}`;
    return { module, problems: [{ path, reason }] };
  }
  const checked = checkValue(module.content, schema, [...at, 'content']);
  if (!checked.ok) return { module, problems: checked.problems };
  const content = cleanContent(kind, checked.value as Module['content']);
  return { module: { ...module, content }, problems: [] };
}

function kindsForPages(schemas: ModuleSchemas): string[] {
  const kinds = Object.entries(schemas).filter(([, schema]) => !isForDevelopers(schema));
  return kinds.map(([kind]) => kind).sort();
}
