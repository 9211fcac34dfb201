import { rmSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../views/domain/locale.ts';
import type { Picture } from '../../views/domain/property/picture.ts';
import { type EmulatedCrm, emulatedAgency } from '../crm/http/emulated-crm.ts';
import {
  body,
  loopback,
  type PictureHost,
  pictureHost,
} from '../unit/server/services/media/picture-host.ts';
import { photograph } from '../unit/server/services/media/tiny-pictures.ts';
import { AgencyCopy } from './agency-copy.ts';
import type { SiteAppOptions } from './site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../server/demo');
/** A home for sale of the demo. */
export const PICTURED = 70408;
/** Its pictures, by number: none has the proportions that a page expects of an unknown one. */
export const SIZES = [
  [600, 900],
  [1500, 500],
  [700, 700],
] as const;

export interface PicturesElsewhere {
  crm: EmulatedCrm;
  host: PictureHost;
  /** For a site of the agency; each has what the one before has learnt. */
  options: SiteAppOptions & { env: Record<string, string> };
  close: () => Promise<void>;
}

/** The demo agency behind a CRM whose pictures are on another host: no call tells their sizes. */
export async function picturesElsewhere(dataDir: string): Promise<PicturesElsewhere> {
  const host = await pictureHost();
  const agency = new AgencyCopy(DEMO);
  // Its own pictures would be looked at too; articles need theirs.
  agency.remove('pictures');
  rmSync(path.join(agency.dir, 'articles'), { recursive: true });
  agency.edit<{ pictureHosts: string[] }>('site.json', (info) => {
    info.pictureHosts = [host.host];
  });
  const pictures: Picture[] = [];
  for (const [index, [width, height]] of SIZES.entries()) {
    host.answers.set(`/${index}.jpg`, body(await photograph(width, height)));
    const names = LOCALES.map((locale) => [locale, `${index}`]);
    pictures.push({ source: host.url(`/${index}.jpg`), name: Object.fromEntries(names) });
  }
  agency.edit<{ pictures: Picture[] }>(`homes/${PICTURED}-gent-trapgevel.json`, (home) => {
    home.pictures = pictures;
  });
  const crm = await emulatedAgency(agency.dir);
  const env = { ...crm.env, SITE_DIR: agency.dir, DATA_DIR: dataDir };
  return {
    crm,
    host,
    options: { env, reach: loopback },
    close: async () => {
      await Promise.all([crm.close(), host.close()]);
    },
  };
}
