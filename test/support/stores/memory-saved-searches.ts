import { randomUUID } from 'node:crypto';
import {
  MAX_HIDDEN,
  MAX_SEARCHES,
  type NewSearch,
  type SavedSearch,
  SEARCH_STATES,
} from '../../../server/services/alerts/saved-search.ts';
import type {
  Alert,
  AlertItem,
  HiddenHome,
  SavedSearchStore,
  SearchChanges,
  SearchSweep,
} from '../../../server/services/alerts/saved-search-store.ts';
import { SEARCH_CONFIRMATION } from '../../../server/services/leads/model/destinations.ts';
import type { NewLead } from '../../../server/services/leads/model/lead-store.ts';
import { foldedAddress } from '../../../server/services/mail/strangers/folded-address.ts';
import type { MemoryLeadStore } from './memory-lead-store.ts';

interface Kept {
  searches: Map<string, SavedSearch>;
  /** Ids in the order of their latest change, and the number of the latest. */
  changed: Map<string, number>;
  number: number;
  hidden: Map<string, HiddenHome[]>;
  told: Map<string, AlertItem[]>;
  cursors: Map<string, number>;
}

export function noSearches(): Kept {
  return {
    searches: new Map(),
    changed: new Map(),
    number: 0,
    hidden: new Map(),
    told: new Map(),
    cursors: new Map(),
  };
}

/** Saved searches in memory: the contract needs no SQLite. Several servers share `kept`. */
export class MemorySavedSearches implements SavedSearchStore {
  readonly #leads: MemoryLeadStore;
  readonly #kept: Kept;

  constructor(leads: MemoryLeadStore, kept: Kept = noSearches()) {
    this.#leads = leads;
    this.#kept = kept;
    leads.eraseSearchesBy((email) => {
      const address = foldedAddress(email);
      const found = this.#all().filter((one) => foldedAddress(one.email) === address);
      for (const search of found) this.#erase(search);
      return found;
    });
  }

  async request(
    search: NewSearch,
    message: NewLead,
    { count, since }: { count: number; since: number },
  ) {
    if (this.#leads.isSent(message)) return false;
    const address = foldedAddress(search.email);
    const held = this.#all().filter(({ email }) => foldedAddress(email) === address);
    const lately = held.filter(({ createdAt }) => createdAt >= since);
    if (lately.length >= count || held.length >= MAX_SEARCHES) return false;
    await this.#leads.accept(message);
    const person = held[0]?.person ?? randomUUID();
    this.#set({ ...search, person, state: 'unconfirmed' });
    return true;
  }

  async confirm(
    id: string,
    { at, expiresAt, lead }: { at: number; expiresAt: number; lead: NewLead },
  ) {
    const search = this.#kept.searches.get(id);
    if (search?.state !== 'unconfirmed') return search && { search, isNew: false };
    const { person, list, query } = search;
    const same = this.#all().find(
      (one) =>
        one.state !== 'unconfirmed' &&
        one.person === person &&
        one.list === list &&
        one.query === query,
    );
    const leadId = same ? same.lead : (await this.#leads.accept(lead)).id;
    if (same) this.#erase(same);
    return {
      search: this.#set({ ...search, state: 'active', confirmedAt: at, expiresAt, lead: leadId }),
      isNew: true,
    };
  }

  async find(id: string) {
    return this.#kept.searches.get(id);
  }

  async ofPerson(person: string) {
    return this.#all()
      .filter((one) => one.person === person && one.state !== 'unconfirmed')
      .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
  }

  async change(person: string, id: string, changes: SearchChanges, now: number) {
    const search = this.#kept.searches.get(id);
    if (search?.person !== person || search.state === 'unconfirmed') return undefined;
    const { endedAt, remindedAt, ...changed } = { ...search, ...changes };
    return this.#set({
      ...changed,
      ...(changed.state === 'ended' && { endedAt: endedAt ?? now }),
      ...(changes.expiresAt === undefined && remindedAt !== undefined && { remindedAt }),
    });
  }

  async endAll(person: string, now: number) {
    const running = this.#all().filter((one) => one.person === person && isRunning(one));
    for (const search of running) this.#set({ ...search, state: 'ended', endedAt: now });
    return running.length;
  }

  async eraseUnconfirmed(id: string) {
    const search = this.#kept.searches.get(id);
    if (search?.state !== 'unconfirmed') return false;
    this.#erase(search);
    this.#leads.eraseWith(SEARCH_CONFIRMATION, JSON.stringify({ search: id }));
    return true;
  }

  async changes(after: number, limit: number) {
    const changed = [...this.#kept.changed]
      .filter(([, number]) => number > after)
      .sort(([, a], [, b]) => a - b)
      .slice(0, limit);
    return {
      number: changed.at(-1)?.[1] ?? after,
      changes: changed.map(([id]) => ({ id, search: this.#kept.searches.get(id) })),
    };
  }

  async told(person: string) {
    return [...(this.#kept.told.get(person) ?? [])];
  }

  async recordAlert({ person, searches, items, message }: Alert) {
    const told = this.#kept.told.get(person) ?? [];
    const hidden = this.#kept.hidden.get(person) ?? [];
    const isActive = (id: string) => {
      const search = this.#kept.searches.get(id);
      return search?.person === person && search.state === 'active';
    };
    const isSettled = ({ home, reason }: AlertItem) =>
      told.some((one) => one.home === home && one.reason === reason) ||
      hidden.some((one) => one.home === home);
    const isLate = this.#leads.isSent(message) || !searches.every(isActive);
    if (isLate || items.some(isSettled)) return false;
    await this.#leads.accept(message);
    this.#kept.told.set(person, [...told, ...items]);
    return true;
  }

  async cursor(name: string) {
    return this.#kept.cursors.get(name);
  }

  async moveCursor(name: string, from: number | undefined, to: number) {
    if (this.#kept.cursors.get(name) !== from) return false;
    this.#kept.cursors.set(name, to);
    return true;
  }

  async hiddenHomes(person: string) {
    return [...(this.#kept.hidden.get(person) ?? [])];
  }

  async hide(person: string, home: number, now: number) {
    const hidden = this.#kept.hidden.get(person) ?? [];
    const isKnown = this.#all().some((one) => one.person === person);
    if (!isKnown || hidden.some((one) => one.home === home)) return;
    const all = [...hidden, { home, at: now }].sort((a, b) => b.at - a.at || a.home - b.home);
    this.#kept.hidden.set(person, all.slice(0, MAX_HIDDEN));
  }

  async showAgain(person: string, home: number) {
    const hidden = this.#kept.hidden.get(person) ?? [];
    this.#kept.hidden.set(
      person,
      hidden.filter((one) => one.home !== home),
    );
  }

  async expiring(before: number) {
    return this.#all()
      .filter(({ state, remindedAt }) => state === 'active' && remindedAt === undefined)
      .filter(({ expiresAt = Infinity }) => expiresAt < before)
      .sort((a, b) => (a.expiresAt ?? 0) - (b.expiresAt ?? 0));
  }

  async remind({ id, expiresAt }: SavedSearch, message: NewLead) {
    const search = this.#kept.searches.get(id);
    const isDue = search?.state === 'active' && search.remindedAt === undefined;
    if (!isDue || search.expiresAt !== expiresAt) return false;
    await this.#leads.accept(message);
    this.#set({ ...search, remindedAt: message.receivedAt });
    return true;
  }

  async sweep({ now, unconfirmedBefore, endedBefore }: SearchSweep) {
    const over = this.#all().filter((one) => isRunning(one) && (one.expiresAt ?? Infinity) <= now);
    for (const search of over) this.#set({ ...search, state: 'ended', endedAt: now });
    const erased = this.#all().filter(
      ({ state, createdAt, endedAt = Infinity }) =>
        (state === 'unconfirmed' && createdAt < unconfirmedBefore) ||
        (state === 'ended' && endedAt < endedBefore),
    );
    for (const search of erased) this.#erase(search);
    return { ended: over.length, erased: erased.length };
  }

  async counts() {
    const count = (state: SavedSearch['state']) =>
      this.#all().filter((one) => one.state === state).length;
    const [unconfirmed, active, paused, ended] = SEARCH_STATES.map(count) as [
      number,
      number,
      number,
      number,
    ];
    return { unconfirmed, active, paused, ended };
  }

  #all(): SavedSearch[] {
    return [...this.#kept.searches.values()];
  }

  #set(search: SavedSearch): SavedSearch {
    this.#kept.searches.set(search.id, search);
    this.#note(search.id);
    return search;
  }

  #erase({ id, person }: SavedSearch): void {
    this.#kept.searches.delete(id);
    this.#note(id);
    if (this.#all().some((one) => one.person === person)) return;
    this.#kept.hidden.delete(person);
    this.#kept.told.delete(person);
  }

  #note(id: string): void {
    this.#kept.number += 1;
    this.#kept.changed.set(id, this.#kept.number);
  }
}

function isRunning({ state }: SavedSearch): boolean {
  return state === 'active' || state === 'paused';
}
