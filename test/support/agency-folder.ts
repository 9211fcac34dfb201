import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary agency folder for a test. */
export class AgencyFolder {
  readonly dir: string;

  private constructor(dir: string) {
    this.dir = dir;
  }

  static async open(): Promise<AgencyFolder> {
    return new AgencyFolder(await mkdtemp(path.join(tmpdir(), 'vitrine-agency-')));
  }

  /** Writes files by their path in the folder; anything but a string is written as JSON. */
  async write(files: Record<string, unknown>): Promise<void> {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.dir, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
  }

  async remove(name: string): Promise<void> {
    await rm(path.join(this.dir, name), { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await rm(this.dir, { recursive: true, force: true });
  }
}
