import {
  MODULE_SETTINGS,
  type ModuleSetting,
  settingsReadBy,
} from '../../../views/domain/site/module-settings.ts';
import type { LayoutConfig } from '../../../views/domain/site/layout-config.ts';
import type { PageFile } from './check-pages.ts';
import type { ModuleSchemas } from './check-modules.ts';
import type { SiteProblem } from './site-error.ts';

/** The kinds of modules that show each part of a page's layout (spec section 3, "Layout config"). */
const LAYOUT_READERS = {
  list: ['contact', 'demand', 'demand-wizard'],
  maps: ['contact'],
} as const satisfies Partial<Record<keyof LayoutConfig, readonly string[]>>;

/** Checks that what a page sets is read by something on it: any other setting would do nothing. */
export function checkSettings(file: PageFile, schemas: ModuleSchemas): SiteProblem[] {
  return [...moduleSettings(file, schemas), ...layoutParts(file)];
}

function moduleSettings({ file, page }: PageFile, schemas: ModuleSchemas): SiteProblem[] {
  return page.params.modules.flatMap((module, index) => {
    const kind = module.relations.type;
    const schema = Object.hasOwn(schemas, kind) ? schemas[kind] : undefined;
    if (!schema) return [];
    const read = settingsReadBy(schema);
    const unread = MODULE_SETTINGS.filter(
      (name) => module[name] !== undefined && !read.includes(name),
    );
    return unread.map((name) => ({
      file,
      path: `params.modules[${index}].${name}`,
      reason: `modules of kind "${kind}" do not read it; these do: ${readersOf(name, schemas)}`,
    }));
  });
}

function readersOf(name: ModuleSetting, schemas: ModuleSchemas): string {
  const readers = Object.entries(schemas).filter(([, schema]) =>
    settingsReadBy(schema).includes(name),
  );
  return readers
    .map(([kind]) => kind)
    .sort()
    .join(', ');
}

function layoutParts({ file, page }: PageFile): SiteProblem[] {
  const kinds = page.params.modules.map(({ relations }) => relations.type);
  const parts = Object.entries(LAYOUT_READERS);
  return parts.flatMap(([part, readers]) => {
    const entries = page.params.layoutConfig?.[part as keyof typeof LAYOUT_READERS] ?? [];
    if (entries.length === 0 || readers.some((reader) => kinds.includes(reader))) return [];
    const reason = `no module of this page shows it; these do: ${readers.join(', ')}`;
    return [{ file, path: `params.layoutConfig.${part}`, reason }];
  });
}
