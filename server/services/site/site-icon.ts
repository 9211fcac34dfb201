import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { xml } from '../../platform/xml.ts';
import type { Colours } from './colours/palette.ts';

/** Width and height of the drawing. */
const SIDE = 32;
/**
 * Scale of a maskable icon: only a circle of 80 % of its width is certainly visible, and the
 * plate's corners must be within it.
 */
const SAFE = 0.64;

type Named = Pick<SiteInfo, 'name'>;

/**
 * The site's icon, an SVG: a plate in the site's primary colour with the first letter of its name
 * (docs/look.md, "The idea").
 */
export function siteIcon(named: Named, colours: Colours): string {
  return drawing(plate(named, colours));
}

/** The same as a maskable icon: the plate's colour fills the square. */
export function maskableIcon(named: Named, colours: Colours): string {
  const offset = (SIDE * (1 - SAFE)) / 2;
  const ground = { width: String(SIDE), height: String(SIDE), fill: colours.primary };
  const transform = `translate(${offset} ${offset}) scale(${SAFE})`;
  return drawing([xml('rect', ground, []), xml('g', { transform }, plate(named, colours))]);
}

function drawing(content: readonly string[]): string {
  const viewBox = `0 0 ${SIDE} ${SIDE}`;
  return xml('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, content);
}

function plate({ name }: Named, { primary, paper }: Colours): string[] {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  const enamel = { x: '1', y: '3', width: '30', height: '26', rx: '3', fill: primary };
  const line = { x: '4.5', y: '6.5', width: '23', height: '19', rx: '1' };
  const text = {
    x: '16',
    y: '21.5',
    fill: paper,
    'font-family': 'system-ui,sans-serif',
    'font-size': '15',
    'font-weight': '700',
    'text-anchor': 'middle',
  };
  return [
    xml('rect', enamel, []),
    xml('rect', { ...line, fill: 'none', stroke: paper }, []),
    xml('text', text, letter),
  ];
}

/**
 * The icon as a PNG on white, `side` pixels wide and high, for a phone's home screen. The letter
 * uses any sans-serif font of the machine; without one only the plate is drawn.
 */
export async function iconPng(svg: string, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const density = (72 * side) / SIDE;
  const image = sharp(Buffer.from(svg), { density }).resize(side, side);
  return image.flatten({ background: '#ffffff' }).png({ palette: true }).toBuffer();
}
