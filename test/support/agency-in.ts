import { AgencyCopy } from './agency-copy.ts';
import type { Locale } from '../../views/domain/locale.ts';

/** A copy of an agency's folder with a site in these languages; its texts are as they were. */
export function agencyIn(source: string, languages: readonly Locale[]): AgencyCopy {
  const agency = new AgencyCopy(source);
  agency.edit<object>('site.json', (info) => Object.assign(info, { languages }));
  return agency;
}
