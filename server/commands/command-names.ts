/** The commands of an operator, which a package has too: names of npm scripts. */
export const COMMAND_NAMES = [
  'ad-check',
  'backup',
  'check-site',
  'crm-check',
  'health',
  'leads',
  'map',
  'move-data',
  'new-site',
  'owner-password',
  'preview-link',
  'refresh',
  'restore',
  'schemas',
  'site',
] as const;
