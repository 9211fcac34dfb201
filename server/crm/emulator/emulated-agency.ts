import type { Locale } from '../../../views/domain/locale.ts';
import type { Owner } from '../../../views/domain/owner/owner.ts';
import type { WireOptions } from '../wire-options.ts';
import {
  idIn,
  LANGUAGE_IDS,
  numberIn,
  rawTextIn,
  textIn,
  timeIn,
  type WireRecord,
} from '../http/wire-values.ts';
import {
  type EmulatedHistory,
  type HistoryEndpoint,
  historyToWire,
  isHistoryEndpoint,
} from './to-wire-history.ts';
import { sameEmail } from '../../../views/domain/format/same-email.ts';
import { buildingsToWire, type EmulatedItem, homeToWire, projectToWire } from './to-wire-home.ts';

/** What an emulated CRM holds, in the words of the domain. */
export interface AgencyContent {
  homes: readonly EmulatedItem[];
  projects: readonly EmulatedItem[];
  people: readonly EmulatedItem[];
  owners: readonly EmulatedOwner[];
}

/** An owner of the emulated CRM; their homes are among its homes, in any status. */
export interface EmulatedOwner {
  owner: Owner;
  isPassword(password: string): Promise<boolean>;
  histories: readonly EmulatedHistory[];
}

/** A lead as it was sent. */
export interface ReceivedLead {
  endpoint: string;
  key: string;
  parameters: WireRecord;
}

/** Answers a call: the Value, a list with its items, or undefined for an endpoint that is not there. */
export class EmulatedAgency {
  /** In the order in which they came, each key once. */
  readonly leads: ReceivedLead[] = [];
  readonly #options: WireOptions;
  #content: AgencyContent;
  /** When each home was changed, in milliseconds since 1970. */
  readonly #changed = new Map<number, number>();
  readonly #deleted = new Map<number, number>();
  #omitted: number | undefined;

  constructor(content: AgencyContent, options: WireOptions) {
    this.#content = content;
    this.#options = options;
  }

  /** Replaces what the CRM holds; what differs has changed now. */
  replace(content: AgencyContent, now: number): void {
    const before = new Map(this.#content.homes.map((home) => [home.id, JSON.stringify(home)]));
    for (const home of content.homes) {
      if (before.get(home.id) !== JSON.stringify(home)) this.#changed.set(home.id, now);
      before.delete(home.id);
    }
    for (const id of before.keys()) this.#deleted.set(id, now);
    this.#content = content;
  }

  /** Leaves a home out of lists, as one page of a list that changes meanwhile may do. */
  omit(id: number): void {
    this.#omitted = id;
  }

  /** The Value of a call, or a promise of it; undefined for what it refuses. */
  answer(endpoint: string, parameters: WireRecord): unknown {
    const locale = localeOf(parameters);
    const { homes, projects, people } = this.#content;
    const options = this.#options;
    if (isHistoryEndpoint(endpoint)) return this.#history(endpoint, parameters, locale);
    switch (endpoint) {
      case 'GetPropertyList':
        return this.#page(this.#asked(homes, parameters), parameters, (home) =>
          displayed(homeToWire(home, locale, options), parameters),
        );
      case 'GetPropertiesByIDs': {
        const ids = new Set(parameters[options.idsParameter] as readonly unknown[]);
        return this.#page(
          homes.filter(({ id }) => ids.has(id)),
          parameters,
          (home) => homeToWire(home, locale, options),
        );
      }
      case 'CheckPersonLogin':
        return this.#signIn(parameters);
      case 'GetProjectList':
        return this.#page(withStatus(projects, parameters['StatusList']), parameters, (project) =>
          displayed(projectToWire(project, locale, options), parameters),
        );
      case 'GetBuildingList': {
        const project = projects.find(({ id }) => id === parameters['ProjectID']);
        const buildings = project ? buildingsToWire(project, locale) : [];
        return this.#page(buildings, parameters, (building) => building);
      }
      case 'GetUserList':
        return this.#page(people, parameters, (person) => personToWire(person, locale));
      case 'GetDeletedPropertyIDs': {
        const since = timeIn(parameters['ChangeSince']) ?? 0;
        const gone = [...this.#deleted].filter(([, time]) => time >= since);
        return this.#page(gone, parameters, ([id]) => id);
      }
      case 'ContactOnMe':
      case 'ContactOnMeProject':
      case 'DemandRegister':
        return this.#take(endpoint, parameters);
      case 'GetPersonByEmail':
        return this.#personWith(textIn(parameters['Email']) ?? '');
      default:
        return undefined;
    }
  }

  #asked(homes: readonly EmulatedItem[], parameters: WireRecord): EmulatedItem[] {
    const since = timeIn(parameters['ChangeSince']);
    const listed = homes.filter(({ id }) => id !== this.#omitted);
    const asked = withStatus(listed, parameters['Status']);
    return since === undefined
      ? asked
      : asked.filter(({ id }) => (this.#changed.get(id) ?? 0) >= since);
  }

  #page<Item>(
    items: readonly Item[],
    { Limit1: from, Limit2: to }: WireRecord,
    write: (item: Item) => unknown,
  ): unknown {
    const first = idIn(from) ?? 1;
    const page = items.slice(first - 1, numberIn(to) ?? items.length);
    return { From: first, [this.#options.countField]: items.length, Items: page.map(write) };
  }

  #take(endpoint: string, parameters: WireRecord): unknown {
    const key = rawTextIn(parameters[this.#options.keyField]);
    if (!this.leads.some((lead) => lead.key === key)) {
      this.leads.push({ endpoint, key, parameters });
    }
    return { ID: this.leads.findIndex((lead) => lead.key === key) + 1 };
  }

  async #signIn({ Email: email, Password: password }: WireRecord): Promise<unknown> {
    const found = this.#content.owners.find(({ owner }) =>
      sameEmail(owner.email, rawTextIn(email)),
    );
    if (!found || !(await found.isPassword(rawTextIn(password)))) return undefined;
    const { id, firstName, name, email: own, language, propertyIds } = found.owner;
    return {
      ID: id,
      FirstName: firstName,
      Name: name,
      Email: own,
      LanguageId: LANGUAGE_IDS[language],
      [this.#options.ownerHomesField]: propertyIds,
    };
  }

  #history(endpoint: HistoryEndpoint, parameters: WireRecord, locale: Locale): unknown {
    const [first] = (parameters['ObjectIDs'] ?? []) as readonly unknown[];
    const asked = parameters['ID'] ?? parameters['ObjectID'] ?? first;
    const histories = this.#content.owners.flatMap((owner) => owner.histories);
    const history = histories.find(({ propertyId }) => propertyId === asked);
    const entries = history ? historyToWire(history, endpoint, locale) : [];
    return this.#page(entries, parameters, (entry) => entry);
  }

  #personWith(email: string): WireRecord | null {
    const of = this.leads.filter(({ parameters }) =>
      sameEmail(rawTextIn(parameters['Email']), email),
    );
    const known = of.find(({ parameters }) => parameters['PhoneNumber']) ?? of[0];
    if (!known) return null;
    const { FirstName, Name, Email, PhoneNumber = '' } = known.parameters;
    return { ID: 1, FirstName, Name, Email, PhoneNumber };
  }
}

function withStatus(items: readonly EmulatedItem[], statuses: unknown): EmulatedItem[] {
  if (!Array.isArray(statuses)) return [...items];
  return items.filter(({ status }) => statuses.includes(status));
}

/** Of a record the fields that were asked for, if any were named. */
function displayed(record: WireRecord, { DisplayFields: names }: WireRecord): WireRecord {
  if (!Array.isArray(names)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

function localeOf(parameters: WireRecord): Locale {
  const id = parameters['LanguageId'] ?? parameters['DescriptionLanguageId'];
  const found = Object.entries(LANGUAGE_IDS).find(([, language]) => language === id);
  return (found?.[0] as Locale | undefined) ?? 'nl';
}

function personToWire(person: EmulatedItem, locale: Locale): WireRecord {
  const texts = (person['function'] ?? {}) as Partial<Record<Locale, string>>;
  return {
    ID: person.id,
    Name: person['name'],
    Photo: person['photo'] ?? '',
    Function: texts[locale] ?? '',
    IPI: person['ipi'] ?? '',
    DirectPhone: person['directPhone'] ?? '',
    MobilePhone: person['mobilePhone'] ?? '',
    Email: person['email'] ?? '',
  };
}
