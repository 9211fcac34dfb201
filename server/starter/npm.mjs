import { existsSync } from 'node:fs';
import { ROOT } from './runtime.mjs';

/** Whatever NODE_ENV or a user's configuration leaves out, this project needs it. */
export const NPM_OPTIONS = [
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** The npm that started us, on the Node it ran on; else the one that the shell finds. */
export function npmThatStartedUs() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli)) {
    return { program: node ?? process.execPath, args: [cli], shell: false };
  }
  return { program: 'npm', args: [], shell: process.platform === 'win32' };
}

/** An npm inside an npm script inherits settings about the outer one's folder: taken away. */
export function environmentForNpm(folder = ROOT) {
  const outer =
    /^npm_(package|lifecycle|command$|execpath$|node_execpath$|config_(local|global)_prefix$)/;
  const names = Object.keys(process.env).filter((name) => outer.test(name));
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), INIT_CWD: folder };
}
