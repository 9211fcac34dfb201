import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { manyHomes } from '../many-homes.ts';

const DEMO = new URL('../../../server/demo/', import.meta.url).pathname;
/** Files of a kilobyte that take hundreds of megabytes to decode. */
const BOMBS = 12;
const BOMB_SIDE = 6000;

/** A folder below the system's temporary one; removed when the process ends. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'vitrine-attack-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The demo agency with this many homes, and pictures that are attacks. */
export async function largeAgency(homes: number): Promise<string> {
  const dir = temporaryFolder();
  const pictures = path.join(DEMO, 'pictures');
  const isCopied = (file: string) => file !== pictures && path.basename(file) !== 'homes';
  cpSync(DEMO, dir, { recursive: true, filter: isCopied });
  mkdirSync(path.join(dir, 'pictures'));
  for (const name of readdirSync(pictures)) {
    symlinkSync(path.join(pictures, name), path.join(dir, 'pictures', name));
  }
  const side = { width: BOMB_SIDE, height: BOMB_SIDE };
  const create = { ...side, channels: 3 as const, background: '#888888' };
  const bomb = await sharp({ create }).avif({ effort: 0 }).toBuffer();
  for (let at = 0; at < BOMBS; at += 1) {
    // Different content: equal pictures would be one.
    const content = Buffer.concat([bomb, Buffer.from(String(at))]);
    writeFileSync(path.join(dir, 'pictures', `bomb-${at}.avif`), content);
  }
  mkdirSync(path.join(dir, 'homes'));
  for (const home of manyHomes(homes)) {
    writeFileSync(path.join(dir, 'homes', `${home.id}.json`), JSON.stringify(home));
  }
  return dir;
}
