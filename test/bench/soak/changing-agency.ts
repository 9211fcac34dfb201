import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { manyHomes, randomNumbers } from '../many-homes.ts';

const DEMO = new URL('../../../server/demo/', import.meta.url).pathname;
/** Homes that a minute changes, takes away and brings. */
const CHANGED = 5;
const REPLACED = 2;

/** The demo agency with many more homes in files, which change. Removed when the process ends. */
export class ChangingAgency {
  readonly dir: string;
  readonly #random = randomNumbers(7);
  readonly #homes;
  /** The first of the homes that are on the site; as many are as there were at the start. */
  #first = 0;
  readonly #count: number;

  constructor(count: number) {
    this.dir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-soak-'));
    process.once('exit', () => rmSync(this.dir, { recursive: true, force: true }));
    cpSync(DEMO, this.dir, { recursive: true });
    this.#homes = manyHomes(count);
    this.#count = count;
    for (let at = 0; at < count; at += 1) this.#write(at);
  }

  /** What happens in a minute: prices change, homes go and others come. */
  change(): void {
    for (let count = 0; count < CHANGED; count += 1) {
      const at = this.#first + Math.floor(this.#random() * this.#count);
      this.#write(at, 100_000 + Math.floor(this.#random() * 900) * 1000);
    }
    for (let count = 0; count < REPLACED; count += 1) {
      rmSync(this.#file(this.#first), { force: true });
      this.#write(this.#first + this.#count);
      this.#first += 1;
    }
  }

  /** A home that comes has a number that none had, and the facts of one that went. */
  #write(at: number, price?: number): void {
    const home = this.#homes[at % this.#count]!;
    const changed = { ...home, id: 100_000 + at, price: price ?? home.price };
    writeFileSync(this.#file(at), JSON.stringify(changed));
  }

  #file(at: number): string {
    return path.join(this.dir, 'homes', `soak-${at}.json`);
  }
}
