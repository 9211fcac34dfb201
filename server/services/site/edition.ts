import { createHash } from 'node:crypto';
import { brusselsDate } from '../../../views/domain/format/date.ts';
import { eachSheet, type SheetName } from '../../../views/domain/page-files/part-sheets.ts';
import type { Site, SiteInfo } from '../../../views/domain/site/site.ts';
import type { ModuleSchemas } from './check-modules.ts';
import type { SitePaths } from '../../../views/routing/site-paths.ts';
import { sitePaths } from '../../../views/subjects/site-paths.ts';
import { SITE_FILES } from '../../platform/http/site-files.ts';
import type { BrandSources } from './brand/read-brand.ts';
import { headerOf } from '../../../views/domain/site/site-look.ts';
import { loadSite } from './load-site.ts';
import { fallbacksOf, type RoleMetrics } from './fonts/own-fonts.ts';
import { readablePalette } from './colours/palette.ts';
import { siteIcon } from './site-icon.ts';
import { siteStylesheet } from './stylesheet.ts';
import { concernsOfRules } from './cost-rule-concerns.ts';

/** A file of the site that is served from memory, at a URL that changes with its content. */
export interface SiteFile {
  /** Relative to {@link SITE_FILES}, without a leading slash. */
  name: string;
  bytes: Buffer;
}

/**
 * The site as one state of its files makes it. Replaced as a whole, so that no page refers to a
 * stylesheet or font of another state.
 */
export interface SiteEdition {
  site: Site;
  paths: SitePaths;
  /** Changes whenever a page could look different; 16 hexadecimal digits. */
  version: string;
  files: readonly SiteFile[];
  /** URLs for the document's head. */
  stylesheet: string;
  furtherStylesheets: Readonly<Record<SheetName, string>>;
  fonts: readonly string[];
  icon: SiteIcon;
  /** What icons and the sharing picture are drawn from. */
  brand: BrandSources;
  /** Warnings about replaced or omitted parts, one sentence each. */
  warnings: readonly string[];
}

/** The icon that pages link to. */
export interface SiteIcon {
  url: string;
  type: 'image/svg+xml' | 'image/png';
}

/** The product's style sheets by name: `base`, those of parts and conditions, of further templates and of headers. */
export type Styles = Readonly<Record<string, string>>;

interface Product {
  moduleSchemas: ModuleSchemas;
  styles: Styles;
  /** The URL of a file of the product, e.g. `fonts/x.woff2`. */
  assetUrl: (name: string) => string | undefined;
  /** The metrics of the product's fonts by file name. */
  fontMetrics: Readonly<Record<string, RoleMetrics>>;
}

/**
 * Loads the agency's folder and makes its stylesheet. An agency's own font has precedence over one
 * of the product with the same name.
 * @param now milliseconds since 1970.
 * @throws SiteError for mistakes in the folder.
 */
export async function loadEdition(
  dir: string,
  product: Product,
  now: number,
): Promise<SiteEdition> {
  const { site, version, brand, fonts: own } = await loadSite(dir, product.moduleSchemas, now);
  const fallbacks = fallbacksOf(site.info.fonts, own, product.fontMetrics);
  const ownUrls = new Map(own.files.map((font) => [`fonts/${font.file}`, urlOf(fontName(font))]));
  const assetUrl = (name: string) => ownUrls.get(name) ?? product.assetUrl(name);
  const { styles } = product;
  const header = `header-${headerOf(site.info)}`;
  const sheets = ['base', site.info.siteTemplate, header];
  const shared = sheets.map((name) => styles[name] ?? '').join('');
  const { css, hash, warnings } = siteStylesheet(site.info, shared, { assetUrl, fallbacks });
  const stylesheet = { name: `${hash}.css`, bytes: Buffer.from(css) };
  const further = eachSheet((name) => hashedFile(name, styles[name] ?? '', 'css'));
  const icon = hashedFile('icon', iconText(site.info, brand.sources), 'svg');
  const fonts = Object.values(site.info.fonts).map(({ file }) => assetUrl(`fonts/${file}`));
  return {
    site,
    paths: sitePaths(site),
    version: createHash('sha256').update(`${version} ${hash}`).digest('hex').slice(0, 16),
    files: [
      stylesheet,
      ...Object.values(further),
      icon,
      ...brand.files,
      ...own.files.map((font) => ({ name: fontName(font), bytes: font.bytes })),
    ],
    stylesheet: urlOf(stylesheet.name),
    furtherStylesheets: eachSheet((name) => urlOf(further[name].name)),
    fonts: [...new Set(fonts)].filter((url) => url !== undefined),
    icon: iconLink(urlOf(icon.name), brand.sources),
    brand: brand.sources,
    warnings: [...warnings, ...uncheckedIn(site, now)],
  };
}

/** Only for sites that show the costs of buying. */
function uncheckedIn({ costRules = [], pages }: Site, now: number): string[] {
  const shows = pages.some(({ params }) =>
    params.modules.some(({ relations }) => relations.type === 'buying-costs'),
  );
  return shows ? concernsOfRules(costRules, brusselsDate(now) ?? '') : [];
}

function iconText(info: SiteInfo, { icon }: BrandSources): string {
  if (icon?.isSvg) return icon.bytes.toString('utf8');
  return siteIcon(info, readablePalette(info).colours);
}

/** An SVG as it is; of a PNG the smaller one that is drawn of it. */
function iconLink(drawn: string, { icon }: BrandSources): SiteIcon {
  if (!icon || icon.isSvg) return { url: drawn, type: 'image/svg+xml' };
  return { url: '/icon-192.png', type: 'image/png' };
}

function hashedFile(name: string, text: string, extension: string): SiteFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { name: `${name}.${hash}.${extension}`, bytes: Buffer.from(text) };
}

function fontName({ file, hash }: { file: string; hash: string }): string {
  return file.replace(/\.woff2$/, `.${hash}.woff2`);
}

function urlOf(name: string): string {
  return `${SITE_FILES}/${name}`;
}
