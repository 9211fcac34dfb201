import type { Locale } from '../../views/domain/locale.ts';
import type { Project } from '../../views/domain/project/project.ts';
import type { Manager, Property } from '../../views/domain/property/property.ts';
import type { SiteInfo } from '../../views/domain/site/site.ts';
import type { DroppedItem } from '../services/crm/catalogue-port.ts';
import { pictureAdvice } from '../services/crm/picture-advice.ts';

interface CrmReportOptions {
  homes: { items: readonly Property[]; dropped: readonly DroppedItem[] };
  /** Whether a home is found by its id, which changes and owners' homes need. */
  isFoundById: boolean;
  projects: { items: readonly Project[]; dropped: readonly DroppedItem[] };
  team: readonly Manager[];
  /** Why the e-mail check was not answered. */
  emailCheck: string | undefined;
  /** Advice of its adapter on the settings, a line each. */
  advice: readonly string[];
  /** Names of the files in the agency's folder `documents`. */
  documentFiles: readonly string[];
  site: Pick<SiteInfo, 'languages' | 'labels' | 'pictureHosts' | 'documentHosts'>;
}

export interface CrmReport {
  text: string;
  /** Whether nothing was dropped and nothing seems to be missing. */
  isComplete: boolean;
}

/** Fields that at least some homes should have: if none has one, a setting is probably wrong. */
const EXPECTED: readonly [has: (home: Property) => boolean, advice: string][] = [
  [({ description }) => isFilled(description), 'has a text: set descriptionField in CRM_OPTIONS'],
  [({ typeDescription }) => isFilled(typeDescription), 'has the name of its type'],
  [({ manager }) => manager !== undefined, 'has a manager: set managerField in CRM_OPTIONS'],
  [({ pictures }) => pictures.length > 0, 'has a picture'],
  [({ position }) => position !== undefined, 'has coordinates: maps will show none'],
  [({ price }) => price !== undefined, 'has a price that may be published'],
  [
    ({ details }) => isFilled(details),
    'has details, such as a surface: set listsAreWhole to false in CRM_OPTIONS',
  ],
];

const SILENT = 'the CRM has none in that language, or failed when it was asked for it.';
/** Maximum number of items named for one reason. */
const NAMED = 5;

/**
 * The report of a CRM's data: counts, dropped items with reasons, and settings that may be missing.
 */
export function crmReport({
  homes,
  isFoundById,
  projects,
  team,
  emailCheck,
  advice: ofAdapter,
  documentFiles,
  site,
}: CrmReportOptions): CrmReport {
  const advice = [
    // First, because a CRM that refuses is why the rest is missing.
    ...ofAdapter,
    ...(homes.items.length > 0 ? adviceOn(homes.items, site) : ['No home is published.']),
    ...(isFoundById
      ? []
      : ['A home is not found by its ID: set listsAreWhole to false in CRM_OPTIONS.']),
    ...(team.length === 0 ? ['Nobody of the team was given.'] : []),
    ...(emailCheck === undefined
      ? []
      : [`Visitors fill in their profile each time, as the e-mail check failed: ${emailCheck}`]),
    ...documentAdvice([...homes.items, ...projects.items], documentFiles, site),
  ];
  const dropped = [...leftOut('home', homes.dropped), ...leftOut('project', projects.dropped)];
  const counts = `${homes.items.length} homes, ${projects.items.length} projects and ${team.length} people.`;
  const text = [counts, ...advice, ...dropped].join('\n');
  return { text: `${text}\n`, isComplete: advice.length === 0 && dropped.length === 0 };
}

function adviceOn(homes: readonly Property[], site: CrmReportOptions['site']): string[] {
  const lacking = EXPECTED.filter(([has]) => !homes.some(has)).map(
    ([, text]) => `No home ${text}.`,
  );
  const saysIn = (locale: Locale) =>
    homes.some(({ title, description }) => title[locale] ?? description[locale]);
  const silent = site.languages.filter((locale) => !saysIn(locale));
  const isMute = silent.length === site.languages.length;
  return [
    ...lacking,
    ...(silent.length > 0 && !isMute
      ? [`No home has a text in ${silent.join(', ')}: ${SILENT}`]
      : []),
    ...pictureAdvice(homes, site.pictureHosts),
    ...unknownLabels(homes, site),
  ];
}

/** Documents that cannot be opened, although visitors send a form for them. */
function documentAdvice(
  items: readonly Pick<Property, 'documents'>[],
  files: readonly string[],
  { documentHosts }: CrmReportOptions['site'],
): string[] {
  const documents = items.flatMap((item) => item.documents);
  const hosts = new Set(documents.flatMap(({ url }) => (url && URL.parse(url)?.host) || []));
  const own = documents.filter(({ url }) => url === undefined);
  const missing = own.filter(({ fileName }) => !files.includes(fileName));
  return [
    ...[...hosts]
      .filter((host) => !documentHosts.includes(host))
      .map(
        (host) => `Documents of ${host} cannot be opened: add it to documentHosts in site.json.`,
      ),
    ...(missing.length > 0
      ? [
          `${missing.length} of ${own.length} documents cannot be opened, such as ` +
            `${missing[0]?.fileName}: they are not in the agency's folder documents. Set documentsUrl in ` +
            'CRM_OPTIONS if the CRM has them.',
        ]
      : []),
  ];
}

function unknownLabels(homes: readonly Property[], { labels }: CrmReportOptions['site']): string[] {
  const known = new Set(labels.map(({ id }) => id));
  const names = new Map<number, string>();
  for (const { marquee, marqueeName } of homes) {
    if (marquee === undefined || known.has(marquee)) continue;
    names.set(marquee, Object.values(marqueeName ?? {})[0] ?? 'without a name, not shown');
  }
  return [...names].map(
    ([id, name]) => `Label ${id} (${name}) has no colours: add it to labels in site.json.`,
  );
}

/** One line per reason, with some of the items. */
function leftOut(what: string, dropped: readonly DroppedItem[]): string[] {
  const byReason = Map.groupBy(dropped, ({ reason }) => reason);
  return [...byReason].map(([reason, items]) => {
    const named = items.slice(0, NAMED).map(({ item }) => item);
    const more = items.length > NAMED ? ` and ${items.length - NAMED} more` : '';
    const is = items.length === 1 ? `${what} was` : `${what}s were`;
    return `${items.length} ${is} left out (${named.join(', ')}${more}): ${reason}`;
  });
}

function isFilled(record: object): boolean {
  return Object.values(record).some((value) => value !== '' && value !== undefined);
}
