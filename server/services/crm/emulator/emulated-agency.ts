import type { WireOptions } from '../wire-options.ts';
import { numberIn, textIn, type WireRecord } from '../wire-values.ts';
import { EmulatedInbox, type ReceivedLead } from './emulated-inbox.ts';
import {
  type EmulatedOwner,
  historyEntries,
  DEFAULT_OWNER_BEHAVIOUR,
  type OwnerBehaviour,
  personById,
  personSigningIn,
  relatedHomes,
  visitsValue,
} from './emulated-owners.ts';
import { defaultBehaviour, type WireBehaviour } from './behaviour.ts';
import { isHistoryEndpoint, isPagedHistory } from './to-wire-history.ts';
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
  readonly #deleted = new Set<number>();
  /** How it answers about owners. */
  readonly ownerBehaviour: OwnerBehaviour = { ...DEFAULT_OWNER_BEHAVIOUR };
  /** How it answers otherwise, where clients are silent. */
  readonly behaviour: WireBehaviour = defaultBehaviour();
  /** Homes of which a view was reported, in the order in which they came. */
  readonly views: number[] = [];
  /** The same of projects. */
  readonly projectViews: number[] = [];
  #omitted: number | undefined;

  constructor(content: AgencyContent, options: WireOptions) {
    this.#content = content;
    this.#options = options;
    this.#inbox = new EmulatedInbox();
  }

  /** The leads received, in their order. */
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
    for (const id of before.keys()) this.#deleted.add(id);
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
    const behaviour = { ...this.ownerBehaviour, ...this.behaviour };
    const page = <Item>(items: readonly Item[], write: (item: Item) => unknown = asItIs) =>
      pageOf(items, { parameters, options }, write);
    if (this.#inbox.takes(endpoint)) return this.#inbox.take(endpoint, parameters);
    if (isHistoryEndpoint(endpoint)) {
      const entries = historyEntries(owners, endpoint, { parameters, behaviour, locale, options });
      return isPagedHistory(endpoint) ? page(entries) : visitsValue(endpoint, entries, behaviour);
    }
    if (isTableEndpoint(endpoint)) {
      return page(tables[endpoint] ?? [], (entry) => entryToWire(entry, endpoint, locale));
    }
    switch (endpoint) {
      case 'GetPropertyList':
        return page(this.#requested(homes, parameters), (home) =>
          displayed(homeToWire(home, locale, options, people), parameters),
        );
      case 'GetProperty': {
        const home = homes.find(({ id }) => id === parameters['ID']);
        if (!home) return undefined;
        if (parameters['UpdateVisit'] === true) this.views.push(home.id);
        return displayed(homeToWire(home, locale, options), parameters);
      }
      case 'GetPropertiesByIDs':
        return this.#requested(homes, parameters).map((home) =>
          homeToWire(home, locale, options, people),
        );
      case 'CheckPersonLogin':
        return personSigningIn(owners, { parameters, behaviour }, options);
      case 'GetPerson':
        return personById(owners, parameters);
      case 'GetRelatedProperties': {
        const ids = relatedHomes(owners, { parameters, behaviour });
        return page(
          homes.filter(({ id }) => ids.includes(id)),
          (home) => homeToWire(home, locale, options, people),
        );
      }
      case 'GetProjectList':
        return page(withStatus(projects, parameters['StatusList']), (project) =>
          displayed(projectToWire(project, locale, options, people), parameters),
        );
      case 'GetProject': {
        const project = projects.find(({ id }) => id === parameters['ID']);
        if (!project) return undefined;
        if (parameters['UpdateVisit'] === true) this.projectViews.push(project.id);
        return projectToWire(project, locale, options, people);
      }
      case 'GetBuildingList': {
        const project = projects.find(({ id }) => id === parameters['ProjectID']);
        return page(project ? buildingsToWire(project, locale, options) : []);
      }
      case 'GetUserList':
        return page(people, (person) => personToWire(person, locale));
      case 'GetDeletedPropertyIDs':
        return [...this.#deleted];
      case 'GetPersonByEmail':
        return this.#inbox.personWith(textIn(parameters['Email']) ?? '');
      default:
        return undefined;
    }
  }

  #requested(homes: readonly EmulatedItem[], parameters: WireRecord): EmulatedItem[] {
    const since = numberIn(parameters['ChangeSince']);
    const ids = parameters['IDs'];
    const listed = Array.isArray(ids)
      ? homes.filter(({ id }) => ids.includes(id))
      : homes.filter(({ id }) => id !== this.#omitted);
    const requested = withStatus(listed, parameters['Status'] ?? parameters['StatusList']);
    return since === undefined
      ? requested
      : requested.filter(({ id }) => (this.#changed.get(id) ?? 0) >= since);
  }
}

function asItIs(item: unknown): unknown {
  return item;
}
