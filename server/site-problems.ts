import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from './config.ts';
import type { Crm } from './services/crm/port.ts';
import { checkFolder } from './services/site-check/check-folder.ts';
import type { Finding } from './services/site-check/finding.ts';
import { folderVersion } from './services/site-check/folder-version.ts';
import { readProductData } from './services/site-check/product-data.ts';

interface Options {
  /** Milliseconds since 1970. */
  now: () => number;
  /** A new adapter to the homes in the folder; undefined where they are elsewhere. */
  folderCrm: () => Crm | undefined;
}

/**
 * Milliseconds after which a folder is checked again though no file of it has changed: drafts and
 * prices have dates.
 */
const MAX_AGE = 60 * 60_000;
const FONT = /^fonts\//;

/**
 * Checks the agency's folder as it is when it is called, by files alone: a CRM behind HTTP is not
 * asked. Its files are read again when one of them has changed, the product's tables once.
 * @param dist the build's output.
 */
export function siteProblems(
  { siteDir }: Pick<Config, 'siteDir'>,
  dist: string,
  { now, folderCrm }: Options,
): () => Promise<Finding[]> {
  let reading: ReturnType<typeof readProduct> | undefined;
  let last: { version: string; findings: Promise<Finding[]> } | undefined;
  const check = async () => {
    reading ??= readProduct(dist);
    return checkFolder({ dir: siteDir, crm: folderCrm(), now: now(), product: await reading });
  };
  return async () => {
    const version = `${await folderVersion(siteDir)} ${Math.floor(now() / MAX_AGE)}`;
    if (last?.version !== version) last = { version, findings: check() };
    const { findings } = last;
    try {
      return await findings;
    } catch (error) {
      if (last?.findings === findings) last = undefined;
      throw error;
    }
  };
}

async function readProduct(dist: string) {
  const assets = await readFile(path.join(dist, 'assets.json'), 'utf8');
  const names = Object.keys(JSON.parse(assets) as Record<string, string>);
  const fonts = names.filter((name) => FONT.test(name)).map((name) => name.replace(FONT, ''));
  return readProductData(path.join(dist, 'data'), fonts);
}
