import type { NewLead } from '../../../server/services/leads/model/lead-store.ts';
import type {
  NewsCheck,
  OwnerNewsStore,
} from '../../../server/services/owners/news/owner-news-store.ts';
import {
  isStanding,
  type NewOwnerNews,
  type OwnerNews,
} from '../../../server/services/owners/news/owner-news.ts';
import type { MemoryLeadStore } from './memory-lead-store.ts';

/** News of owners in memory: the contract needs no SQLite. */
export class MemoryOwnerNews implements OwnerNewsStore {
  readonly #leads: Pick<MemoryLeadStore, 'accept'>;
  readonly #kept: Map<string, OwnerNews>;

  constructor(leads: Pick<MemoryLeadStore, 'accept'>, kept = new Map<string, OwnerNews>()) {
    this.#leads = leads;
    this.#kept = kept;
  }

  async choose(news: NewOwnerNews, message: NewLead, dueAt: number) {
    const same = await this.of(news.owner, news.home);
    if (same?.email === news.email && isStanding(same, news.createdAt)) {
      const { id, createdAt } = same;
      const isActive = same.state === 'active';
      this.#kept.set(id, { ...same, ...news, id, createdAt, ...(isActive && { dueAt }) });
      return same.state === 'active' ? 'changed' : 'asked';
    }
    if (same) this.#kept.delete(same.id);
    this.#kept.set(news.id, { ...news, state: 'unconfirmed' });
    await this.#leads.accept(message);
    return 'asked';
  }

  async of(owner: number, home: number) {
    return [...this.#kept.values()].find((one) => one.owner === owner && one.home === home);
  }

  async find(id: string) {
    return this.#kept.get(id);
  }

  async confirm(id: string, at: number, dueAt: number) {
    const news = this.#kept.get(id);
    if (news?.state === 'unconfirmed')
      this.#kept.set(id, { ...news, state: 'active', confirmedAt: at, dueAt });
    return this.#kept.get(id);
  }

  async end(id: string) {
    return this.#kept.delete(id);
  }

  async due(now: number, latest: number, limit: number) {
    const isDue = (at: number | undefined) => at !== undefined && (at <= now || at > latest);
    return [...this.#kept.values()]
      .filter(({ state, dueAt }) => state === 'active' && isDue(dueAt))
      .sort((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0))
      .slice(0, limit);
  }

  async claim({ id, dueAt }: Pick<OwnerNews, 'id' | 'dueAt'>, until: number) {
    const news = this.#kept.get(id);
    if (!news || news.dueAt !== dueAt) return false;
    this.#kept.set(id, { ...news, dueAt: until });
    return true;
  }

  async checked(id: string, { claimedUntil, dueAt, seen, message }: NewsCheck) {
    const news = this.#kept.get(id);
    if (!news || news.dueAt !== claimedUntil) return false;
    this.#kept.set(id, { ...news, dueAt, seen });
    if (message) await this.#leads.accept(message);
    return true;
  }

  async eraseUnconfirmed(before: number) {
    const old = [...this.#kept.values()].filter(
      ({ state, createdAt }) => state === 'unconfirmed' && createdAt < before,
    );
    for (const { id } of old) this.#kept.delete(id);
    return old.length;
  }
}
