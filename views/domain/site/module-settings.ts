import type { ZodType } from 'zod';

/** Settings of a module beside its content that only some kinds read (spec section 3, "Module"). */
export const MODULE_SETTINGS = ['maxItems', 'numberItemOfRow'] as const;
export type ModuleSetting = (typeof MODULE_SETTINGS)[number];

/** Names the settings that a kind of module reads: a page that sets another one has a mistake. */
export function readsSettings<T extends ZodType>(
  schema: T,
  ...settings: readonly ModuleSetting[]
): T {
  return schema.meta({ ...schema.meta(), moduleSettings: settings });
}

/** The settings that modules with this schema of content read. */
export function settingsReadBy(schema: ZodType): readonly ModuleSetting[] {
  const settings = schema.meta()?.['moduleSettings'];
  return Array.isArray(settings) ? (settings as ModuleSetting[]) : [];
}
