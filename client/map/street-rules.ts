import {
  CenteredTextSymbolizer,
  exp,
  type Feature,
  GeomType,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';

/** The value of a custom property of the page, without its dashes: a colour or a font. */
type Token = (name: string) => string;

/** Pixels of roads at zooms, of the widest kind. */
const ROAD_WIDTHS = exp(1.6, [
  [8, 0.6],
  [12, 2],
  [15, 7],
  [18, 22],
]);
/** Width of each kind of road, relative to the widest, and the zoom from which it is drawn. */
const ROADS: readonly { kind: string; part: number; from: number }[] = [
  { kind: 'path', part: 0.2, from: 15 },
  { kind: 'minor_road', part: 0.55, from: 12 },
  { kind: 'medium_road', part: 0.7, from: 10 },
  { kind: 'major_road', part: 0.85, from: 8 },
  { kind: 'highway', part: 1, from: 6 },
];
const GREEN = new Set(['park', 'forest', 'wood', 'grass', 'cemetery', 'nature_reserve', 'garden']);

/**
 * What is drawn of an archive in the schema of Protomaps' basemaps: land, green, water, buildings,
 * roads and boundaries, in the site's colours.
 */
export function streetPaint(token: Token): PaintRule[] {
  const [paper, ground, fill, line, muted, primary, accent] = [
    'paper',
    'ground',
    'fill',
    'line',
    'muted',
    'primary',
    'accent',
  ].map(token) as [string, string, string, string, string, string, string];
  const area = (dataLayer: string, colour: string, opacity = 1): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill: colour, opacity }),
  });
  const isPolygon = (_: number, { geomType }: Feature) => geomType === GeomType.Polygon;
  return [
    area('earth', ground),
    { ...area('landuse', accent, 0.22), filter: (_, one) => GREEN.has(kindOf(one)) },
    { ...area('water', fill), filter: isPolygon },
    { ...area('water', primary, 0.16), filter: isPolygon },
    { ...area('buildings', line, 0.55), minzoom: 14 },
    {
      dataLayer: 'boundaries',
      symbolizer: new LineSymbolizer({ color: muted, width: 1, dash: [6, 3] }),
    },
    {
      dataLayer: 'roads',
      minzoom: 12,
      filter: (_, one) => kindOf(one) === 'rail',
      symbolizer: new LineSymbolizer({ color: muted, width: 0.8, opacity: 0.6 }),
    },
    ...ROADS.map((road) => roadRule(road, line, 2)),
    ...ROADS.map((road) => roadRule(road, paper, 0)),
  ];
}

/** A road, or with `wider` the edge below it. */
function roadRule(
  { kind, part, from }: (typeof ROADS)[number],
  color: string,
  wider: number,
): PaintRule {
  return {
    dataLayer: 'roads',
    minzoom: from,
    filter: (_, one) => kindOf(one) === kind,
    symbolizer: new LineSymbolizer({
      color,
      width: (zoom) => ROAD_WIDTHS(zoom) * part + wider,
      lineCap: 'round',
      lineJoin: 'round',
    }),
  };
}

/** The names of places, waters and streets in the page's type. */
export function streetLabels(token: Token, language: string): LabelRule[] {
  const [ink, muted, paper, primary] = ['ink', 'muted', 'paper', 'primary'].map(token) as [
    string,
    string,
    string,
    string,
  ];
  const labelProps = [`name:${language}`, 'name'];
  const text = (fill: string, font: string) => ({
    labelProps,
    fill,
    font,
    stroke: paper,
    width: 3,
  });
  const [heading, running] = [token('font-heading'), token('font-text')];
  return [
    {
      dataLayer: 'places',
      filter: (_, one) => kindOf(one) === 'locality',
      symbolizer: new CenteredTextSymbolizer(text(ink, `600 15px ${heading}`)),
    },
    {
      dataLayer: 'places',
      minzoom: 12,
      filter: (_, one) => /neighbourhood|suburb/.test(kindOf(one)),
      symbolizer: new CenteredTextSymbolizer(text(muted, `500 12px ${running}`)),
    },
    {
      dataLayer: 'water',
      minzoom: 10,
      filter: (_, { geomType }) => geomType === GeomType.Point,
      symbolizer: new CenteredTextSymbolizer(text(primary, `italic 13px ${running}`)),
    },
    {
      dataLayer: 'roads',
      minzoom: 14,
      symbolizer: new LineLabelSymbolizer(text(muted, `500 12px ${running}`)),
    },
  ];
}

function kindOf({ props }: Feature): string {
  const { kind } = props;
  return typeof kind === 'string' ? kind : '';
}
