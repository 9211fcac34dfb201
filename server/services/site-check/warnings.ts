import type { CheckedFolder } from './checked-folder.ts';
import { correctedColours } from './corrected-colours.ts';
import { costRules } from './cost-rules.ts';
import type { Finding, Warning } from './finding.ts';
import { fonts } from './fonts.ts';
import { formsWithoutPrivacy } from './forms-without-privacy.ts';
import { mailLanguages } from './mail-languages.ts';
import { missingTexts } from './missing-texts.ts';
import { openHouses } from './open-houses.ts';
import { pictures } from './pictures.ts';
import { placeholders } from './placeholders.ts';
import { positions } from './positions.ts';
import { postcodes } from './postcodes.ts';
import { redirects } from './redirects.ts';
import { unlinkedPages } from './unlinked-pages.ts';
import { unreadFiles } from './unread-files.ts';
import { unusedTexts } from './unused-texts.ts';

/** What `npm run check-site` looks for besides the errors that a start finds. */
const CHECKS: readonly ((folder: CheckedFolder) => Warning[])[] = [
  missingTexts,
  unusedTexts,
  correctedColours,
  fonts,
  pictures,
  postcodes,
  positions,
  unreadFiles,
  unlinkedPages,
  formsWithoutPrivacy,
  openHouses,
  mailLanguages,
  redirects,
  costRules,
  placeholders,
];

export function warningsOf(folder: CheckedFolder): Finding[] {
  return CHECKS.flatMap((check) =>
    check(folder).map((found) => ({ level: 'warning' as const, ...found })),
  );
}
