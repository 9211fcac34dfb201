import type { SiteInfo } from '../../../../views/domain/site/site.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import { idIn, recordsIn, textIn, type WireRecord } from '../wire-values.ts';
import type { WhiseConfig } from '../whise-config.ts';
import { brusselsDate } from '../../../../views/domain/format/date.ts';
import { CachedEstates, type ReadEstates } from './cached-estates.ts';
import type { EstateSource } from './estate-source.ts';
import { choiceIn, detailsIn } from './estate-values.ts';
import { DETAILS_READ, FIELDS_READ } from './fields-read.ts';
import { ROOMS } from './labels/rooms.ts';
import { SUBCATEGORIES } from './labels/types.ts';
import { teamFrom } from './people-from-estates.ts';
import { adviceOn } from './whise-advice.ts';
import type { WhiseCalls } from './whise-calls.ts';

/** Maximum number of items named for one reason. */
const NAMED = 5;

interface Inquiry {
  calls: WhiseCalls;
  source: EstateSource;
  config: WhiseConfig;
  now: () => number;
  site: Pick<SiteInfo, 'languages' | 'pictureHosts'>;
}

export interface WhiseReport {
  lines: readonly string[];
  /** Whether nothing was refused or left out, and nothing is left to configure. */
  isComplete: boolean;
}

/**
 * Requests everything that the site requests of Whise but sends no lead, and goes on after a
 * refusal.
 */
export async function whiseReport(inquiry: Inquiry): Promise<WhiseReport> {
  const faults: string[] = [];
  const estates = await attempt('v1/estates/list', faults, () => inquiry.source.all());
  const origins = await attempt('v1/contacts/origins/list', faults, () =>
    inquiry.calls.call('v1/contacts/origins/list', {}, { kind: 'optional' }),
  );
  const onEstates = estates ? await linesOn(estates, inquiry) : { facts: [], faults: [] };
  const advice = [
    ...faults,
    ...inquiry.source.refused.map((name) => `Whise refuses the filter ${name}.`),
    ...onEstates.faults,
    ...contactAdvice(inquiry, estates ?? []),
  ];
  const named = recordsIn(origins?.['contactOrigins']).map(
    (origin) => `${idIn(origin['id'])} ${textIn(origin['name']) ?? ''}`,
  );
  return {
    lines: [
      ...advice,
      ...(estates ? ['token, v1/admin/clients/token, v1/estates/list: answered.'] : []),
      ...(origins ? ['v1/contacts/origins/list: answered.'] : []),
      ...onEstates.facts,
      ...(named.length > 0
        ? [`Origins of contacts, for contactOriginId: ${named.join(', ')}.`]
        : []),
      'No lead was sent: send one by a form of the site, and look at the contact in Whise.',
    ],
    isComplete: advice.length === 0,
  };
}

async function attempt<T>(
  endpoint: string,
  faults: string[],
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    const advice = adviceOn(error);
    if (advice === undefined) throw error;
    faults.push(`${endpoint}: ${advice}`);
    return undefined;
  }
}

async function linesOn(records: readonly WireRecord[], { config, now, site }: Inquiry) {
  const { options } = config;
  const reading = { options, today: brusselsDate(now()) ?? '' };
  const read = await CachedEstates.of(records).read(reading);
  const { homes, projects, dropped } = read;
  const team = teamFrom(records, options.namesLanguage);
  return {
    faults: [
      ...leftOut([...dropped, ...homes.dropped, ...projects.dropped]),
      ...(homes.items.length > 0 ? [] : ['No home is published.']),
      ...missingTexts(read, site.languages),
      ...unknownHosts(read, site.pictureHosts),
      ...(team.length > 0 ? [] : ['Nobody represents an estate: the site has no managers.']),
    ],
    facts: [
      `${records.length} estates: ${homes.items.length} homes, ${projects.items.length} projects, ${team.length} people.`,
      `Addresses are hidden of ${countOf(read, 'publishAddress')}, prices of ${countOf(read, 'publishPrice')} homes.`,
      ...neverFilled(records),
      ...unknownIds(records),
      ...homes.items
        .slice(0, 1)
        .map((home) => `A home as the site understands it: ${JSON.stringify(home, undefined, 2)}`),
    ],
  };
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

function unknownHosts({ homes }: ReadEstates, known: readonly string[]): string[] {
  const sources = homes.items.flatMap(({ pictures }) => pictures.map(({ source }) => source));
  const hosts = new Set(sources.flatMap((source) => URL.parse(source)?.host || []));
  return [...hosts]
    .filter((host) => !known.includes(host))
    .map((host) => `Pictures of ${host} are not shown: add it to pictureHosts in site.json.`);
}

function neverFilled(records: readonly WireRecord[]): string[] {
  const filled = new Set(records.flatMap(Object.keys));
  const details = new Set(records.flatMap((record) => [...detailsIn(record).keys()]));
  const fields = FIELDS_READ.filter((field) => !filled.has(field));
  const ids = DETAILS_READ.filter((id) => !details.has(id));
  return [
    ...(fields.length > 0 ? [`Fields that no estate has: ${fields.join(', ')}.`] : []),
    ...(ids.length > 0 ? [`Details that no estate has: ${ids.join(', ')}.`] : []),
  ];
}

/** What estates have that the site has no words or place for. */
function unknownIds(records: readonly WireRecord[]): string[] {
  const types = new Set(records.map((record) => choiceIn(record['subCategory'])));
  const unknown = [...types].filter((id) => id !== undefined && !SUBCATEGORIES.has(id));
  const labels = new Map<number, string>();
  for (const detail of records.flatMap((record) => [...detailsIn(record).values()])) {
    const isRead = DETAILS_READ.includes(detail.id) || ROOMS.has(detail.id);
    if (!isRead && detail.type !== 'surface') labels.set(detail.id, detail.label ?? 'no label');
  }
  const details = [...labels].map(([id, label]) => `${id} (${label})`);
  return [
    ...(unknown.length > 0
      ? [`Subcategories that have the words of their category: ${unknown.join(', ')}.`]
      : []),
    ...(details.length > 0 ? [`Details that the site does not show: ${details.join(', ')}.`] : []),
  ];
}

function contactAdvice({ config }: Inquiry, records: readonly WireRecord[]): string[] {
  const { officeId, options } = config;
  const offices = new Set(records.flatMap((record) => idIn(record['officeId']) ?? []));
  if (officeId !== undefined || options.contactOfficeIds !== undefined || offices.size < 2)
    return [];
  return [
    `Estates are of the offices ${[...offices].join(', ')}: leads go to the office of their home, others to ` +
      'the first. Set contactOfficeIds in WHISE_OPTIONS, or WHISE_OFFICE_ID for a site of one office.',
  ];
}
