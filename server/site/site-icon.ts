import type { SiteInfo } from '../../views/domain/site/site.ts';
import type { Colours } from './palette.ts';

/**
 * The site's icon, an SVG: a plate in the site's primary colour with the first letter of its name
 * (docs/look.md, "The idea").
 */
export function siteIcon({ name }: Pick<SiteInfo, 'name'>, { primary, paper }: Colours): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect x="1" y="3" width="30" height="26" rx="3" fill="${primary}"/>` +
    `<rect x="4.5" y="6.5" width="23" height="19" rx="1" fill="none" stroke="${paper}"/>` +
    `<text x="16" y="21.5" fill="${paper}" font-family="system-ui,sans-serif" font-size="15" ` +
    `font-weight="700" text-anchor="middle">${letter}</text></svg>`
  );
}

/**
 * The icon as a PNG on white, `side` pixels wide and high, for a phone's home screen. The letter
 * uses any sans-serif font of the machine; without one only the plate is drawn.
 */
export async function iconPng(svg: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const density = (72 * side) / 32;
  const image = sharp(Buffer.from(svg), { density }).resize(side, side);
  return image.flatten({ background: '#ffffff' }).png({ palette: true }).toBuffer();
}
