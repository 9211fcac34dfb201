import type { IsoDate } from '../format/date.ts';
import type { EnergyRegion } from './energy-region.ts';

/** A band of a region's scale, in kWh per square metre and year. */
export interface EnergyBand {
  /** `A++`, `B`, `C-`: as in the tables of docs/facts.md, with an ASCII hyphen. */
  label: string;
  /** The label's capital letter. */
  letter: string;
  /** Lower bound, exclusive; absent on the first band. */
  above?: number;
  /** Upper bound, inclusive; absent on the last band. */
  upTo?: number;
}

interface ScaleTable {
  region: EnergyRegion;
  /** First day on which the table applies; '' for the first known table of a region. */
  since: IsoDate;
  bands: readonly EnergyBand[];
}

/**
 * Residential scales, upper bounds inclusive (docs/facts.md, "Regions and energy labels"). A reform
 * is added as an entry with its first day.
 */
const TABLES: readonly ScaleTable[] = [
  {
    region: 'flanders',
    since: '',
    bands: bandsOf('A+ 0, A 100, B 200, C 300, D 400, E 500, F'),
  },
  {
    region: 'wallonia',
    since: '',
    bands: bandsOf('A++ 0, A+ 45, A 85, B 170, C 255, D 340, E 425, F 510, G'),
  },
  {
    region: 'brussels',
    since: '',
    bands: bandsOf(
      'A++ 0, A+ 15, A 30, A- 45, B+ 62, B 78, B- 95, C+ 113, C 132, C- 150, ' +
        'D+ 170, D 190, D- 210, E+ 232, E 253, E- 275, F 345, G',
    ),
  },
];

/**
 * The scale of a region on the day of a certificate (default: the newest), best band first. Empty
 * for Luxembourg, where labels are only stated.
 */
export function energyScale(
  region: EnergyRegion | undefined,
  on: IsoDate = '9999-12-31',
): readonly EnergyBand[] {
  const tables = TABLES.filter((table) => table.region === region && table.since <= on);
  const newest = tables.toSorted((one, other) => (one.since < other.since ? 1 : -1))[0];
  return newest?.bands ?? [];
}

/** Parses labels and upper bounds as docs/facts.md lists them; the last label has no bound. */
function bandsOf(bounds: string): EnergyBand[] {
  let above: number | undefined;
  return bounds.split(', ').map((step) => {
    const [label = '', bound] = step.split(' ');
    const upTo = bound === undefined ? undefined : Number(bound);
    const band = {
      label,
      letter: label.charAt(0),
      ...(above !== undefined && { above }),
      ...(upTo !== undefined && { upTo }),
    };
    above = upTo;
    return band;
  });
}

/** The band of a figure; undefined without a figure or a scale. */
export function bandOf(
  scale: readonly EnergyBand[],
  kilowattHours: number | undefined,
): EnergyBand | undefined {
  if (kilowattHours === undefined || Number.isNaN(kilowattHours)) return undefined;
  return scale.find(({ upTo = Infinity }) => kilowattHours <= upTo);
}
