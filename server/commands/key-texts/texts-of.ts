import { costTexts } from './costs.ts';
import { homeTexts, openHouseTexts } from './homes.ts';
import type { KeyTexts } from './key-texts.ts';
import { contentTexts, moduleTexts } from './modules.ts';
import { pageTexts } from './pages.ts';
import { partyTexts } from './parties.ts';
import { faqTexts, teamTexts, testimonialTexts } from './people.ts';
import { projectTexts } from './projects.ts';
import { sharedTexts } from './shared.ts';
import { siteTexts } from './site.ts';

const BY_FILE: Readonly<Record<string, KeyTexts>> = {
  site: siteTexts,
  party: partyTexts,
  page: pageTexts,
  home: homeTexts,
  'open-houses': openHouseTexts,
  project: projectTexts,
  team: teamTexts,
  testimonials: testimonialTexts,
  faq: faqTexts,
  'buying-costs': costTexts,
  content: contentTexts,
};

/**
 * What a key means, for an agency; undefined if nothing says it. A text of the file itself comes
 * first, then one for the end of the path, the longest first.
 * @param file name of the schema (`folder-schemas.ts`), `party` for an entry of `thirdParties`, or
 * `content` for that of a module, with the kind as the first part of the path.
 */
export function textOfKey(file: string, path: string): string | undefined {
  const own = BY_FILE[file] ?? {};
  if (own[path] !== undefined) return own[path];
  const ends = endsOf(path);
  const texts = file === 'content' ? [own, sharedTexts] : [sharedTexts];
  return texts.flatMap((of) => ends.flatMap((end) => of[end] ?? []))[0];
}

/** What a kind of module shows; undefined if nothing says it. */
export function textOfModule(kind: string): string | undefined {
  return moduleTexts[kind];
}

/** The ends of a path, the longest first: `a.b.c`, `b.c`, `c`. */
function endsOf(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}
