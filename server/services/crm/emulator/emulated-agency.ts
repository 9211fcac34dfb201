import type { WireOptions } from '../wire-options.ts';
import { textIn, timeIn, type WireRecord } from '../wire-values.ts';
import { EmulatedInbox, type ReceivedLead } from './emulated-inbox.ts';
import { type EmulatedOwner, historyEntries, personSigningIn } from './emulated-owners.ts';
import { isHistoryEndpoint } from './to-wire-history.ts';
import { type EmulatedItem, homeToWire } from './to-wire-home.ts';
import { buildingsToWire, projectToWire } from './to-wire-project.ts';
import {
  type EmulatedTables,
  entryToWire,
  isTableEndpoint,
  personToWire,
} from './to-wire-tables.ts';
import { displayed, localeOf, pageOf, withStatus } from './wire-list.ts';

/** The data of an emulated CRM, in types of the domain. */
export interface AgencyContent {
  homes: readonly EmulatedItem[];
  projects: readonly EmulatedItem[];
  people: readonly EmulatedItem[];
  owners: readonly EmulatedOwner[];
  tables?: EmulatedTables;
}

/** Answers calls from the data of an emulated CRM, which may change. */
export class EmulatedAgency {
  readonly #inbox: EmulatedInbox;
  readonly #options: WireOptions;
  #content: AgencyContent;
  /** When each home was changed, in milliseconds since 1970. */
  readonly #changed = new Map<number, number>();
  readonly #deleted = new Map<number, number>();
  #omitted: number | undefined;

  constructor(content: AgencyContent, options: WireOptions) {
    this.#content = content;
    this.#options = options;
    this.#inbox = new EmulatedInbox(options.keyField);
  }

  /** The leads received, in their order, each key once. */
  get leads(): readonly ReceivedLead[] {
    return this.#inbox.leads;
  }

  /** Replaces the CRM's data; items that differ count as changed now. */
  replace(content: AgencyContent, now: number): void {
    const before = new Map(this.#content.homes.map((home) => [home.id, JSON.stringify(home)]));
    for (const home of content.homes) {
      if (before.get(home.id) !== JSON.stringify(home)) this.#changed.set(home.id, now);
      before.delete(home.id);
    }
    for (const id of before.keys()) this.#deleted.set(id, now);
    this.#content = content;
  }

  /** Leaves a home out of lists, as happens when a list changes between its pages. */
  omit(id: number): void {
    this.#omitted = id;
  }

  /** The Value of a call, or a promise of it; undefined for a refusal. */
  answer(endpoint: string, parameters: WireRecord): unknown {
    const locale = localeOf(parameters);
    const { homes, projects, people, owners, tables = {} } = this.#content;
    const options = this.#options;
    const page = <Item>(items: readonly Item[], write: (item: Item) => unknown = asItIs) =>
      pageOf(items, { parameters, options }, write);
    if (this.#inbox.takes(endpoint)) return this.#inbox.take(endpoint, parameters);
    if (isHistoryEndpoint(endpoint)) {
      return page(historyEntries(owners, endpoint, { parameters, locale, options }));
    }
    if (isTableEndpoint(endpoint)) {
      return page(tables[endpoint] ?? [], (entry) => entryToWire(entry, endpoint, locale));
    }
    switch (endpoint) {
      case 'GetPropertyList':
        return page(this.#requested(homes, parameters), (home) =>
          displayed(homeToWire(home, locale, options), parameters),
        );
      case 'GetPropertiesByIDs': {
        const ids = new Set(parameters[options.idsParameter] as readonly unknown[]);
        const requested = homes.filter(({ id }) => ids.has(id));
        return page(requested, (home) => homeToWire(home, locale, options));
      }
      case 'CheckPersonLogin':
        return personSigningIn(owners, parameters, options);
      case 'GetProjectList':
        return page(withStatus(projects, parameters['StatusList']), (project) =>
          displayed(projectToWire(project, locale, options), parameters),
        );
      case 'GetBuildingList': {
        const project = projects.find(({ id }) => id === parameters['ProjectID']);
        return page(project ? buildingsToWire(project, locale, options) : []);
      }
      case 'GetUserList':
        return page(people, (person) => personToWire(person, locale));
      case 'GetDeletedPropertyIDs': {
        const since = timeIn(parameters['ChangeSince']) ?? 0;
        const gone = [...this.#deleted].filter(([, time]) => time >= since);
        return page(gone, ([id]) => id);
      }
      case 'GetPersonByEmail':
        return this.#inbox.personWith(textIn(parameters['Email']) ?? '');
      default:
        return undefined;
    }
  }

  #requested(homes: readonly EmulatedItem[], parameters: WireRecord): EmulatedItem[] {
    const since = timeIn(parameters['ChangeSince']);
    const listed = homes.filter(({ id }) => id !== this.#omitted);
    const requested = withStatus(listed, parameters['Status']);
    return since === undefined
      ? requested
      : requested.filter(({ id }) => (this.#changed.get(id) ?? 0) >= since);
  }
}

function asItIs(item: unknown): unknown {
  return item;
}
