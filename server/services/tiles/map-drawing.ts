import { mixed } from '../site/colours/mixed-colour.ts';
import type { Colours } from '../site/colours/palette.ts';
import { xml } from '../../platform/xml.ts';
import type { MapLines } from './map-lines.ts';
import { Pen, type Piece } from './pen.ts';

/** Raised when the map is drawn differently: browsers cache its pictures permanently. */
export const DRAWING = 4;

export type MapColours = Pick<Colours, 'paper' | 'ground' | 'fill' | 'line' | 'muted' | 'primary'>;

/** Rivers have an accuracy of a kilometre, so they are not drawn at larger zooms. */
const RIVERS_TO = 10.5;
/** The lines of water along a coast, from the outermost: pixels from it. */
const WATER_LINES = [18, 11, 5];
/** Minimum zoom at which municipalities are shaded by population density. */
const SHADED_FROM = 8.75;
const SHADES = [0.4, 0.8, 1.2];
/** Maximum distance in metres between the neighbours' border and the country's. */
const SEAM_METRES = 3000;
/** Metres per pixel at zoom 0, at the latitude of the middle of the country. */
const METRES = 156_543 * Math.cos((50.6 * Math.PI) / 180);

/**
 * A piece of the product's own map as an SVG (docs/look.md, "The map"): the sea with lines of water
 * along the coast, the neighbours, the country on paper with a border of enamel, its provinces,
 * municipalities and rivers. Without names, which are set in the page's own type. A pure function.
 * @param marked the id of a municipality whose area is marked.
 */
export function drawMap(
  piece: Piece,
  lines: MapLines,
  colours: MapColours,
  marked?: number,
): string {
  const size = { width: String(piece.width), height: String(piece.height) };
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    ...size,
    viewBox: `0 0 ${piece.width} ${piece.height}`,
  };
  const pen = new Pen(piece);
  const water = mixed(colours.fill, colours.primary, 0.16);
  return xml('svg', attributes, [
    xml('rect', { ...size, fill: water }, []),
    ...landLayers(pen, lines, colours, water),
    ...lineLayers(pen, lines, colours, water),
    ...(marked === undefined ? [] : markedArea(pen, lines.outline(marked), colours)),
  ]);
}

/** A municipality that stands for unpublished addresses. */
function markedArea(
  pen: Pen,
  rings: ReturnType<MapLines['outline']>,
  { primary }: MapColours,
): string[] {
  const d = pen.area(rings);
  return [
    path(d, { fill: primary, 'fill-opacity': '0.14', 'fill-rule': 'evenodd' }),
    path(d, { stroke: primary, 'stroke-width': '2' }),
  ];
}

function landLayers(pen: Pen, lines: MapLines, colours: MapColours, water: string): string[] {
  const neighbours = pen.area(lines.neighbours());
  const land = pen.area(lines.land());
  const coast = neighbours + land;
  const waterLine = mixed(water, colours.primary, 0.22);
  const abroad = mixed(colours.fill, colours.line, 0.3);
  const seam = { 'stroke-width': short((SEAM_METRES * 2 ** pen.zoom) / METRES) };
  const isShaded = pen.zoom >= SHADED_FROM;
  const shades = SHADES.map((part, at) =>
    isShaded
      ? path(pen.area(lines.ofDensity(at + 1)), { fill: mixed(colours.paper, colours.fill, part) })
      : '',
  );
  return [
    ...WATER_LINES.flatMap((away) => [
      path(coast, { stroke: waterLine, 'stroke-width': short(2 * away + 1) }),
      path(coast, { stroke: water, 'stroke-width': short(2 * away - 1) }),
    ]),
    path(neighbours, { fill: abroad, 'fill-rule': 'evenodd' }),
    path(pen.line(lines.seam()), { stroke: abroad, ...seam }),
    path(pen.line(lines.borders()), {
      stroke: colours.muted,
      'stroke-width': '0.75',
      'stroke-dasharray': '5 3 1 3',
    }),
    path(land, { fill: colours.paper, 'fill-rule': 'evenodd' }),
    ...shades,
    ...(pen.zoom <= RIVERS_TO ? rivers(pen, lines, { land, water, colours }) : []),
  ];
}

/** Only for the country's own rivers: those abroad are incomplete. */
function rivers(
  pen: Pen,
  lines: MapLines,
  { land, water, colours }: { land: string; water: string; colours: MapColours },
): string[] {
  const d = pen.line(lines.rivers());
  if (d === '' || land === '') return [];
  const stroke = { stroke: mixed(water, colours.primary, 0.3), 'stroke-width': '1.5' };
  return [
    xml('clipPath', { id: 'land' }, [path(land, { 'clip-rule': 'evenodd' })]),
    path(d, { ...stroke, 'clip-path': 'url(#land)' }),
  ];
}

function lineLayers(pen: Pen, lines: MapLines, colours: MapColours, water: string): string[] {
  const { zoom } = pen;
  const isNear = zoom >= 8.75;
  const parts = {
    stroke: mixed(colours.line, colours.muted, 0.12),
    'stroke-width': zoom >= 11 ? '1.25' : '0.75',
  };
  const province = {
    stroke: colours.muted,
    'stroke-width': isNear ? '1.1' : '0.8',
    'stroke-dasharray': isNear ? '7 3 1.5 3' : '4 2',
  };
  const border = pen.line(lines.border());
  return [
    isNear ? path(pen.line(lines.boundaries()), parts) : '',
    path(pen.line(lines.provinces()), province),
    path(pen.line(lines.coast()), {
      stroke: mixed(water, colours.primary, 0.5),
      'stroke-width': '1',
    }),
    // The band and the fine line of an enamel plate.
    path(border, { stroke: colours.primary, 'stroke-width': '7', 'stroke-opacity': '0.13' }),
    path(border, { stroke: colours.primary, 'stroke-width': isNear ? '1.6' : '1.2' }),
  ];
}

function path(d: string, attributes: Readonly<Record<string, string>>): string {
  if (d === '') return '';
  const isStroke = 'stroke' in attributes;
  const joins = isStroke ? { fill: 'none', 'stroke-linejoin': 'round' } : {};
  return xml('path', { d, ...joins, ...attributes }, []);
}

function short(pixels: number): string {
  return String(Math.round(pixels * 10) / 10);
}
