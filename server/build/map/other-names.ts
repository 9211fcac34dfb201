import type { MapData } from '../../services/tiles/map-data.ts';

type Name = MapData['names'][number];

const name = (
  rank: Name['rank'],
  at: Name['at'],
  [nl, fr, en, de]: readonly [nl: string, fr: string, en: string, de: string],
): Name => ({ names: { nl, fr, en, de }, rank, at });

/** Names on the map other than those of municipalities, placed where there is space. */
export const OTHER_NAMES: readonly Name[] = [
  name('country', [51.68, 5.0], ['NEDERLAND', 'PAYS-BAS', 'NETHERLANDS', 'NIEDERLANDE']),
  name('country', [49.72, 3.5], ['FRANKRIJK', 'FRANCE', 'FRANCE', 'FRANKREICH']),
  name('country', [50.55, 6.95], ['DUITSLAND', 'ALLEMAGNE', 'GERMANY', 'DEUTSCHLAND']),
  name('country', [49.72, 6.14], ['LUXEMBURG', 'LUXEMBOURG', 'LUXEMBOURG', 'LUXEMBURG']),
  name('sea', [51.5, 2.75], ['Noordzee', 'Mer du Nord', 'North Sea', 'Nordsee']),
  province(
    [51.1, 3.02],
    ['West-Vlaanderen', 'Flandre-Occidentale', 'West Flanders', 'Westflandern'],
  ),
  province([51.0, 3.83], ['Oost-Vlaanderen', 'Flandre-Orientale', 'East Flanders', 'Ostflandern']),
  province([51.27, 4.75], ['Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen']),
  province([51.02, 5.45], ['Limburg', 'Limbourg', 'Limburg', 'Limburg']),
  province(
    [50.93, 4.6],
    ['Vlaams-Brabant', 'Brabant flamand', 'Flemish Brabant', 'Flämisch-Brabant'],
  ),
  province(
    [50.66, 4.65],
    ['Waals-Brabant', 'Brabant wallon', 'Walloon Brabant', 'Wallonisch-Brabant'],
  ),
  province([50.5, 3.8], ['Henegouwen', 'Hainaut', 'Hainaut', 'Hennegau']),
  province([50.27, 4.87], ['Namen', 'Namur', 'Namur', 'Namur']),
  province([50.5, 5.8], ['Luik', 'Liège', 'Liège', 'Lüttich']),
  province([49.93, 5.45], ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg']),
];

/** In capitals, as on a printed map. */
function province(at: Name['at'], words: readonly [string, string, string, string]): Name {
  const [nl, fr, en, de] = words.map((word) => word.toUpperCase());
  return name('province', at, [nl!, fr!, en!, de!]);
}
