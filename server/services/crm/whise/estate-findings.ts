import { brusselsDate } from '../../../../views/domain/format/date.ts';
import type { SiteInfo } from '../../../../views/domain/site/site.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import { pictureAdvice } from '../picture-advice.ts';
import type { WhiseConfig } from '../whise-config.ts';
import type { WhiseOptions } from '../whise-options.ts';
import type { WireRecord } from '../wire-values.ts';
import { CachedEstates, type ReadEstates } from './cached-estates.ts';
import type { WholeList } from './estate-source.ts';
import { estateState } from './estate-state.ts';
import { neverFilled, otherCurrencies, unknownIds } from './estate-unread.ts';
import { choiceIn } from './estate-values.ts';
import { namesLanguageOf } from './names-language.ts';
import { teamFrom } from './people-from-estates.ts';
import { UNREPORTED_CHANGES } from './whise-catalogue.ts';

/** Maximum number of items named for one reason. */
const NAMED = 5;

export interface Findings {
  config: WhiseConfig;
  /** Milliseconds since 1970. */
  now: () => number;
  site: Pick<SiteInfo, 'languages' | 'pictureHosts'>;
}

/** What an operator shall know of the estates: what is wrong or missing, and what was found. */
export async function findingsOf(
  { estates: records, isSorted: isTold }: WholeList,
  { config, now, site }: Findings,
) {
  const { options } = config;
  const guess = namesLanguageOf(records, site.languages);
  const namesLanguage = options.namesLanguage ?? guess;
  const reading = { options, today: brusselsDate(now()) ?? '', namesLanguage };
  const read = await CachedEstates.of(records).read(reading);
  const { homes, projects, dropped } = read;
  const team = teamFrom(records, namesLanguage);
  return {
    faults: [
      ...(isTold ? [] : [UNREPORTED_CHANGES]),
      ...leftOut([...dropped, ...homes.dropped, ...projects.dropped]),
      ...(homes.items.length > 0 ? [] : ['No home is published.']),
      ...missingTexts(read, site.languages),
      ...otherCurrencies(records),
      ...pictureAdvice(homes.items, site.pictureHosts),
      ...(team.length > 0 ? [] : ['Nobody represents an estate: the site has no managers.']),
    ],
    facts: [
      `${records.length} estates: ${homes.items.length} homes, ${projects.items.length} projects, ${team.length} people.`,
      ...notShown(records, read, options),
      ...(options.namesLanguage === undefined
        ? [
            `Titles of advertisements and names of rooms are taken for ${guess}: if they are not, set ` +
              'namesLanguage in WHISE_OPTIONS.',
          ]
        : []),
      `Addresses are hidden of ${countOf(read, 'publishAddress')}, prices of ${countOf(read, 'publishPrice')} homes.`,
      ...neverFilled(records),
      ...unknownIds(records),
      ...homes.items
        .slice(0, 1)
        .map((home) => `A home as the site understands it: ${JSON.stringify(home, undefined, 2)}`),
    ],
  };
}

/** Estates that are no home and no project of the site, without being left out by mistake. */
function notShown(
  records: readonly WireRecord[],
  { homes, projects }: ReadEstates,
  options: WhiseOptions,
) {
  const standings = records.map((record) => estateState(record, options));
  const withheld = records.filter((_record, index) => {
    const standing = standings[index]!;
    return 'withheld' in standing && standing.withheld;
  });
  const shown = standings.filter((standing) => 'deal' in standing).length;
  const dropped = homes.dropped.length + projects.dropped.length;
  const buildings = shown - homes.items.length - projects.items.length - dropped;
  const statuses = Map.groupBy(withheld, (record) => choiceIn(record['purposeStatus']) ?? 'none');
  const named = [...statuses].map(([status, some]) => `${status} (${some.length})`).join(', ');
  return [
    ...(withheld.length > 0
      ? [
          `${withheld.length} are withheld: withdrawn, in preparation or offline; by purposeStatus: ${named}.`,
        ]
      : []),
    ...(buildings > 0 ? [`${buildings} are buildings of projects.`] : []),
  ];
}

function countOf({ homes }: ReadEstates, flag: 'publishAddress' | 'publishPrice'): number {
  return homes.items.filter((home) => !home[flag]).length;
}

function leftOut(dropped: readonly DroppedItem[]): string[] {
  return [...Map.groupBy(dropped, ({ reason }) => reason)].map(([reason, items]) => {
    const more = items.length > NAMED ? ', …' : '';
    const named = items.slice(0, NAMED).map(({ item }) => item);
    return `${items.length} left out (${named.join(', ')}${more}): ${reason}`;
  });
}

function missingTexts({ homes }: ReadEstates, languages: SiteInfo['languages']): string[] {
  const missing = languages.filter(
    (locale) => !homes.items.some(({ title, description }) => title[locale] ?? description[locale]),
  );
  if (missing.length === 0 || homes.items.length === 0) return [];
  return [`No home has a text in ${missing.join(', ')}: is languageIds right in WHISE_OPTIONS?`];
}
