import { HOME_COUNTRY } from '../../../views/domain/place/address.ts';
import { textOf } from '../../../views/domain/text/multilingual.ts';
import type { CheckedFolder } from './checked-folder.ts';

/** What has an address in Belgium. */
export interface Place {
  file: string;
  /** Path of the address in the file, with a dot behind it; '' for the whole file. */
  at: string;
  zip: string;
  city: string;
  /** Latitude and longitude in degrees. */
  position: readonly [number, number] | undefined;
}

/** Offices, homes and projects in Belgium. */
export function placesOf({ site, homes, projects, json }: CheckedFolder): Place[] {
  const items = [
    ...homes.map((home) => ({ ...home, file: json.fileOf('homes', home.id) })),
    ...projects.map((project) => ({ ...project, file: json.fileOf('projects', project.id) })),
  ];
  return [
    ...site.info.offices.map(({ zip, city, position }, index) => ({
      file: 'site.json',
      at: `offices[${index}].`,
      zip,
      city: site.info.languages.map((locale) => textOf(city, locale)).find(Boolean) ?? '',
      position,
    })),
    ...items
      .filter(({ countryId }) => countryId === HOME_COUNTRY)
      .map(({ file, zip, city, position }) => ({ file, at: '', zip, city, position })),
  ];
}
