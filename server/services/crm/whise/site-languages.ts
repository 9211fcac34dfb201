import path from 'node:path';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../../../views/domain/locale.ts';
import { ALL_LANGUAGES, languagesSchema } from '../../../../views/domain/site/languages.ts';
import { checkJson, readTextIfExists } from '../../../platform/files/json-file.ts';

const siteFile = z.looseObject({ languages: languagesSchema.default(ALL_LANGUAGES) });

/**
 * The languages of the agency's site, as its folder has them now; all where they cannot be read: the
 * site then shows its last good version.
 */
export async function siteLanguages(siteDir: string): Promise<readonly Locale[]> {
  const text = await readTextIfExists(path.join(siteDir, 'site.json')).catch(() => undefined);
  const checked = checkJson(text ?? '{}', siteFile);
  return checked.ok ? checked.value.languages : LOCALES;
}
