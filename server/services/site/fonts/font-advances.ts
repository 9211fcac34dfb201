import type { Font } from 'fontkitten';

/** A region of a font's variations along one axis, in normalized coordinates (−1 to 1). */
interface RegionAxis {
  startCoord: number;
  peakCoord: number;
  endCoord: number;
}

/** The table of how advance widths vary (OpenType, "HVAR"), as fontkitten decodes it. */
interface WidthVariations {
  itemVariationStore: {
    variationRegionList: { variationRegions: readonly (readonly RegionAxis[])[] };
    itemVariationData: readonly {
      regionIndexes: readonly number[];
      deltaSets: readonly { deltas: readonly number[] }[];
    }[];
  };
  advanceWidthMapping?: {
    mapCount: number;
    mapData: readonly { outerIndex: number; innerIndex: number }[];
  } | null;
}

/** Tables that fontkitten decodes without declaring them. */
type VariableFont = Font & {
  HVAR?: WidthVariations;
  avar?: {
    segment: readonly {
      correspondence: readonly { fromCoord: number; toCoord: number }[];
    }[];
  };
};

/**
 * The advance widths of a font's characters at a weight, in em; undefined for one that it does not
 * have. fontkitten varies no font in a WOFF2 file, but decodes the tables that say how.
 */
export function advancesAt(font: Font, weight: number): (character: string) => number | undefined {
  const varied = variationAt(font, weight);
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!font.hasGlyphForCodePoint(code)) return undefined;
    const { id, advanceWidth } = font.glyphForCodePoint(code);
    return (advanceWidth + varied(id)) / font.unitsPerEm;
  };
}

/** What a weight adds to the width of a glyph, in the font's units. */
function variationAt(font: VariableFont, weight: number): (glyph: number) => number {
  const { HVAR: table } = font;
  const coordinates = coordinatesAt(font, weight);
  if (!table || coordinates.every((coordinate) => coordinate === 0)) return () => 0;
  const { variationRegionList, itemVariationData } = table.itemVariationStore;
  const shares = variationRegionList.variationRegions.map((region) =>
    region.reduce((share, axis, index) => share * shareOf(axis, coordinates[index] ?? 0), 1),
  );
  return (glyph) => {
    const { mapCount = 0, mapData } = table.advanceWidthMapping ?? {};
    const mapped = mapData?.[Math.min(glyph, mapCount - 1)];
    const data = itemVariationData[mapped?.outerIndex ?? 0];
    const { deltas } = data?.deltaSets[mapped?.innerIndex ?? glyph] ?? { deltas: [] };
    const added = deltas.map((delta, at) => delta * (shares[data?.regionIndexes[at] ?? 0] ?? 0));
    return added.reduce((sum, delta) => sum + delta, 0);
  };
}

/** How far a region applies at a coordinate: 1 at its peak, 0 outside. */
function shareOf({ startCoord, peakCoord, endCoord }: RegionAxis, coordinate: number): number {
  if (peakCoord === 0 || coordinate === peakCoord) return 1;
  if (coordinate <= startCoord || coordinate >= endCoord) return 0;
  return coordinate < peakCoord
    ? (coordinate - startCoord) / (peakCoord - startCoord)
    : (endCoord - coordinate) / (endCoord - peakCoord);
}

/** Normalized, by axis; all axes but the weight's are at their default. */
function coordinatesAt({ variationAxes, avar }: VariableFont, weight: number): number[] {
  return Object.entries(variationAxes).map(([tag, axis], index) => {
    if (tag !== 'wght' || !axis) return 0;
    const value = Math.min(Math.max(weight, axis.min), axis.max) - axis.default;
    const reach = value < 0 ? axis.default - axis.min : axis.max - axis.default;
    const linear = reach === 0 ? 0 : value / reach;
    return mappedBy(avar?.segment[index]?.correspondence ?? [], linear);
  });
}

/** A coordinate mapped by the axis's own segments (OpenType, "avar"). */
function mappedBy(
  points: readonly { fromCoord: number; toCoord: number }[],
  coordinate: number,
): number {
  const next = points.findIndex(({ fromCoord }) => fromCoord >= coordinate);
  const [before, after] = [points[next - 1], points[next]];
  if (!after || !before) return after?.toCoord ?? coordinate;
  const share = (coordinate - before.fromCoord) / (after.fromCoord - before.fromCoord);
  return before.toCoord + share * (after.toCoord - before.toCoord);
}
