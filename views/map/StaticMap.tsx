import type { Bounds } from '../domain/filters/bounds.ts';
import { type Box, boxOfName, type PlacedName, placeNames } from '../domain/place/map-names.ts';
import { reachClasses } from '../domain/place/map-reach.ts';
import {
  type StaticMap as StaticMapPlace,
  STATIC_MAP,
  staticMapOf,
  staticMapPath,
} from '../domain/place/static-map.ts';
import { project } from '../domain/place/mercator.ts';
import type { PageContext } from '../page-context.ts';
import { MarkerPlate, PLATE } from './MarkerPlate.tsx';

type Position = readonly [lat: number, lng: number];

interface Props {
  ctx: PageContext;
  /** Text alternative. */
  label: string;
  /** Bounds that are visible on every screen. */
  bounds: Bounds;
  /** Positions of plates. */
  plates: readonly Position[];
  /** Id of the municipality that is marked. */
  marked?: number | undefined;
}

/**
 * A static map, drawn by the server: a picture, and over it the names in the page's fonts and the
 * plates. It does not scale: a narrow page shows its middle.
 */
export function StaticMap({ ctx: { assets, locale }, label, bounds, plates, marked }: Props) {
  const still = staticMapOf(bounds);
  const signs = plates.map((at) => pixelOf(still, at));
  const names = placeNames(assets.atlas.names(locale), {
    zoom: still.zoom,
    pixelOf: (at) => pixelOf(still, at),
    within: WITHIN,
    obstacles: signs.map(boxOfPlate),
  });
  return (
    <div className="static-map" role="img" aria-label={label}>
      <img
        src={assets.atlas.url + staticMapPath(still, marked)}
        {...STATIC_MAP}
        alt=""
        loading="lazy"
      />
      <svg className="map-names" width="100%" height="100%" aria-hidden="true">
        <svg x="50%" y="50%" overflow="visible">
          {names.map((name) => (
            <Name key={`${name.x} ${name.y}`} name={name} />
          ))}
          {signs.map(([x, y]) => (
            <MarkerPlate key={`${x} ${y}`} x={x - PLATE.width / 2} y={y - PLATE.height} />
          ))}
        </svg>
      </svg>
    </div>
  );
}

/**
 * Shown where the frame has room for all of it. Positions are relative to the dot: most names are
 * as far below theirs, so that they compress well.
 */
function Name({ name }: { name: PlacedName }) {
  const { text, rank, x, y, dot } = name;
  const at = dot ?? { x, y };
  return (
    <g className={reachClasses(boxOfName(name))} transform={`translate(${at.x} ${at.y})`}>
      {dot && <circle className="map-dot" r="2.5" />}
      <text className={`map-name-${rank}`} x={x - at.x || undefined} y={y - at.y || undefined}>
        {text}
      </text>
    </g>
  );
}

/** The picture, around its middle. */
const WITHIN: Box = {
  left: -STATIC_MAP.width / 2,
  right: STATIC_MAP.width / 2,
  top: -STATIC_MAP.height / 2,
  bottom: STATIC_MAP.height / 2,
};

/** Pixels from the middle of the static map. */
function pixelOf({ zoom, x, y }: StaticMapPlace, at: Position): readonly [x: number, y: number] {
  const [worldX, worldY] = project(at, zoom);
  return [Math.round(worldX - x), Math.round(worldY - y)];
}

function boxOfPlate([x, y]: readonly [x: number, y: number]): Box {
  return {
    left: x - PLATE.width / 2,
    right: x + PLATE.width / 2,
    top: y - PLATE.height,
    bottom: y,
  };
}
