// Refuses files and folders at the top level that are not named here: a stray output, a second
// configuration. Looks at what git tracks, and at what it neither tracks nor ignores; a folder that
// is no git checkout has nothing to commit, and passes.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../build/paths.ts';

/** Everything that may be at the top level, with what it is there for. */
export const TOP_LEVEL: Readonly<Record<string, string>> = {
  '.ci': 'what continuous integration runs',
  '.dependency-cruiser.cjs': 'the import rules',
  '.dockerignore': 'what the image is not built from',
  '.editorconfig': 'line ends and indentation, for editors',
  '.gitattributes': 'line ends and binary files, for git',
  '.gitignore': 'what git does not track',
  '.mocharc.json': 'the test runner',
  '.npmrc': 'npm: no scripts at installation, exact versions',
  '.oxlintrc.json': 'the linter',
  '.puppeteerrc.cjs': 'the browser of the tests',
  Dockerfile: 'the site in a container',
  LICENSE: 'the licence',
  'README.md': 'where to begin',
  'biome.json': 'the formatter',
  client: 'code of the browser',
  'compose.machines.yaml': 'containers of two machines, nginx and PostgreSQL',
  'compose.yaml': 'containers of the site and nginx',
  docs: 'documents',
  'knip.jsonc': 'the check for dead code',
  locales: 'texts of the interface',
  'package-lock.json': 'the exact packages',
  'package.json': 'packages and commands',
  public: 'files that are served as they are',
  server: 'all that touches network or disk',
  test: 'tests',
  'tsconfig.json': 'the type checker',
  views: 'pages, and the rules of the business',
  'webpack.config.js': 'the bundles',
};

/** A message for each name at the top level that the table lacks. */
export function undocumentedEntries(files: readonly string[], allowed = TOP_LEVEL): string[] {
  const names = new Set(files.map((file) => file.split('/')[0] ?? ''));
  return [...names]
    .filter((name) => !Object.hasOwn(allowed, name))
    .sort()
    .map((name) => `${name}: nothing else may be at the top level (server/checks/top-level.ts)`);
}

/** Files that git tracks, and those that it neither tracks nor ignores; none without a checkout. */
export function filesOfCheckout(root: string): string[] {
  if (!existsSync(path.join(root, '.git'))) return [];
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  // A tracked file that was deleted is still listed.
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

if (import.meta.main) {
  const messages = undocumentedEntries(filesOfCheckout(ROOT));
  for (const message of messages) console.log(message);
  process.exitCode = messages.length > 0 ? 1 : 0;
}
