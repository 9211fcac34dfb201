import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { AgencyCopy } from '../agency-copy.ts';
import { temporaryDir } from '../site-app.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDERS = ['server', 'views', 'client', 'locales', 'public', 'dist'];
const COPIED = [...FOLDERS, 'package.json', 'tsconfig.json', 'webpack.config.js'];
const LINKED = ['node_modules'];
const PICTURES = 'server/demo/pictures';

/** Builds what a kind of module is part of: the server components and the stylesheet. */
const BUILD = `
  import webpack from 'webpack';
  const { pageConfigs } = await import('./server/build/webpack/page-configs.ts');
  const { buildStyles } = await import('./server/build/styles.ts');
  await buildStyles({ root: process.cwd(), outDir: 'dist/styles' });
  const components = pageConfigs().find(({ name }) => name === 'rsc');
  webpack(components).run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });
`;

/** A copy of the project's sources and build, which a test may change and build again. */
export class ProjectCopy {
  readonly dir = temporaryDir();
  readonly demo: AgencyCopy;

  constructor() {
    const pictures = path.join(ROOT, PICTURES);
    for (const name of COPIED) {
      const filter = (file: string) => file !== pictures;
      cpSync(path.join(ROOT, name), path.join(this.dir, name), { recursive: true, filter });
    }
    for (const name of [...LINKED, PICTURES]) {
      symlinkSync(path.join(ROOT, name), path.join(this.dir, name));
    }
    this.demo = new AgencyCopy(path.join(ROOT, 'server/demo'));
  }

  write(file: string, content: string): void {
    const target = path.join(this.dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  /** Inserts lines before the first line that contains `mark`. */
  insert(file: string, mark: string, lines: string): void {
    const found = readFileSync(path.join(this.dir, file), 'utf8');
    const at = found.lastIndexOf('\n', found.indexOf(mark)) + 1;
    if (!found.includes(mark)) throw new Error(`${file} has no ${mark}`);
    this.write(file, `${found.slice(0, at)}${lines}\n${found.slice(at)}`);
  }

  /** @throws what the build wrote, when it failed. */
  async build(): Promise<void> {
    const child = spawn(process.execPath, ['--input-type=module', '-e', BUILD], {
      cwd: this.dir,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [[code], written] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
    if (code !== 0) throw new Error(written);
  }
}
