import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { temporaryDir } from './site-app.ts';

/** Where site.json names pages. */
interface PageNames {
  navigation: string[];
  footerPages: string[];
  footerGroups?: { pages: string[] }[] | undefined;
  extraMenu?: { pages: string[] };
}

/** A copy of an agency's folder that a test may change; its pictures are links to the original. */
export class AgencyCopy {
  readonly dir = temporaryDir();

  constructor(source: string) {
    const pictures = path.join(source, 'pictures');
    cpSync(source, this.dir, { recursive: true, filter: (file) => file !== pictures });
    symlinkSync(pictures, path.join(this.dir, 'pictures'));
  }

  /** The parsed content of a JSON file. */
  read<T>(file: string): T {
    return JSON.parse(readFileSync(path.join(this.dir, file), 'utf8')) as T;
  }

  /** Writes strings and buffers as they are, anything else as JSON. */
  write(file: string, content: unknown): void {
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    const target = path.join(this.dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, isRaw ? content : JSON.stringify(content, null, 2));
  }

  /** Changes a JSON file in place. */
  edit<T extends object>(file: string, change: (content: T) => void): void {
    const content = this.read<T>(file);
    change(content);
    this.write(file, content);
  }

  /** Removes a page, and its name from navigation, footer and extra menu. */
  dropPage(name: string): void {
    this.remove(`pages/${name}.json`);
    const without = (names: string[] = []) => names.filter((one) => one !== name);
    this.edit<PageNames>('site.json', (info) => {
      info.navigation = without(info.navigation);
      info.footerPages = without(info.footerPages);
      info.footerGroups = info.footerGroups?.map((group) => ({
        ...group,
        pages: without(group.pages),
      }));
      if (info.extraMenu) info.extraMenu.pages = without(info.extraMenu.pages);
    });
  }

  /** Names of the files in a folder, sorted. */
  list(folder: string): string[] {
    return readdirSync(path.join(this.dir, folder)).sort();
  }

  remove(file: string): void {
    rmSync(path.join(this.dir, file));
  }
}
