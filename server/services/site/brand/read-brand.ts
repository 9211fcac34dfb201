import type { Brand, BrandPicture, SharingPicture } from '../../../../views/domain/site/brand.ts';
import { SHARING_SIZE } from '../../../../views/domain/site/brand.ts';
import type { SiteInfo } from '../../../../views/domain/site/site.ts';
import { SITE_FILES } from '../../../platform/http/site-files.ts';
import {
  type BrandFile,
  type BrandProblem,
  isProblem,
  PICTURES,
  readBrandFile,
} from './brand-file.ts';

/** Bytes of a logo, which every page shows. */
const MAX_LOGO = 100_000;
/** Pixels of an icon: the largest that is made of it. */
const MIN_ICON = 512;

/** URL path of the picture that previews of shared links show; its version follows. */
export const SHARING_PATH = '/sharing-picture.jpg';

/** What pictures are drawn from when they are asked for. */
export interface BrandSources {
  icon?: BrandFile;
  sharingPicture?: { file: BrandFile; focus: SharingPicture['focus'] };
}

export interface ReadBrand {
  brand: Brand;
  sources: BrandSources;
  /** Served as they are, below {@link SITE_FILES}. */
  files: { name: string; bytes: Buffer }[];
  problems: BrandProblem[];
  /** Changes with every byte of the files. */
  digest: string;
}

type Branded = Pick<SiteInfo, 'logo' | 'icon' | 'sharingPicture'>;

/** Reads and checks the pictures by which an agency is recognized. */
export async function readBrand(dir: string, info: Branded): Promise<ReadBrand> {
  const read: ReadBrand = { brand: {}, sources: {}, files: [], problems: [], digest: '' };
  const file = async (
    key: string,
    name: string,
    check: (file: BrandFile) => string | undefined,
  ) => {
    const found = await readBrandFile(dir, key, name);
    if (isProblem(found)) return void read.problems.push(found);
    read.digest += `\0${key}\0${found.hash}`;
    const reason = check(found);
    if (reason === undefined) return found;
    return void read.problems.push({ file: `${PICTURES}/${name}`, path: '', reason });
  };
  const logo = async (ground: 'onLight' | 'onDark'): Promise<BrandPicture | undefined> => {
    const name = info.logo?.[ground];
    const found = name === undefined ? undefined : await file(`logo.${ground}`, name, logoFault);
    return found && served(found, read.files);
  };
  const [onLight, onDark] = [await logo('onLight'), await logo('onDark')];
  if (onLight) read.brand.logo = { onLight, ...(onDark && { onDark }) };
  const icon = info.icon === undefined ? undefined : await file('icon', info.icon, iconFault);
  if (icon) read.sources.icon = icon;
  const { source, focus } = info.sharingPicture ?? {};
  const shared = source === undefined ? undefined : await file(SHARED_KEY, source, sharingFault);
  if (shared) {
    read.sources.sharingPicture = { file: shared, focus };
    const version = `${shared.hash}${focus === undefined ? '' : `-${focus.join('-')}`}`;
    read.brand.sharingPicture = { url: `${SHARING_PATH}?v=${version}`, ...SHARING_SIZE };
  }
  return read;
}

const SHARED_KEY = 'sharingPicture.source';

/** Adds the file to those that are served. */
function served(file: BrandFile, files: ReadBrand['files']): BrandPicture {
  const name = `logo.${file.hash}.${file.isSvg ? 'svg' : 'png'}`;
  if (!files.some((other) => other.name === name)) files.push({ name, bytes: file.bytes });
  return { url: `${SITE_FILES}/${name}`, width: file.width, height: file.height };
}

function logoFault({ bytes }: BrandFile): string | undefined {
  if (bytes.length <= MAX_LOGO) return undefined;
  return `has ${bytes.length} bytes; a logo, which every page shows, has at most ${MAX_LOGO}`;
}

function iconFault({ width, height, isSvg }: BrandFile): string | undefined {
  if (width !== height) return `is ${width} by ${height}; an icon is square`;
  if (isSvg || width >= MIN_ICON) return undefined;
  return `is ${width} pixels wide; an icon needs ${MIN_ICON}, or is an SVG`;
}

function sharingFault({ width, height }: BrandFile): string | undefined {
  if (width >= SHARING_SIZE.width && height >= SHARING_SIZE.height) return undefined;
  const needed = `${SHARING_SIZE.width} by ${SHARING_SIZE.height}`;
  return `is ${width} by ${height} pixels; a sharing picture needs ${needed}`;
}
