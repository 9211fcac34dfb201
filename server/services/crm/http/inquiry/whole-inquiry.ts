import { randomUUID } from 'node:crypto';
import { propertySchema } from '../../../../../views/domain/property/property.ts';
import type { Project } from '../../../../../views/domain/project/project.ts';
import type { Manager, Property } from '../../../../../views/domain/property/property.ts';
import type { DroppedItem } from '../../catalogue-port.ts';
import type { HttpCrmConfig } from '../../http-crm-config.ts';
import { CachedItems } from '../cached-items.ts';
import { crmAdvice } from '../crm-advice.ts';
import { CrmTables } from '../crm-tables.ts';
import { displayFields } from '../fields-read.ts';
import { assumptions } from './assumptions.ts';
import { HomeSource } from '../home-source.ts';
import { httpLeads } from '../http-leads.ts';
import { HttpOwners } from '../http-owners.ts';
import { fetchPeople } from '../people-from-wire.ts';
import { placesByProject } from '../project-place.ts';
import { ProjectSource } from '../project-source.ts';
import { RecordedCalls } from './recorded-calls.ts';
import { settingsAdvice } from './settings-advice.ts';
import type { ListOutcome } from '../wire-snapshot.ts';

/** Milliseconds: changes of that time are asked for. */
const DAY = 24 * 3600_000;

interface Items<Item> {
  items: Item[];
  dropped: DroppedItem[];
}

/** What a CRM behind HTTP answers to everything that the site asks, but leads. */
export interface HttpInquiry {
  homes: Items<Property>;
  projects: Items<Project>;
  team: readonly Manager[];
  /** Whether a home is found by its id; true if none is known. */
  isFoundById: boolean;
  /** Why the e-mail check was not answered. */
  emailCheck: string | undefined;
  /** What was refused or is missing, and what to set; a line each. */
  advice: string[];
  /** What each endpoint was asked and answered, what was guessed; a line each. */
  facts: string[];
}

/**
 * Asks everything once, and goes on after a refusal. Sends no lead.
 * @param now milliseconds since 1970.
 */
export async function inquireHttp(config: HttpCrmConfig, now: () => number): Promise<HttpInquiry> {
  const calls = new RecordedCalls(config, now);
  const faults = new Set<string>();
  const attempt = async <T>(ask: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await ask();
    } catch (error) {
      const advice = crmAdvice(error);
      if (advice === undefined) throw error;
      faults.add(advice);
      return undefined;
    }
  };
  try {
    const { options } = config;
    const tables = new CrmTables(calls, config, now);
    let team: readonly Manager[] = [];
    const owners = new HttpOwners(calls, config, { tables, now, team: () => team });
    const source = new HomeSource(calls, config);
    const homes = new CachedItems(propertySchema, options);
    const listed = await attempt(() => source.all(homes, undefined));
    await attempt(() => source.changesSince(now() - DAY, undefined));
    const byId = new CachedItems(propertySchema, options);
    const [id] = homes.ids;
    const found =
      id === undefined ? undefined : await attempt(() => source.byIds([id], byId, undefined));
    const people = await attempt(() => fetchPeople(calls, config, undefined));
    if (people?.refusal) faults.add(crmAdvice(people.refusal) ?? people.refusal.message);
    const projectSource = new ProjectSource(calls, config);
    const asked = {
      before: undefined,
      homes: new Set<number>(),
      places: placesByProject(homes),
      now: now(),
      signal: undefined,
    };
    const projects = await attempt(() => projectSource.fetch(asked));
    const advice = await settingsAdvice({ calls, config, tables, owners }, id);
    team = people?.team ?? [];
    const directory = { team, tables: tables.current };
    return {
      homes: await homes.answer(directory, listed?.faults ?? []),
      projects: (await projects?.cached.answer(directory, projects.faults)) ?? NONE,
      team,
      isFoundById: found === undefined || found.received.size > 0,
      emailCheck: await emailCheck(httpLeads(calls, config, tables)),
      advice: [
        ...faults,
        ...languageLines('homes', listed),
        ...languageLines('projects', projects),
        ...languageLines('people', people?.outcome),
        ...advice,
        ...plainAddresses(calls),
      ],
      facts: [
        ...calls.lines(),
        ...neverFilled(calls, config, 'home'),
        ...(options.hasProjects ? neverFilled(calls, config, 'project') : []),
        ...assumptions(calls, options),
      ],
    };
  } finally {
    await calls.destroy();
  }
}

/** Pictures and documents are fetched by https alone. */
function plainAddresses(calls: RecordedCalls): string[] {
  return [...calls.plainHosts].map((host) =>
    host.includes(':')
      ? `Files of http://${host} are refused: the CRM must name them by https.`
      : `Files of http://${host} are fetched by https: if that host has none, they are missing, and the CRM must name another.`,
  );
}

const NONE = { items: [], dropped: [] };

async function emailCheck(leads: ReturnType<typeof httpLeads>): Promise<string | undefined> {
  try {
    await leads.knowsEnough(`${randomUUID()}@agency.invalid`);
    return undefined;
  } catch (error) {
    return crmAdvice(error) ?? 'it failed';
  }
}

function languageLines(what: string, outcome: ListOutcome | undefined): string[] {
  if (!outcome) return [];
  const { failed, refused } = outcome;
  return [
    ...(refused.length > 0 ? [`The CRM refuses its ${what} in ${refused.join(', ')}.`] : []),
    ...(failed.length > 0 ? [`The CRM gave no ${what} in ${failed.join(', ')}.`] : []),
  ];
}

function neverFilled(
  calls: RecordedCalls,
  { options }: HttpCrmConfig,
  kind: 'home' | 'project',
): string[] {
  const endpoint = kind === 'home' ? 'GetPropertyList' : 'GetProjectList';
  const { DisplayFields: fields = [] } = displayFields(kind, { ...options, displayFields: true });
  if (calls.fieldsOf(endpoint).size === 0) return [];
  const empty = calls.neverFilled(endpoint, fields);
  return empty.length > 0 ? [`Fields that no ${kind} has filled: ${empty.join(', ')}.`] : [];
}
