// Finds the browsers for the tests, or installs Debian's.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { aptInstall } from '../starter/apt.mjs';

/** Environment variables that may name a browser; the first is the one that puppeteer reads. */
const VARIABLES = ['PUPPETEER_EXECUTABLE_PATH', 'CHROME_PATH', 'CHROME_BIN'];

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** The engine without the browser around it: Debian's, and the one that Chrome's makers publish. */
const SHELL_COMMANDS = ['chromium-headless-shell', 'chrome-headless-shell'];

const APPLICATIONS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

type Environment = Readonly<Record<string, string | undefined>>;

export class NoBrowserError extends Error {}

/**
 * Path of a Chromium, Chrome or Edge; on Debian and Ubuntu it is installed if there is none and the
 * user may.
 * @throws NoBrowserError that says what to do.
 */
export function browserPath(env: Environment = process.env): string {
  const found = findBrowser(env);
  if (found !== undefined) return found;
  const mayBeThere = aptInstall('chromium', 'no browser was found for the tests');
  const installed = mayBeThere ? findBrowser(env) : undefined;
  if (installed !== undefined) return installed;
  throw new NoBrowserError(
    `no Chromium or Chrome found: install one, or say where it is in ${VARIABLES.join(' or ')}`,
  );
}

/**
 * Path of Chromium's headless shell, which is installed as a browser is; undefined where there is
 * none, and where the environment names the browser to test with.
 */
export function shellPath(env: Environment = process.env): string | undefined {
  if (VARIABLES.some((variable) => env[variable])) return undefined;
  const found = onPath(SHELL_COMMANDS, env).find(canRun);
  if (found !== undefined) return found;
  const mayBeThere = aptInstall('chromium-headless-shell', 'tests take less time in it');
  return mayBeThere ? onPath(SHELL_COMMANDS, env).find(canRun) : undefined;
}

/**
 * Looks in the environment, then where each system installs browsers.
 * @throws NoBrowserError when the environment names a file that cannot be run.
 */
export function findBrowser(env: Environment, platform = process.platform): string | undefined {
  for (const variable of VARIABLES) {
    const named = env[variable];
    if (!named) continue;
    if (canRun(named)) return named;
    throw new NoBrowserError(`${variable} names ${named}, which is not a program`);
  }
  return candidates(env, platform).find(canRun);
}

function candidates(env: Environment, platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') {
    const folders = [path.join(env['HOME'] ?? '/', 'Applications'), '/Applications'];
    return folders.flatMap((folder) => APPLICATIONS.map((name) => path.join(folder, name)));
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => env[name]);
    return folders.flatMap((folder) =>
      folder ? WINDOWS_PROGRAMS.map((name) => path.win32.join(folder, name)) : [],
    );
  }
  return onPath(COMMANDS, env);
}

function onPath(commands: readonly string[], env: Environment): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin');
  return commands.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
