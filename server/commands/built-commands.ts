// The commands of a host, bundled with what they need: node dist/server/commands.cjs leads list

import type { COMMAND_NAMES } from './command-names.ts';

/** By name; each runs when it is imported. */
const COMMANDS: Readonly<Record<(typeof COMMAND_NAMES)[number], () => Promise<unknown>>> = {
  'ad-check': () => import(/* webpackMode: "eager" */ './ad-check.ts'),
  backup: () => import(/* webpackMode: "eager" */ './backup.ts'),
  'check-site': () => import(/* webpackMode: "eager" */ './check-site.ts'),
  'crm-check': () => import(/* webpackMode: "eager" */ './crm-check.ts'),
  health: () => import(/* webpackMode: "eager" */ './health.ts'),
  leads: () => import(/* webpackMode: "eager" */ './leads.ts'),
  map: () => import(/* webpackMode: "eager" */ './map/map.ts'),
  'move-data': () => import(/* webpackMode: "eager" */ './move-data.ts'),
  'new-site': () => import(/* webpackMode: "eager" */ './new-site.ts'),
  'owner-password': () => import(/* webpackMode: "eager" */ './owner-password.ts'),
  'preview-link': () => import(/* webpackMode: "eager" */ './preview-link.ts'),
  refresh: () => import(/* webpackMode: "eager" */ './refresh.ts'),
  restore: () => import(/* webpackMode: "eager" */ './restore.ts'),
  schemas: () => import(/* webpackMode: "eager" */ './schemas.ts'),
  site: () => import(/* webpackMode: "eager" */ './site.ts'),
};

// Its arguments begin where they would without this program.
const [name = ''] = process.argv.splice(2, 1);
const [, command] = Object.entries(COMMANDS).find(([each]) => each === name) ?? [];
if (command) await command();
else {
  process.stderr.write(`usage: commands.cjs NAME …, one of ${Object.keys(COMMANDS).join(', ')}\n`);
  process.exitCode = 1;
}
