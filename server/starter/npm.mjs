import { existsSync } from 'node:fs';
import { ROOT } from './runtime.mjs';

/** Packages for this platform are optional ones: needed whatever the user's configuration says. */
export const NPM_OPTIONS = ['--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** The npm that started this process, on its Node; else the one of the PATH. */
export function npmOfThisRun() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli)) {
    return { program: node ?? process.execPath, args: [cli], shell: false };
  }
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
}

/** Without the settings that an outer npm script sets for its own folder. */
export function environmentForNpm(folder = ROOT) {
  const outer =
    /^npm_(package|lifecycle|command$|execpath$|node_execpath$|config_(local|global)_prefix$)/;
  const names = Object.keys(process.env).filter((name) => outer.test(name));
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), INIT_CWD: folder };
}
