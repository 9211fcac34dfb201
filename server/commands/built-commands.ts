// The commands of a host, bundled with what they need: node dist/server/commands.cjs leads list

/** By name, as the npm scripts of a checkout; each runs when it is imported. */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'ad-check': () => import(/* webpackMode: "eager" */ './ad-check.ts'),
  backup: () => import(/* webpackMode: "eager" */ './backup.ts'),
  'check-site': () => import(/* webpackMode: "eager" */ './check-site.ts'),
  'crm-check': () => import(/* webpackMode: "eager" */ './crm-check.ts'),
  health: () => import(/* webpackMode: "eager" */ './health.ts'),
  leads: () => import(/* webpackMode: "eager" */ './leads.ts'),
  'owner-password': () => import(/* webpackMode: "eager" */ './owner-password.ts'),
  'preview-link': () => import(/* webpackMode: "eager" */ './preview-link.ts'),
  restore: () => import(/* webpackMode: "eager" */ './restore.ts'),
  schemas: () => import(/* webpackMode: "eager" */ './schemas.ts'),
  site: () => import(/* webpackMode: "eager" */ './site.ts'),
};

// Its arguments begin where they would without this program.
const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await command();
else {
  process.stderr.write(`usage: commands.cjs NAME …, one of ${Object.keys(COMMANDS).join(', ')}\n`);
  process.exitCode = 1;
}
